// cspell:ignore titel descripton
import {describe, expect, it} from 'vitest';
import {closest, didYouMean} from './suggest';

const keys = ['title', 'description', 'sidebar_label'];

describe('closest', () => {
  it('finds a name with a slip, whatever its case', () => {
    expect(closest('titel', keys)).toBe('title');
    expect(closest('sidebarLabel', keys)).toBe('sidebar_label');
  });

  it('takes the nearest of several', () => {
    expect(closest('intro1', ['intro22', 'intro'])).toBe('intro');
  });

  it('finds nothing when nothing is close', () => {
    expect(closest('author', keys)).toBeUndefined();
    expect(closest('x', [])).toBeUndefined();
  });
});

describe('didYouMean', () => {
  it('is a sentence, or nothing', () => {
    expect(didYouMean('descripton', keys)).toBe(' Did you mean "description"?');
    expect(didYouMean('author', keys)).toBe('');
  });
});

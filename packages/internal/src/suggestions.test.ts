// cspell:ignore titel descripton
import {describe, expect, test} from 'vitest';
import {didYouMean, findClosest} from './suggestions';

const keys = ['title', 'description', 'sidebar_label'];

describe('findClosest', () => {
  test('finds a misspelled name, ignoring case', () => {
    expect(findClosest('titel', keys)).toBe('title');
    expect(findClosest('sidebarLabel', keys)).toBe('sidebar_label');
  });

  test('prefers the closest of several candidates', () => {
    expect(findClosest('intro1', ['intro22', 'intro'])).toBe('intro');
  });

  test('returns nothing if no candidate is close', () => {
    expect(findClosest('author', keys)).toBeUndefined();
    expect(findClosest('x', [])).toBeUndefined();
  });
});

describe('didYouMean', () => {
  test('returns a question, or an empty string', () => {
    expect(didYouMean('descripton', keys)).toBe(' Did you mean "description"?');
    expect(didYouMean('author', keys)).toBe('');
  });
});

// cspell:ignore titel
import {describe, expect, test} from 'vitest';
import {findClosest} from './suggestions.js';

const keys = ['title', 'description', 'sidebar_label'];

describe('findClosest', () => {
  test('finds a misspelled name, ignoring case', () => {
    expect(findClosest('titel', keys)).toBe('title');
    expect(findClosest('sidebarLabel', keys)).toBe('sidebar_label');
  });

  test('returns nothing if no candidate is close', () => {
    expect(findClosest('author', keys)).toBeUndefined();
    expect(findClosest('x', [])).toBeUndefined();
  });
});

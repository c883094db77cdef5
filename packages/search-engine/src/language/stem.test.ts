import {describe, expect, test} from 'vitest';
import {stem} from './stem.js';

describe('stem', () => {
  test.each([
    ['variant', 'variants'],
    ['configure', 'configuring', 'configured', 'configuration', 'configurations'],
    ['retry', 'retries', 'retried'],
    ['stop', 'stopping', 'stopped'],
  ])('is the same for %s and its inflections', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  test.each([
    ['status', 'state'],
    ['policy', 'police'],
    ['access', 'accept'],
  ])('distinguishes %s from %s', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });

  test.each(['id', 'us', 'es6', 'é', '設', ''])('returns %j unchanged', (term) => {
    expect(stem(term)).toBe(term);
  });
});

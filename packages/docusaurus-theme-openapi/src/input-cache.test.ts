import {expect, test, vi} from 'vitest';
import {InputCache} from './input-cache';

test('computes a value again only if an input is another one', () => {
  const cache = new InputCache();
  const compute = vi.fn(() => ({}));
  const [first, second] = [{}, {}];
  const value = cache.get('key', [first, 'text'], compute);
  expect(cache.get('key', [first, 'text'], compute)).toBe(value);
  expect(compute).toHaveBeenCalledTimes(1);
  for (const inputs of [
    [second, 'text'],
    [second, 'text', 1],
    [second, 'other text', 1],
  ]) {
    expect(cache.get('key', inputs, compute)).not.toBe(value);
  }
  expect(compute).toHaveBeenCalledTimes(4);
});

test('values with different keys do not replace each other', () => {
  const cache = new InputCache();
  const compute = vi.fn(() => ({}));
  for (const key of ['a', 'b', 'a', 'b']) cache.get(key, [key], compute);
  expect(compute).toHaveBeenCalledTimes(2);
});

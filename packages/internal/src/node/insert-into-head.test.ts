import {expect, test} from 'vitest';
import {insertIntoHead} from './insert-into-head';

test('inserts tags at the end of the head', () => {
  expect(insertIntoHead('<head><title>A</title></head><body>', '<meta>', 'a.html')).toBe(
    '<head><title>A</title><meta></head><body>',
  );
});

test('inserts tags after the title if a minifier omitted the tags around the head', () => {
  expect(insertIntoHead('<!doctype html><title>A</title><div>', '<meta>', 'a.html')).toBe(
    '<!doctype html><title>A</title><meta><div>',
  );
});

test('names the page that has no head', () => {
  expect(() => insertIntoHead('<div>', '<meta>', 'a.html')).toThrow('a.html has no </head> tag');
});

// cspell:ignore requst introo overveiw
import {expect, test} from 'vitest';
import {findClosestPaths} from './closest-paths';
import {extractWords} from './words';

const paths = [
  '/docs/intro',
  '/docs/x-api/overview',
  '/docs/x-ui-sdk/overview',
  '/docs/x-api/core-api/get-request-status',
];

test('finds the page with the most similar path', () => {
  expect(findClosestPaths('/docs/x-api/core-api/get-requst-status', paths)[0]).toBe(
    '/docs/x-api/core-api/get-request-status',
  );
  expect(findClosestPaths('/docs/introo', paths)[0]).toBe('/docs/intro');
});

test('finds a page that has moved or differs in case', () => {
  expect(findClosestPaths('/get-request-status', paths)[0]).toBe('/docs/x-api/core-api/get-request-status');
  expect(findClosestPaths('/docs/Intro/', paths)[0]).toBe('/docs/intro');
});

test('compares the entire path if pages have the same last segment', () => {
  expect(findClosestPaths('/docs/x-ui-sdk/overveiw', paths)[0]).toBe('/docs/x-ui-sdk/overview');
});

test('returns nothing if no path is similar', () => {
  expect(findClosestPaths('/wp-admin', paths)).toEqual([]);
  expect(findClosestPaths('/', paths)).toEqual([]);
});

test('extracts the words of the last segment', () => {
  expect(extractWords('/docs/get-request_status.html')).toBe('get request status');
  expect(extractWords('/docs/%E0%A4%A')).toBe('E0 A4 A');
});

test('lists similar pages, closest first', () => {
  const pages = ['/docs/get-designs', '/docs/get-design', '/docs/set-design', '/docs/get-designer', '/docs/other'];
  expect(findClosestPaths('/docs/get-desig', pages)).toEqual([
    '/docs/get-design',
    '/docs/get-designs',
    '/docs/set-design',
  ]);
});

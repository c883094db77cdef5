// cspell:ignore requst introo overveiw
import {expect, test} from 'vitest';
import {findClosestPath} from './closest-path';
import {extractWords} from './words';

const paths = [
  '/docs/intro',
  '/docs/x-api/overview',
  '/docs/x-ui-sdk/overview',
  '/docs/x-api/core-api/get-request-status',
];

test('finds the page with the most similar path', () => {
  expect(findClosestPath('/docs/x-api/core-api/get-requst-status', paths)).toBe(
    '/docs/x-api/core-api/get-request-status',
  );
  expect(findClosestPath('/docs/introo', paths)).toBe('/docs/intro');
});

test('finds a page that has moved or differs in case', () => {
  expect(findClosestPath('/get-request-status', paths)).toBe('/docs/x-api/core-api/get-request-status');
  expect(findClosestPath('/docs/Intro/', paths)).toBe('/docs/intro');
});

test('compares the entire path if pages have the same last segment', () => {
  expect(findClosestPath('/docs/x-ui-sdk/overveiw', paths)).toBe('/docs/x-ui-sdk/overview');
});

test('returns nothing if no path is similar', () => {
  expect(findClosestPath('/wp-admin', paths)).toBeUndefined();
  expect(findClosestPath('/', paths)).toBeUndefined();
});

test('extracts the words of the last segment', () => {
  expect(extractWords('/docs/get-request_status.html')).toBe('get request status');
  expect(extractWords('/docs/%E0%A4%A')).toBe('E0 A4 A');
});

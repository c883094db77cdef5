// cspell:ignore requst introo overveiw
import {expect, test} from 'vitest';
import {nearestAddress} from './nearest-address';
import {wordsOf} from './words';

const addresses = [
  '/docs/intro',
  '/docs/x-api/overview',
  '/docs/x-ui-sdk/overview',
  '/docs/x-api/core-api/get-request-status',
];

test('finds the page that is spelled most like the address', () => {
  expect(nearestAddress('/docs/x-api/core-api/get-requst-status', addresses)).toBe(
    '/docs/x-api/core-api/get-request-status',
  );
  expect(nearestAddress('/docs/introo', addresses)).toBe('/docs/intro');
});

test('takes the page that is in another place, or has another case', () => {
  expect(nearestAddress('/get-request-status', addresses)).toBe('/docs/x-api/core-api/get-request-status');
  expect(nearestAddress('/docs/Intro/', addresses)).toBe('/docs/intro');
});

test('lets the whole address decide between pages of one name', () => {
  expect(nearestAddress('/docs/x-ui-sdk/overveiw', addresses)).toBe('/docs/x-ui-sdk/overview');
});

test('finds nothing for what is not near', () => {
  expect(nearestAddress('/wp-admin', addresses)).toBeUndefined();
  expect(nearestAddress('/', addresses)).toBeUndefined();
});

test('reads an address as words', () => {
  expect(wordsOf('/docs/get-request_status.html')).toBe('get request status');
  expect(wordsOf('/docs/%E0%A4%A')).toBe('E0 A4 A');
  expect(wordsOf(`/${'a'.repeat(100)}`)).toHaveLength(64);
});

import {expect, test} from 'vitest';
import {isTextMediaType} from './media-types.js';

const texts = `text/csv application/json application/xml image/svg+xml application/yaml application/x-yaml
  application/openapi+yaml application/x-ndjson application/json-seq application/x-www-form-urlencoded application/atom+xml`;
const withParameters = ['Application/Problem+JSON; charset=utf-8', 'application/javascript ;charset=utf-8'];

test.each(['', ...texts.split(/\s+/), ...withParameters])('%j is text', (type) => {
  expect(isTextMediaType(type)).toBe(true);
});

test.each([
  'application/pdf',
  'image/png',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/jsonthing',
  'multipart/form-data; boundary=x',
])('%j is a file', (type) => {
  expect(isTextMediaType(type)).toBe(false);
});

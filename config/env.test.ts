import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {describe, expect, test} from 'vitest';
import {environmentNames, readEnvironment} from './env';

test.each([
  ['SITE_URL', 'https://docs.example.com/'],
  ['BASE_URL', '/a/b-c/'],
  ['SECURITY_CONTACT', 'mailto:security@example.com'],
  ['SECURITY_CONTACT', 'https://example.com/security'],
])('reads only %s=%s', (name, value) => {
  expect(readEnvironment({[name]: value, OTHER: 'a', BRAND_NAME: ''})).toEqual({[name]: value});
});

test.each([
  ['SITE_URL', 'developer.example.com'],
  ['SITE_URL', 'https://example.com/docs'],
  ['SITE_URL', 'https://me:hush@example.com'],
  ['BASE_URL', 'developer'],
  ['BRAND_SLUG', 'Silly Walk'],
  ['SEARCH_CLICK_ANALYTICS', 'yes'],
  ['GTM_CONTAINER_ID', 'UA-1'],
  ['SECURITY_CONTACT', 'security@example.com'],
  ['ALGOLIA_SEARCH_API_KEY', 'my secret!'],
])('rejects %s=%s without printing the value', (name, value) => {
  expect(() => readEnvironment({[name]: value})).toThrow(
    `Invalid environment: correct ${name}. .env.example describes the values.`,
  );
});

test('rejects incomplete credentials, and the admin key as the search-only key', () => {
  expect(() => readEnvironment({ALGOLIA_APP_ID: 'ABC'})).toThrow('set both ALGOLIA_APP_ID and');
  const keys = {ALGOLIA_SEARCH_API_KEY: 'secret', ALGOLIA_ADMIN_API_KEY: 'secret'};
  expect(() => readEnvironment({ALGOLIA_APP_ID: 'ABC', ...keys})).toThrow('ALGOLIA_SEARCH_API_KEY is the admin key');
});

describe('.env.example', () => {
  const lines = readFileSync(path.resolve(import.meta.dirname, '../.env.example'), 'utf8').split('\n');
  const examples = lines.filter((line) => /^# [A-Z_]+=/.test(line)).map((line) => line.slice(2));

  test('documents all variables in the same order', () => {
    expect(examples.map((line) => line.split('=')[0])).toEqual(environmentNames);
  });

  test('contains valid values', () => {
    expect(() => readEnvironment(parseEnv(examples.join('\n')) as Record<string, string>)).not.toThrow();
  });
});

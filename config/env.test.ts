import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {describe, expect, test} from 'vitest';
import {environmentNames, readEnvironment} from './env';

function getErrorMessage(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${JSON.stringify(variables)} was accepted.`);
}

describe('readEnvironment', () => {
  test.each([
    ['SITE_URL', 'https://docs.example.com/'],
    ['BASE_URL', '/a/b-c/'],
    ['SEARCH_CLICK_ANALYTICS', 'false'],
    ['SECURITY_CONTACT', 'mailto:security@example.com'],
    ['SECURITY_CONTACT', 'https://example.com/security'],
  ])('reads only %s=%s', (name, value) => {
    expect(readEnvironment({[name]: value, OTHER: 'a', BRAND_NAME: ''})).toEqual({[name]: value});
  });

  test.each([
    ['SITE_URL', 'developer.example.com', 'a URL with a scheme'],
    ['SITE_URL', 'https://example.com/docs', 'without a path'],
    ['BASE_URL', 'developer', 'starts and ends with a slash'],
    ['BRAND_SLUG', 'Silly Walk', 'lowercase letters'],
    ['SEARCH_CLICK_ANALYTICS', 'yes', 'true or false'],
    ['GTM_CONTAINER_ID', 'UA-1', 'a container ID'],
    ['SECURITY_CONTACT', 'security@example.com', 'a mailto: or https: URL'],
    ['SECURITY_CONTACT', 'http://example.com', 'a mailto: or https: URL'],
  ])('rejects %s=%s with one line', (name, value, expected) => {
    const [problem, hint, ...rest] = getErrorMessage({[name]: value}).split('\n');
    expect(problem).toContain(`Invalid environment: ${name} is ${JSON.stringify(value)}. Expected `);
    expect(problem).toContain(expected);
    expect(hint).toBe('See .env.example for all variables.');
    expect(rest).toEqual([]);
  });

  test('lists all invalid variables', () => {
    expect(getErrorMessage({BASE_URL: 'x', SITE_URL: 'y'})).toMatch(/SITE_URL is "y".*\nBASE_URL is "x"/);
  });

  test('reports the missing part of the search credentials', () => {
    const message = getErrorMessage({ALGOLIA_SEARCH_API_KEY: 'hush'});
    expect(message).toContain("ALGOLIA_APP_ID isn't set. Expected a value if ALGOLIA_SEARCH_API_KEY is set");
    expect(message).not.toContain('hush');
    expect(getErrorMessage({ALGOLIA_APP_ID: 'ABC'})).toContain(
      "ALGOLIA_SEARCH_API_KEY isn't set. Expected a value if ALGOLIA_APP_ID",
    );
  });

  test('rejects the admin key as the search-only key', () => {
    const keys = {ALGOLIA_SEARCH_API_KEY: 'secret', ALGOLIA_ADMIN_API_KEY: 'secret'};
    expect(getErrorMessage({ALGOLIA_APP_ID: 'ABC', ...keys})).toContain(
      'ALGOLIA_SEARCH_API_KEY is set to an invalid value of 6 characters. Expected the search-only key',
    );
  });

  test('never prints secrets', () => {
    const text = getErrorMessage({
      ALGOLIA_APP_ID: 'ABC',
      ALGOLIA_SEARCH_API_KEY: 'my secret!',
      SITE_URL: 'https://me:hush@example.com',
    });
    expect(text).toContain(
      'ALGOLIA_SEARCH_API_KEY is set to an invalid value of 10 characters. Expected the search-only',
    );
    expect(text).not.toContain('secret!');
    expect(text).not.toContain('hush');
  });
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

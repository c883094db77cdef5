import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {environmentNames, readEnvironment} from './env';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

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
  const examples = read('.env.example')
    .split('\n')
    .filter((line) => /^# [A-Z_]+=/.test(line))
    .map((line) => line.slice(2));

  test('documents all variables in the same order', () => {
    expect(examples.map((line) => line.split('=')[0])).toEqual(environmentNames);
  });

  test('contains valid values', () => {
    expect(() => readEnvironment(parseEnv(examples.join('\n')) as Record<string, string>)).not.toThrow();
  });
});

/** All variables except the secret for uploading search records. */
const settings = environmentNames.filter((name) => name !== 'ALGOLIA_ADMIN_API_KEY');

describe('deployments accept all settings except the secret', () => {
  test('in the Dockerfile', () => {
    expect([...read('tools/docker/Dockerfile').matchAll(/^ARG (\w+)/gm)].map(([, name]) => name)).toEqual(settings);
  });

  test('in the GitHub Pages workflow', () => {
    const workflow = parse(read('.github/workflows/pages.yml')) as {jobs: {build: {steps: {env?: object}[]}}};
    expect(workflow.jobs.build.steps.flatMap(({env = {}}) => Object.keys(env))).toEqual(settings);
  });
});

test('the page about the example site documents all settings', () => {
  const readme = read('.github/EXAMPLE_SITE.md');
  expect(environmentNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

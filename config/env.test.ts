import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {environmentNames, loadEnvironmentFile, readEnvironment} from './env';

const message = (variables: Record<string, string>): string => {
  try {
    readEnvironment(variables);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${JSON.stringify(variables)} was accepted.`);
};

describe('readEnvironment', () => {
  it('takes an empty environment', () => {
    expect(Object.values(readEnvironment({})).filter((value) => value !== undefined)).toEqual([]);
  });

  it('counts a variable that is set to nothing as not set', () => {
    expect(readEnvironment({SITE_URL: '', ALGOLIA_APP_ID: ''}).SITE_URL).toBeUndefined();
  });

  it('makes values ready for use', () => {
    expect(readEnvironment({SITE_URL: 'https://docs.example.com/', SEARCH_CLICK_ANALYTICS: 'true'})).toMatchObject({
      SITE_URL: 'https://docs.example.com',
      SEARCH_CLICK_ANALYTICS: true,
    });
    expect(readEnvironment({SEARCH_CLICK_ANALYTICS: 'false'}).SEARCH_CLICK_ANALYTICS).toBe(false);
  });

  it.each([
    ['SITE_URL', 'http://localhost:3000'],
    ['BASE_URL', '/'],
    ['BASE_URL', '/a/b-c/'],
    ['BRAND_NAME', 'Silly Walk'],
    ['BRAND_SLUG', 'silly-walk'],
    ['GTM_CONTAINER_ID', 'GTM-ABC1234'],
    ['ANNOUNCEMENT', 'x'.repeat(300)],
    ['ISSUE_URL', 'https://example.com/issues/new?labels=docs'],
    ['SECURITY_CONTACT', 'mailto:security@example.com'],
    ['SECURITY_CONTACT', 'https://example.com/security'],
  ] as const)('takes %s=%s', (name, value) => {
    expect(readEnvironment({[name]: value})[name]).toBe(value);
  });

  it.each([
    ['SITE_URL', 'developer.example.com', 'an address with a scheme'],
    ['SITE_URL', 'ftp://example.com', 'an address with a scheme'],
    ['SITE_URL', 'https:example.com', 'an address with a scheme'],
    ['SITE_URL', 'https://example.com/docs', 'without a path'],
    ['SITE_URL', 'https://example.com?x=1', 'without a path'],
    ['BASE_URL', 'developer', 'starts and ends with a slash'],
    ['BASE_URL', '/developer', 'starts and ends with a slash'],
    ['BASE_URL', '//', 'starts and ends with a slash'],
    ['BASE_URL', '/a b/', 'starts and ends with a slash'],
    ['BRAND_NAME', 'a: b', 'a name of letters'],
    ['BRAND_SLUG', 'Silly Walk', 'lower-case letters'],
    ['BRAND_SLUG', 'silly--walk', 'single hyphens'],
    ['ALGOLIA_INDEX_NAME', 'a/b', 'letters, digits'],
    ['SEARCH_CLICK_ANALYTICS', 'yes', 'true or false'],
    ['GTM_CONTAINER_ID', 'UA-1', 'a container id'],
    ['ANNOUNCEMENT_ID', 'a b', 'letters, digits'],
    ['REPOSITORY_URL', 'example/docs', 'an address with a scheme'],
    ['ISSUE_URL', 'mailto:docs@example.com', 'an address with a scheme'],
    ['SECURITY_CONTACT', 'security@example.com', 'an address for mail'],
    ['SECURITY_CONTACT', 'http://example.com', 'an address for mail'],
  ])('rejects %s=%s in one sentence', (name, value, takes) => {
    const [sentence, help, ...rest] = message({[name]: value}).split('\n');
    expect(sentence).toMatch(new RegExp(`^Wrong environment: ${name} is `));
    expect(sentence).toContain(JSON.stringify(value));
    expect(sentence).toContain(`it takes `);
    expect(sentence).toContain(takes);
    expect(help).toBe('.env.example explains each variable.');
    expect(rest).toEqual([]);
  });

  it('names each of several wrong variables', () => {
    expect(message({BASE_URL: 'x', SITE_URL: 'y'})).toMatch(/SITE_URL is "y".*\nBASE_URL is "x"/);
  });

  it('shortens a long value', () => {
    expect(message({ANNOUNCEMENT: 'x'.repeat(301)})).toContain(
      `ANNOUNCEMENT is "${'x'.repeat(80)}…"; it takes at most 300`,
    );
  });

  it('names the missing half of the search credentials', () => {
    expect(message({ALGOLIA_SEARCH_API_KEY: 'secret'})).toContain(
      'ALGOLIA_APP_ID is not set; it takes a value when ALGOLIA_SEARCH_API_KEY is set',
    );
    expect(message({ALGOLIA_APP_ID: 'ABC'})).toContain(
      'ALGOLIA_SEARCH_API_KEY is not set; it takes a value when ALGOLIA_APP_ID',
    );
  });

  it('never takes the admin key for the search-only key', () => {
    const keys = {ALGOLIA_SEARCH_API_KEY: 'secret', ALGOLIA_ADMIN_API_KEY: 'secret'};
    expect(message({ALGOLIA_APP_ID: 'ABC', ...keys})).toContain(
      'ALGOLIA_SEARCH_API_KEY is set to something else (6 characters); it takes the search-only key, and that is not',
    );
  });

  it('never prints a secret', () => {
    const text = message({
      ALGOLIA_APP_ID: 'ABC',
      ALGOLIA_SEARCH_API_KEY: 'my secret!',
      SITE_URL: 'https://me:hush@example.com',
    });
    expect(text).toContain(
      'ALGOLIA_SEARCH_API_KEY is set to something else (10 characters); it takes the search-only key',
    );
    expect(text).not.toContain('secret!');
    expect(text).not.toContain('hush');
  });
});

describe('loadEnvironmentFile', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'environment-'));
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('needs no file', () => {
    const variables = {};
    loadEnvironmentFile(folder, variables);
    expect(variables).toEqual({});
  });

  it('leaves what is set already', () => {
    writeFileSync(path.join(folder, '.env'), 'BASE_URL=/file/\nBRAND_NAME="Silly Walk"\n');
    const variables = {BASE_URL: '/shell/'};
    loadEnvironmentFile(folder, variables);
    expect(variables).toEqual({BASE_URL: '/shell/', BRAND_NAME: 'Silly Walk'});
  });

  it('lets variables of other programs pass', () => {
    writeFileSync(path.join(folder, '.env'), 'CHROMIUM_PATH=/usr/bin/chromium\n');
    const variables = {};
    loadEnvironmentFile(folder, variables);
    expect(variables).toEqual({CHROMIUM_PATH: '/usr/bin/chromium'});
  });

  it('finds a misspelled name', () => {
    writeFileSync(path.join(folder, '.env'), 'ALGOLIA_SEARCH_KEY=secret\n');
    expect(() => {
      loadEnvironmentFile(folder, {});
    }).toThrow(
      'Wrong environment: .env sets ALGOLIA_SEARCH_KEY, which nothing reads. Did you mean ALGOLIA_SEARCH_API_KEY?',
    );
  });
});

describe('.env.example', () => {
  const lines = readFileSync(path.resolve(import.meta.dirname, '../.env.example'), 'utf8').split('\n');
  const examples = lines.filter((line) => /^# [A-Z_]+=/.test(line)).map((line) => line.slice(2));

  it('documents every variable, in the order of the schema, and no other', () => {
    expect(examples.map((line) => line.split('=')[0])).toEqual(environmentNames);
  });

  it('shows values that are accepted', () => {
    expect(() => readEnvironment(parseEnv(examples.join('\n')) as Record<string, string>)).not.toThrow();
  });

  it('says something about each variable or pair', () => {
    examples.forEach((example) => {
      const before = lines
        .slice(0, lines.indexOf(`# ${example}`))
        .join('\n')
        .split('\n\n')
        .at(-1);
      expect(before, example).toMatch(/^# [A-Z].{20,}/);
    });
  });
});

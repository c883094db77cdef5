import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import * as z from 'zod';

/*
 * The site's environment variables and their valid values. `.env.example` documents them; a test checks that both
 * list the same variables.
 */

/**
 * Defines an optional variable. An empty string counts as unset.
 *
 * @param expected - Description of valid values, for the error message.
 */
function defineVariable(expected: string, rule: RegExp | ((value: string) => boolean)) {
  const isValid = typeof rule === 'function' ? rule : (value: string) => rule.test(value);
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.string().refine(isValid, {error: expected}).optional(),
  );
}

/** Parses an HTTP URL. Returns `undefined` if it's invalid or contains credentials. */
function parseUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:\/\//.test(value) && url.username === '' && url.password === '' ? url : undefined;
}

const urlVariable = defineVariable(
  'a URL with a scheme, such as https://example.com/issues/new',
  (value) => parseUrl(value) !== undefined,
);

const schema = z
  .object({
    BRAND_NAME: defineVariable(
      'a name of letters, digits, spaces, dots, apostrophes, and hyphens',
      /^[\p{L}\p{N}][\p{L}\p{N} .'’-]*$/u,
    ),
    BRAND_SLUG: defineVariable(
      'lowercase letters and digits joined by single hyphens, such as acme-draw',
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    ),
    SITE_URL: defineVariable(
      'a URL with a scheme and without a path, such as https://developer.example.com (the path belongs in BASE_URL)',
      (value) => parseUrl(value)?.pathname === '/' && !/[?#]/.test(value),
    ).transform((value) => value?.replace(/\/$/, '')),
    BASE_URL: defineVariable(
      'a path that starts and ends with a slash, such as / or /developer/',
      /^\/(?:[\w.~-]+\/)*$/,
    ),
    ALGOLIA_APP_ID: defineVariable('the application ID: letters and digits', /^[A-Za-z0-9]+$/),
    ALGOLIA_SEARCH_API_KEY: defineVariable('the search-only key, never the admin key', /^[\w=+/-]+$/),
    ALGOLIA_ADMIN_API_KEY: defineVariable('the admin key', /^[\w=+/-]+$/),
    ALGOLIA_INDEX_NAME: defineVariable('letters, digits, dots, hyphens, and underscores', /^[\w.-]+$/),
    SEARCH_CLICK_ANALYTICS: defineVariable('true or false', /^(?:true|false)$/).transform((value) =>
      value === undefined ? undefined : value === 'true',
    ),
    GTM_CONTAINER_ID: defineVariable('a container ID, such as GTM-ABC1234', /^GTM-[A-Z0-9]+$/),
    ANNOUNCEMENT: defineVariable('at most 300 characters of text', (value) => value.length <= 300),
    ANNOUNCEMENT_ID: defineVariable('letters, digits, hyphens, and underscores', /^[\w-]+$/),
    REPOSITORY_URL: urlVariable,
    ISSUE_URL: urlVariable,
    SECURITY_CONTACT: defineVariable(
      'a mailto: or https: URL, such as mailto:security@example.com or https://example.com/security',
      (value) =>
        /^mailto:[^\s@]+@[^\s@]+$/.test(value) || (value.startsWith('https:') && parseUrl(value) !== undefined),
    ),
  })
  .superRefine((value, context) => {
    for (const [given, missing] of [
      ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY'],
      ['ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_APP_ID'],
    ] as const) {
      if (value[given] !== undefined && value[missing] === undefined) {
        const expected = `a value if ${given} is set, because hosted search requires both variables`;
        context.addIssue({code: 'custom', path: [missing], message: expected});
      }
    }
    const {ALGOLIA_SEARCH_API_KEY: searchKey, ALGOLIA_ADMIN_API_KEY: adminKey} = value;
    if (searchKey !== undefined && searchKey === adminKey) {
      const expected =
        'the search-only key instead of the value of ALGOLIA_ADMIN_API_KEY, because this value is published in the pages';
      context.addIssue({code: 'custom', path: ['ALGOLIA_SEARCH_API_KEY'], message: expected});
    }
  });

/** The validated values. Variables that aren't set are `undefined`; their defaults are in `config/site.ts`. */
export type Environment = z.output<typeof schema>;

/** Names of all variables, in the order of `.env.example`. */
export const environmentNames = Object.keys(schema.shape);

/**
 * Reads and validates the environment.
 *
 * @param variables - Values by name, such as `process.env`.
 * @throws Error with a line for each invalid variable: its name, its value, and the valid values.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({path: [key], message}) => {
    const name = String(key);
    return `${name} ${describeValue(name, variables[name])}. Expected ${message}.`;
  });
  throw new Error(`Invalid environment: ${problems.join('\n')}\nSee .env.example for all variables.`);
}

/** Describes a value for an error message without printing secrets or passwords in URLs. */
function describeValue(name: string, value: string | undefined): string {
  if (value === undefined || value === '') return "isn't set";
  if (name.includes('KEY')) return `is set to an invalid value of ${value.length} characters`;
  const text = value.replace(/\/\/[^/]*@/, '//…@');
  return `is ${JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)}`;
}

/**
 * Loads the variables from a `.env` file, if it exists. Variables that are already set take precedence.
 *
 * @param folder - The folder that contains the file.
 * @param variables - The variables to add to.
 */
export function loadEnvironmentFile(folder: string, variables: NodeJS.ProcessEnv = process.env): void {
  const file = path.join(folder, '.env');
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) variables[name] ??= value;
}

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import * as z from 'zod';
import {findClosest} from '../plugins/shared';

/**
 * The environment of the site: every variable that it reads, and what it takes. `.env.example` documents the variables for
 * people; a test holds the two against each other.
 */

/**
 * A variable that may be absent: not set, or set to nothing.
 *
 * @param takes - What it takes, as the end of the sentence "It takes …".
 * @param isRight - Whether a value is that.
 */
function variable(takes: string, isRight: RegExp | ((value: string) => boolean)) {
  const test = typeof isRight === 'function' ? isRight : (value: string) => isRight.test(value);
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.string().refine(test, {error: takes}).optional(),
  );
}

/** The address, when it is one for a browser and carries no name and password. */
function parseAddress(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:\/\//.test(value) && url.username === '' && url.password === '' ? url : undefined;
}

const address = variable(
  'an address with a scheme, such as https://example.com/issues/new',
  (value) => parseAddress(value) !== undefined,
);

const schema = z
  .object({
    BRAND_NAME: variable(
      'a name of letters, digits, spaces, dots, apostrophes and hyphens',
      /^[\p{L}\p{N}][\p{L}\p{N} .'’-]*$/u,
    ),
    BRAND_SLUG: variable(
      'lower-case letters and digits joined by single hyphens, such as acme-draw',
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    ),
    SITE_URL: variable(
      'an address with a scheme and without a path, such as https://developer.example.com (the path belongs in BASE_URL)',
      (value) => parseAddress(value)?.pathname === '/' && !/[?#]/.test(value),
    ).transform((value) => value?.replace(/\/$/, '')),
    BASE_URL: variable('a path that starts and ends with a slash, such as / or /developer/', /^\/(?:[\w.~-]+\/)*$/),
    ALGOLIA_APP_ID: variable('the application id: letters and digits', /^[A-Za-z0-9]+$/),
    ALGOLIA_SEARCH_API_KEY: variable('the search-only key, never the admin key', /^[\w=+/-]+$/),
    ALGOLIA_ADMIN_API_KEY: variable('the admin key', /^[\w=+/-]+$/),
    ALGOLIA_INDEX_NAME: variable('letters, digits, dots, hyphens and underscores', /^[\w.-]+$/),
    SEARCH_CLICK_ANALYTICS: variable('true or false', /^(?:true|false)$/).transform((value) =>
      value === undefined ? undefined : value === 'true',
    ),
    GTM_CONTAINER_ID: variable('a container id, such as GTM-ABC1234', /^GTM-[A-Z0-9]+$/),
    ANNOUNCEMENT: variable('at most 300 characters of text', (value) => value.length <= 300),
    ANNOUNCEMENT_ID: variable('letters, digits, hyphens and underscores', /^[\w-]+$/),
    REPOSITORY_URL: address,
    ISSUE_URL: address,
    SECURITY_CONTACT: variable(
      'an address for mail or for a browser, such as mailto:security@example.com or https://example.com/security',
      (value) =>
        /^mailto:[^\s@]+@[^\s@]+$/.test(value) || (value.startsWith('https:') && parseAddress(value) !== undefined),
    ),
  })
  .superRefine((value, context) => {
    for (const [given, missing] of [
      ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY'],
      ['ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_APP_ID'],
    ] as const) {
      if (value[given] !== undefined && value[missing] === undefined) {
        const takes = `a value when ${given} is set: the hosted search needs both, the embedded search neither`;
        context.addIssue({code: 'custom', path: [missing], message: takes});
      }
    }
    const {ALGOLIA_SEARCH_API_KEY: searchKey, ALGOLIA_ADMIN_API_KEY: adminKey} = value;
    if (searchKey !== undefined && searchKey === adminKey) {
      const takes = 'the search-only key, and that is not the value of ALGOLIA_ADMIN_API_KEY: readers would get it';
      context.addIssue({code: 'custom', path: ['ALGOLIA_SEARCH_API_KEY'], message: takes});
    }
  });

/** The validated values. A variable that is not set is `undefined`; `config/site.ts` gives the defaults. */
export type Environment = z.output<typeof schema>;

/** The names of all variables, in the order of `.env.example`. */
export const environmentNames = Object.keys(schema.shape);

/**
 * Reads and validates the environment.
 *
 * @param variables - Names to values, as in `process.env`.
 * @returns The validated values.
 * @throws Error with one sentence for each wrong variable: its name, what it got, what it takes.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const result = schema.safeParse(variables);
  if (result.success) {
    return result.data;
  }
  const sentences = result.error.issues.map(({path: [key], message}) => {
    const name = String(key);
    return `${name} ${show(name, variables[name])}; it takes ${message}.`;
  });
  throw new Error(`Wrong environment: ${sentences.join('\n')}\n.env.example explains each variable.`);
}

/** What a variable got, for a message: a secret is never printed, not even when it is wrong, and neither is a password in an address. */
function show(name: string, value: string | undefined): string {
  if (value === undefined || value === '') {
    return 'is not set';
  }
  if (name.includes('KEY')) {
    return `is set to something else (${String(value.length)} characters)`;
  }
  const text = value.replace(/\/\/[^/]*@/, '//…@');
  return `is ${JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)}`;
}

/**
 * Puts the variables of a `.env` file, where there is one, under those that are set already.
 *
 * @param folder - The folder of the `.env` file.
 * @param variables - Where they are put.
 * @throws Error when the file has a name that is nearly that of a variable: it would be ignored in silence.
 */
export function loadEnvironmentFile(folder: string, variables: NodeJS.ProcessEnv = process.env): void {
  const file = path.join(folder, '.env');
  if (!existsSync(file)) {
    return;
  }
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    const meant = environmentNames.includes(name) ? name : findClosest(name, environmentNames);
    if (meant !== undefined && meant !== name) {
      throw new Error(
        `Wrong environment: .env sets ${name}, which nothing reads. Did you mean ${meant}? .env.example has all names.`,
      );
    }
    variables[name] ??= value;
  }
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/**
 * The environment of the site: every variable that it reads, with its parser and its safe default.
 * `.env.example` documents them for people; a test holds the two against each other.
 */

const absent = (value: unknown) => (value === '' ? undefined : value);

/** A variable that is not set, or set to nothing, counts as absent. */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(absent, schema.optional());

const origin = z
  .url({protocol: /^https?$/, error: 'takes an address with a scheme, such as https://developer.example.com'})
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/' && !/[?#]/.test(value), {
    error: 'takes an address without a path (the path belongs in BASE_URL)',
  })
  .transform((value) => value.replace(/\/$/, ''));

const address = z.url({
  protocol: /^https?$/,
  error: 'takes an address with a scheme, such as https://example.com/issues/new',
});

const flag = z.enum(['true', 'false'], {error: 'takes true or false'}).transform((value) => value === 'true');

const schema = z
  .object({
    BRAND_NAME: optional(
      z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} .'’-]*$/u, {
        error: 'takes a name of letters, digits, spaces, dots, apostrophes and hyphens',
      }),
    ),
    BRAND_SLUG: optional(
      z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
        error: 'takes lower-case letters and digits joined by single hyphens, such as acme-draw',
      }),
    ),
    SITE_URL: optional(origin),
    BASE_URL: optional(
      z.string().regex(/^\/(?:[^\s?#]*\/)?$/, {
        error: 'takes a path that starts and ends with a slash, such as / or /developer/',
      }),
    ),
    ALGOLIA_APP_ID: optional(
      z.string().regex(/^[A-Za-z0-9]+$/, {error: 'takes the application id: letters and digits'}),
    ),
    ALGOLIA_SEARCH_API_KEY: optional(
      z.string().regex(/^[A-Za-z0-9=+/_-]+$/, {error: 'takes the search-only key, never the admin key'}),
    ),
    ALGOLIA_INDEX_NAME: optional(
      z.string().regex(/^[\w.-]+$/, {error: 'takes letters, digits, dots, hyphens and underscores'}),
    ),
    SEARCH_CLICK_ANALYTICS: optional(flag),
    GTM_CONTAINER_ID: optional(
      z.string().regex(/^GTM-[A-Z0-9]+$/, {error: 'takes a container id such as GTM-ABC1234'}),
    ),
    ANNOUNCEMENT: optional(z.string().min(1).max(300, {error: 'takes at most 300 characters of text'})),
    ANNOUNCEMENT_ID: optional(z.string().regex(/^[\w-]+$/, {error: 'takes letters, digits, hyphens and underscores'})),
    REPOSITORY_URL: optional(address),
    ISSUE_URL: optional(address),
  })
  .superRefine((value, context) => {
    for (const [one, other] of [
      ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY'],
      ['ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_APP_ID'],
    ] as const) {
      if (value[one] === undefined && value[other] !== undefined) {
        context.addIssue({
          code: 'custom',
          path: [one],
          message: `is needed because ${other} is set: the hosted search takes both, the embedded search takes neither`,
        });
      }
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
 * @throws Error with one sentence per wrong variable: its name, what it got, what it takes.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const result = schema.safeParse(variables);
  if (result.success) {
    return result.data;
  }
  const sentences = result.error.issues.map(({path: [name], message}) => {
    const variable = String(name);
    const got = variables[variable];
    const shown =
      got === undefined || got === ''
        ? 'is not set'
        : variable.includes('KEY')
          ? 'is set'
          : `is ${JSON.stringify(got)}`;
    return `${variable} ${shown}: it ${message.replace(/^is needed/, 'is needed')}.`;
  });
  throw new Error(`The environment is wrong. ${sentences.join(' ')} Each variable is explained in .env.example.`);
}

/**
 * Puts the variables of a `.env` file, where there is one, under those that are set already.
 *
 * @param folder - The folder of the `.env` file.
 */
export function loadEnvironmentFile(folder: string): void {
  const file = path.join(folder, '.env');
  if (existsSync(file)) {
    process.loadEnvFile(file);
  }
}

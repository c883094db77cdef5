/** Parses an HTTP URL. Returns `undefined` if it's invalid or contains credentials. */
function parseUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:\/\//.test(value) && url.username === '' && url.password === '' ? url : undefined;
}

interface Rule {
  /** Description of valid values, for the error message. */
  readonly expected: string;
  readonly accepts: (value: string) => boolean;
}

const matches = (pattern: RegExp, expected: string): Rule => ({expected, accepts: (value) => pattern.test(value)});

const anyUrl: Rule = {
  expected: 'a URL with a scheme, such as https://example.com/issues/new',
  accepts: (value) => parseUrl(value) !== undefined,
};

/** The site's environment variables. `.env.example` documents them; a test checks that both list the same ones. */
const rules = {
  BRAND_NAME: matches(
    /^[\p{L}\p{N}][\p{L}\p{N} .'’-]*$/u,
    'a name of letters, digits, spaces, dots, apostrophes, and hyphens',
  ),
  BRAND_SLUG: matches(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'lowercase letters and digits joined by single hyphens, such as acme-draw',
  ),
  SITE_URL: {
    expected:
      'a URL with a scheme and without a path, such as https://developer.example.com (the path belongs in BASE_URL)',
    accepts: (value) => parseUrl(value)?.pathname === '/' && !/[?#]/.test(value),
  },
  BASE_URL: matches(/^\/(?:[\w.~-]+\/)*$/, 'a path that starts and ends with a slash, such as / or /developer/'),
  ALGOLIA_APP_ID: matches(/^[A-Za-z0-9]+$/, 'the application ID: letters and digits'),
  ALGOLIA_SEARCH_API_KEY: matches(/^[\w=+/-]+$/, 'the search-only key, never the admin key'),
  ALGOLIA_ADMIN_API_KEY: matches(/^[\w=+/-]+$/, 'the admin key'),
  ALGOLIA_INDEX_NAME: matches(/^[\w.-]+$/, 'letters, digits, dots, hyphens, and underscores'),
  SEARCH_CLICK_ANALYTICS: matches(/^(?:true|false)$/, 'true or false'),
  GTM_CONTAINER_ID: matches(/^GTM-[A-Z0-9]+$/, 'a container ID, such as GTM-ABC1234'),
  ANNOUNCEMENT: matches(/^[^]{0,300}$/, 'at most 300 characters of text'),
  ANNOUNCEMENT_ID: matches(/^[\w-]+$/, 'letters, digits, hyphens, and underscores'),
  REPOSITORY_URL: anyUrl,
  ISSUE_URL: anyUrl,
  SECURITY_CONTACT: {
    expected: 'a mailto: or https: URL, such as mailto:security@example.com or https://example.com/security',
    accepts: (value) =>
      /^mailto:[^\s@]+@[^\s@]+$/.test(value) || (value.startsWith('https:') && parseUrl(value) !== undefined),
  },
} satisfies Readonly<Record<string, Rule>>;

type Name = keyof typeof rules;

/** Names of all variables, in the order of `.env.example`. */
export const environmentNames = Object.keys(rules) as Name[];

/**
 * Reads and validates the environment.
 *
 * @param variables - Values by name, such as `process.env`. An empty string counts as unset.
 * @returns The values of the variables that are set. The defaults of the others are in `config/site.ts`.
 * @throws Error with a line for each invalid variable: its name, its value, and the valid values.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const values: Readonly<Partial<Record<Name, string>>> = Object.fromEntries(
    environmentNames.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  );
  const problems: string[] = [];
  const report = (name: Name, expected: string) =>
    problems.push(`${name} ${describeValue(name, values[name])}. Expected ${expected}.`);
  for (const name of environmentNames) {
    const value = values[name];
    if (value !== undefined && !rules[name].accepts(value)) report(name, rules[name].expected);
  }
  const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_API_KEY: searchKey, ALGOLIA_ADMIN_API_KEY: adminKey} = values;
  const requirePair = (given: Name, missing: Name) =>
    report(missing, `a value if ${given} is set, because hosted search requires both variables`);
  if (appId !== undefined && searchKey === undefined) requirePair('ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY');
  if (searchKey !== undefined && appId === undefined) requirePair('ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_APP_ID');
  if (searchKey !== undefined && searchKey === adminKey) {
    report(
      'ALGOLIA_SEARCH_API_KEY',
      'the search-only key instead of the value of ALGOLIA_ADMIN_API_KEY, because this value is published in the pages',
    );
  }
  if (problems.length > 0) {
    throw new Error(`Invalid environment: ${problems.join('\n')}\nSee .env.example for all variables.`);
  }
  return values;
}

/** Describes a value for an error message without printing secrets or passwords in URLs. */
function describeValue(name: Name, value: string | undefined): string {
  if (value === undefined) return "isn't set";
  if (name.includes('KEY')) return `is set to an invalid value of ${value.length} characters`;
  const text = value.replace(/\/\/[^/]*@/, '//…@');
  return `is ${JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)}`;
}

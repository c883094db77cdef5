const httpUrl = /^https?:\/\/[^\s@]+$/;
const apiKey = /^[\w=+/-]+$/;

/** The site's environment variables, and the values that they accept. `.env.example` describes them. */
const patterns = {
  BRAND_NAME: /^[\p{L}\p{N}][\p{L}\p{N} .'’-]*$/u,
  BRAND_SLUG: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  SITE_URL: /^https?:\/\/[^\s/?#@]+\/?$/,
  BASE_URL: /^\/(?:[\w.~-]+\/)*$/,
  ALGOLIA_APP_ID: /^[A-Za-z0-9]+$/,
  ALGOLIA_SEARCH_API_KEY: apiKey,
  ALGOLIA_ADMIN_API_KEY: apiKey,
  ALGOLIA_INDEX_NAME: /^[\w.-]+$/,
  SEARCH_CLICK_ANALYTICS: /^(?:true|false)$/,
  GTM_CONTAINER_ID: /^GTM-[A-Z0-9]+$/,
  ANNOUNCEMENT: /\S/,
  ANNOUNCEMENT_ID: /^[\w-]+$/,
  REPOSITORY_URL: httpUrl,
  ISSUE_URL: httpUrl,
  SECURITY_CONTACT: /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s@]+)$/,
} satisfies Readonly<Record<string, RegExp>>;

type Name = keyof typeof patterns;

/** Names of all variables, in the order of `.env.example`. */
export const environmentNames = Object.keys(patterns) as Name[];

/**
 * Reads and validates the environment.
 *
 * @param variables - Values by name, such as `process.env`. An empty string counts as unset.
 * @returns The values of the variables that are set. The defaults of the others are in `config/site.ts`.
 * @throws Error that names the invalid variables. It doesn't contain their values, which can be secrets.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const values: Readonly<Partial<Record<Name, string>>> = Object.fromEntries(
    environmentNames.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  );
  const invalid = environmentNames.filter((name) => values[name] !== undefined && !patterns[name].test(values[name]));
  if (invalid.length > 0) {
    throw new Error(`Invalid environment: correct ${invalid.join(', ')}. .env.example describes the values.`);
  }
  const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_API_KEY: searchKey, ALGOLIA_ADMIN_API_KEY: adminKey} = values;
  if ((appId === undefined) !== (searchKey === undefined)) {
    throw new Error('Invalid environment: set both ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY, or neither.');
  }
  if (searchKey !== undefined && searchKey === adminKey) {
    throw new Error(
      'Invalid environment: ALGOLIA_SEARCH_API_KEY is the admin key, but the pages publish it. Use the search-only key.',
    );
  }
  return values;
}

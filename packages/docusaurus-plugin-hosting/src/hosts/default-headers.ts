import type {HeaderRule, Headers, PluginOptions} from '../options';

type HeaderOptions = Pick<PluginOptions, 'defaultHeaders' | 'headerRules' | 'headers'>;

/** Allows tools in the browser, such as AI assistants and API clients, to load files from the site. */
const crossOriginHeaders = {'Access-Control-Allow-Origin': '*'};

const getDefaultHeaders = (siteUrl: string): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  // One year.
  ...(siteUrl.startsWith('https:') && {'Strict-Transport-Security': 'max-age=31536000'}),
});

const defaultRules: readonly HeaderRule[] = [
  // File names contain a hash of the content.
  {files: 'assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  {files: 'img/', headers: {'Cache-Control': 'public, max-age=86400'}},
  {files: '.md', headers: {...crossOriginHeaders, 'Content-Type': 'text/markdown; charset=utf-8'}},
  {files: '.txt', headers: {...crossOriginHeaders, 'Content-Type': 'text/plain; charset=utf-8'}},
];

/** Adds headers, which replace those with the same name in any spelling. */
export function mergeHeaders(headers: Headers, changes: Headers): Headers {
  const names = new Set(Object.keys(changes).map((name) => name.toLowerCase()));
  const others = Object.entries(headers).filter(([name]) => !names.has(name.toLowerCase()));
  return {...Object.fromEntries(others), ...changes};
}

/** Returns the headers for every response: the defaults with the changes in the options. */
export const getHeaders = ({defaultHeaders, headers}: HeaderOptions, siteUrl: string): Headers =>
  mergeHeaders(defaultHeaders ? getDefaultHeaders(siteUrl) : {}, headers);

/** Returns the rules in the options, followed by the defaults for other files. */
export function getHeaderRules({defaultHeaders, headerRules}: HeaderOptions): readonly HeaderRule[] {
  const isReplaced = ({files}: HeaderRule) => headerRules.some((rule) => rule.files === files);
  return [...headerRules, ...(defaultHeaders ? defaultRules.filter((rule) => !isReplaced(rule)) : [])];
}

import {commonHeaders, hostFileNames, isFolder, type FileRule, type Headers, type Hosted} from './facts';

/** Kinds of files that a build holds. nginx's own list lacks some of them, and those of a `server` replace all others. */
const types: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/markdown': 'md',
  'text/plain': 'txt ts',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/wasm': 'wasm',
  'application/xml': 'xml',
  'application/yaml': 'yaml',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};
/** Those of them that are text without a word about its encoding in the file itself. */
const withCharset = ['text/css', 'text/javascript', 'text/markdown', 'text/plain', 'application/yaml'];

/** A string of nginx's configuration. */
const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
/** A text as a regular expression that matches it and nothing else. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

/** nginx forgets the headers of the server in a location that has one of its own: every location names all of them. */
function headerLines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

/**
 * What stands in a `server` of nginx whose `root` holds the build at the base URL: clean addresses, one address for each
 * page, the 404 page, headers, caching, and files compressed beforehand.
 */
export function nginxConfig(hosted: Hosted): string {
  const {baseUrl, cache, rules, redirects} = hosted;
  const common: Headers = {...commonHeaders(hosted), 'Cache-Control': cache};
  const location = (rule: FileRule) => {
    const {'Content-Type': type, ...headers} = {...common, ...rule.headers};
    const head = isFolder(rule)
      ? `location ^~ ${baseUrl}${rule.files}`
      : `location ~ ${quote(`^${literal(baseUrl)}.*${literal(rule.files)}$`)}`;
    return block(head, [
      ...(type === undefined ? [] : ['types {}', `default_type ${quote(type)};`]),
      ...headerLines(headers),
    ]);
  };
  // Every end that is stripped from an address. What is left is put into a header: no control character gets there, and
  // no backslash, which browsers take for a slash.
  const ends = String.raw`(?:(?:/index)?\.html|/index|/+)$`;
  const alias = `"^(${literal(baseUrl)}[^\\x00-\\x20\\x5c\\x7f]*?)${ends}"`;
  return [
    '# Made by the build (plugins/output/hosting): include it in a `server` whose `root` holds this folder at the base URL.',
    `error_page 404 ${baseUrl}404.html;`,
    'absolute_redirect off;',
    'gzip_static on;',
    'gzip_vary on;',
    'charset utf-8;',
    `charset_types ${withCharset.join(' ')};`,
    block(
      'types',
      Object.entries(types).map(([type, ends]) => `${type} ${ends};`),
    ),
    'default_type application/octet-stream;',
    '',
    '# Moved pages.',
    ...Object.entries(redirects).map(([from, to]) =>
      block(`location = ${from}`, [
        `return 301 ${to.replace('#', '$is_args$args#')}${to.includes('#') ? '' : '$is_args$args'};`,
      ]),
    ),
    '',
    '# One address for each page.',
    ...(baseUrl === '/' ? [] : [block(`location = ${baseUrl.slice(0, -1)}`, [`return 301 ${baseUrl}$is_args$args;`])]),
    ...['index', 'index.html'].map((name) =>
      block(`location = ${baseUrl}${name}`, [`return 301 ${baseUrl}$is_args$args;`]),
    ),
    block(`location ~ ${alias}`, [`rewrite ${alias} $1 permanent;`]),
    '',
    '# What is not for readers.',
    block(`location ~ ${quote(String.raw`/\.(?!well-known/)`)}`, ['return 404;']),
    ...['404', ...Object.values(hostFileNames)].map((name) => block(`location = ${baseUrl}${name}`, ['return 404;'])),
    '',
    '# Files with headers of their own.',
    ...rules.map(location),
    '',
    '# Pages.',
    block(`location = ${baseUrl}404.html`, ['internal;', ...headerLines(common)]),
    block(`location = ${baseUrl}`, [`try_files ${baseUrl}index.html =404;`, ...headerLines(common)]),
    block(`location ${baseUrl}`, ['try_files $uri.html $uri =404;', ...headerLines(common)]),
    '',
  ].join('\n');
}

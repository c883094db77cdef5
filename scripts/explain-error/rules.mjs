import leven from 'leven';

/**
 * A mistake in a file of the site.
 *
 * @typedef {object} Problem
 * @property {string} message - What is wrong. One or more lines.
 * @property {string} [file] - Path relative to the site.
 * @property {number} [line] - From 1.
 * @property {number} [column] - From 1.
 * @property {string[]} [search] - Texts that mark the line if it's unknown, the most specific one first.
 * @property {string} [fix] - How to fix it.
 */

/**
 * @typedef {object} Site
 * @property {ReadonlyMap<string, readonly string[]>} sources - Source files of docs by URL path.
 * @property {(text: string) => string | undefined} findConfigFile - Finds the configuration file that contains a text.
 */

/**
 * Rewrites a message of Docusaurus that doesn't start with the file, or lists more than the mistake.
 *
 * @typedef {{pattern: RegExp, rewrite: (match: RegExpExecArray, site: Site) => Problem[]}} Rule
 */

/** @param {string} name @param {readonly string[]} candidates */
function didYouMean(name, candidates) {
  const distance = (/** @type {string} */ candidate) => leven(name.toLowerCase(), candidate.toLowerCase());
  const closest = [...candidates].sort((a, b) => distance(a) - distance(b))[0];
  return closest !== undefined && distance(closest) <= Math.max(name.length, closest.length) * 0.4
    ? `Did you mean "${closest}"?`
    : `Available: ${candidates.join(', ')}.`;
}

/** @param {string} list - A Markdown list. */
const listItems = (list) => [...list.matchAll(/^- (.+)$/gm)].map(([, item = '']) => item);

/** @type {readonly Rule[]} */
export const rules = [
  {
    pattern: /^Docusaurus found broken (link|anchor)s![\s\S]*?all broken \w+ found:\n([\s\S]*)/,
    rewrite: ([, kind, list = ''], {sources}) =>
      list.split(/^- Broken (?:link|anchor) on source page path = /m).flatMap((entry) => {
        const [, page = '', links = ''] = /^(.+):\n([\s\S]*)/.exec(entry) ?? [];
        const file = sources.get(page)?.[0];
        return [...links.matchAll(/-> linking to (\S+)(?: \(resolved as: (\S+)\))?/g)].map(
          ([, link = '', resolved]) => {
            const target = resolved === undefined || resolved === link ? `"${link}"` : `"${link}" (${resolved})`;
            const lastPart = /[^/#]*$/.exec(link)?.[0] ?? '';
            return {
              ...(file !== undefined && {file}),
              message:
                kind === 'anchor'
                  ? `broken anchor: no heading or element has the ID in ${target}.`
                  : `broken link: there is no page at ${target}.`,
              search: [`(${link}`, `"${link}`, link, ...(lastPart === '' ? [] : [`#${lastPart}`, `${lastPart}.md`])],
              fix:
                kind === 'anchor'
                  ? 'Correct the part after "#", or give the heading this ID: "## Heading {#heading}".'
                  : 'Correct the link, or link to the file, such as "./overview.mdx". For a file in static/, start the link with "pathname:///".',
              ...(file === undefined && {message: `The page ${page} has a broken ${String(kind)}: ${target}.`}),
            };
          },
        );
      }),
  },
  {
    pattern:
      /^Invalid sidebar file at "(.+)"\.\nThese sidebar document ids do not exist:\n([\s\S]+?)\n\nAvailable document ids are:\n([\s\S]*)/,
    rewrite: ([, file = '', unknown = '', available = '']) =>
      listItems(unknown).map((id) => ({
        file,
        message: `no doc has the ID "${id}". ${didYouMean(id, listItems(available))}`,
        search: [`'${id}'`, `"${id}"`],
        fix: 'Use the path of the file in docs/ without its extension, or the ID in its front matter. Drafts are missing from builds.',
      })),
  },
  {
    pattern: /^(?:([\s\S]+)\n)?These field\(s\) \((.+)\) are not recognized in (\S+)\./,
    rewrite: ([, others, fields = '', file = '']) => [
      ...[...fields.matchAll(/"\.?([^"]+)"/g)].map(([, field = '']) => ({
        file,
        message: `unknown field "${field}".`,
        search: [`${field.split('.').at(-1) ?? field}:`],
        fix: 'Correct the name (https://docusaurus.io/docs/3.7.0/api/docusaurus-config), or move your own data to "customFields".',
      })),
      ...(others === undefined ? [] : [{file, message: others}]),
    ],
  },
  {
    pattern: /^Invalid configuration at [\s\S]*/,
    rewrite: ([text], {findConfigFile}) =>
      text.split('\n').map((message) => {
        const key = /^Invalid configuration at [^:]*?(\w+)(?:\[\d+\])*:/.exec(message)?.[1] ?? '';
        const value = /Bad navbar item type (\w+)/.exec(message)?.[1];
        const text = value === undefined ? `${key}:` : `'${value}'`;
        const file = findConfigFile(text);
        return {
          ...(file !== undefined && {file}),
          message,
          search: [text],
          fix: 'Correct the name or the value (https://docusaurus.io/docs/3.7.0/api/docusaurus-config, or themes/configuration for the theme).',
        };
      }),
  },
  {
    pattern: /^Navbar item themeConfig\.navbar\.items.*? (\w+) "(.+?)" doesn't exist[\s\S]*/,
    rewrite: ([message, key = '', id = ''], {findConfigFile}) => {
      const text = `${key}: '${id}'`;
      const file = findConfigFile(text);
      return [{...(file !== undefined && {file}), message, search: [text], fix: 'Use one of the available IDs.'}];
    },
  },
  {
    pattern: /^The API document ".+" is configured as (\S+), but that file doesn't exist\.$/,
    rewrite: ([message, document = ''], {findConfigFile}) => {
      const name = /[^/]*$/.exec(document)?.[0] ?? document;
      const file = findConfigFile(`'${name}'`);
      return [{...(file !== undefined && {file}), message, search: [name], fix: 'Correct the path, or add the file.'}];
    },
  },
  {
    pattern: /^ENOENT: no such file or directory, \w+ '([^/].*)'$/,
    rewrite: ([, file = '']) => [
      {message: `The file ${file} doesn't exist.`, fix: 'Restore the file, or correct the setting that refers to it.'},
    ],
  },
  {
    pattern: /^Docusaurus found \d+ unused Markdown directives in file "(.+)"\n([\s\S]*?)\nYour content/,
    rewrite: ([, file = '', list = '']) =>
      [...list.matchAll(/^- (\S+) \((\d+):(\d+)\)$/gm)].map(([, directive = '', line, column]) => ({
        file,
        line: Number(line),
        column: Number(column),
        message: `unknown directive "${directive}".`,
        fix: 'Use a type of admonition, such as ":::note", or escape the colon in text: "\\:".',
      })),
  },
  {
    pattern: /^Invalid environment: ([\s\S]+?)(?:\n| )See \.env\.example for all variables\.$/,
    rewrite: ([, list = '']) =>
      list.split('\n').map((message) => ({
        message: `Environment variable ${message}`,
        fix: 'Change the variable in .env or in the environment of the command. .env.example describes all variables.',
      })),
  },
  {
    // The parser of TypeScript configuration files counts columns from 0.
    pattern: /^ParseError: (.+?)\s*\n\s*(\S+):(\d+):(\d+)/,
    rewrite: ([, message = '', file = '', line, column]) => [
      {
        file,
        line: Number(line),
        column: Number(column) + 1,
        message: `syntax error: ${message}.`,
        fix: 'Correct the syntax in this line or the one above it.',
      },
    ],
  },
  {
    pattern: /^Unknown sidebar item type "(.+)"/,
    rewrite: ([, type = '']) => [
      {
        file: 'sidebars.ts',
        message: `unknown type of sidebar item "${type}".`,
        search: [`'${type}'`, `"${type}"`],
        fix: 'Use "category", "doc", "ref", "link", "html", or "autogenerated".',
      },
    ],
  },
  {
    pattern: /^Duplicate routes found!([\s\S]*)\nThis could lead/,
    rewrite: ([, list = ''], {sources}) => {
      const routes = new Set([...list.matchAll(/Attempting to create page at (\S+), but/g)].map(([, route]) => route));
      return [...routes].map((route = '') => {
        const files = sources.get(route) ?? [];
        return {
          message: `Two pages have the URL ${route}${files.length > 0 ? `: ${files.join(' and ')}` : ''}.`,
          fix: 'Change the "slug" in the front matter of one page, or rename or delete its file.',
        };
      });
    },
  },
  {
    pattern: /^Docs markdown link couldn't be resolved: \((.+?)\) in source file "?(.+?)"? for version/,
    rewrite: ([, link = '', file = '']) => [
      {file, message: `the linked file "${link}" doesn't exist.`, search: [`(${link}`, link], fix: fixPath},
    ],
  },
  {
    pattern: /^Image (.+) used in (.+) not found\.$/,
    rewrite: ([, image = '', file = '']) => [
      {
        file,
        message: `the image ${image} doesn't exist.`,
        search: [/[^/\\]*$/.exec(image)?.[0] ?? image],
        fix: 'Correct the path. "./image.png" is relative to this file, and "/img/image.png" is in static/.',
      },
    ],
  },
  {
    pattern: /^Asset (.+) used in (.+) not found\.$/,
    rewrite: ([, asset = '', file = '']) => [
      {
        file,
        message: `the linked file ${asset} doesn't exist.`,
        search: [/[^/\\]*$/.exec(asset)?.[0] ?? asset],
        fix: fixPath,
      },
    ],
  },
  {
    pattern: /^Docusaurus was unable to resolve the "(.+)" (plugin|theme|preset)/,
    rewrite: ([, name = '', kind = '']) => [
      {
        file: 'docusaurus.config.ts',
        message: `the ${kind} "${name}" isn't installed.`,
        search: [name],
        fix: `Correct the name, or run "npm install ${name}".`,
      },
    ],
  },
];

const fixPath = 'Correct the path. It is relative to this file and includes the extension, such as "./overview.mdx".';

/**
 * How to fix a mistake whose message doesn't contain it.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
export const fixes = [
  [
    /Expected (?:a|the) closing tag|Unexpected (?:end of file|closing (?:slash|tag))/,
    'Close the element, or escape the character: "&lt;" or code in backticks.',
  ],
  [/before attribute value/, 'Put the value in quotes.'],
  [
    /before name|in name,|Unexpected character .* (?:before|in|after)/,
    'Write "&lt;" instead of "<" in text, or put code in backticks.',
  ],
  [
    /(?:parse|evaluate) (?:expression|import|exports?|import\/exports) with acorn|Unexpected lazy line in expression/,
    'In MDX, braces contain JavaScript, and import and export start a statement. Write "\\{" for a brace in text.',
  ],
  [
    /^the imported module "\.{1,2}\/|^the imported module "@site\//,
    'Correct the path of the file. "@site/" is the root of the repository.',
  ],
  [/^the imported module "node:/, 'Move the code that needs it to a plugin or to the configuration.'],
  [/^the imported module "/, 'Correct the name, or install the package: "npm install <name>".'],
  [/^"\w+" isn't exported by "/, 'Correct the name, or export it.'],
  [/Can't resolve \$ref/, 'Correct the path or the part after "#", or add the target.'],
  [/Expected component `/, 'Import the component at the top of the page, or correct its name.'],
  [
    /^(?:window|document|localStorage|navigator|location) is not defined/,
    'Pages are also rendered without a browser. Use this in an effect or an event handler, or in <BrowserOnly>.',
  ],
  [/is not defined$/, 'Import or define it, or correct its name.'],
  [/^Unclosed block|Unexpected end of input/, 'Add the missing "}".'],
];

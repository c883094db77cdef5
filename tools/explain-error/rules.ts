import {didYouMean} from '@developer-docs/internal';
import {findConfigFile, findPageSources} from './source-files';

/** A problem in one of the site's files. */
export interface Problem {
  /** What's wrong. One or more lines. */
  readonly message: string;
  /** Path relative to the site. */
  readonly file?: string | undefined;
  /** Starts at 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** Strings that identify the line if it's unknown, the most specific one first. */
  readonly search?: readonly string[];
  /** How to fix it. */
  readonly fix?: string | undefined;
}

/**
 * A rule that rewrites a Docusaurus message that doesn't start with the file, or contains more than the problems.
 * Groups in the patterns can be used in the other properties as `$<name>`. The groups `file`, `line`, and `column` are
 * the position of the problem, `page` is the URL path of the page that contains it, `list` is the part of the message
 * that lists problems, and `available` is a list of the values that `name` can have.
 */
interface Rule {
  /** Matches the entire message. */
  readonly pattern: RegExp;
  /** Matches each problem in the list. Default: the message is about one problem. */
  readonly each?: RegExp;
  readonly message: string;
  /** The file of the problem, or `config` for the configuration file that contains the text to search for. */
  readonly file?: string;
  /** See `Problem`. Strings with an empty group are skipped. */
  readonly search?: readonly string[];
  readonly fix: string;
}

const fixPath = 'Correct the path. It is relative to this file and includes the extension, such as "./overview.mdx".';

const linkInList =
  /(?<=page path = (?<page>\S+):\n(?: .*\n)*) *-> linking to (?<link>\S*?(?<end>[^/#\s]*))(?: \(.*\))?$/gm;
const linkInSource = ['($<link>', '"$<link>', '$<link>', '#$<end>', '$<end>.md'];

const rules: readonly Rule[] = [
  {
    pattern: /^Docusaurus found broken links![\s\S]*?all broken \w+ found:\n(?<list>[\s\S]*)/,
    each: linkInList,
    message: 'broken link: there is no page at "$<link>".',
    search: linkInSource,
    fix: 'Correct the link, or link to the file, such as "./overview.mdx". For a file in static/, start the link with "pathname:///".',
  },
  {
    pattern: /^Docusaurus found broken anchors![\s\S]*?all broken \w+ found:\n(?<list>[\s\S]*)/,
    each: linkInList,
    message: 'broken anchor: no heading or element has the ID in "$<link>".',
    search: linkInSource,
    fix: 'Correct the part after "#", or give the heading this ID: "## Heading {#heading}".',
  },
  {
    pattern:
      /^Invalid sidebar file at "(?<file>.+)"\.\nThese sidebar document ids do not exist:\n(?<list>[\s\S]+?)\n\nAvailable document ids are:\n(?<available>[\s\S]*)/,
    each: /^- (?<name>.+)$/gm,
    message: 'no doc has the ID "$<name>".',
    search: ["'$<name>'", '"$<name>"'],
    fix: "Use the path of the file in docs/ without its extension, or the ID in its front matter. Drafts aren't included in builds.",
  },
  {
    pattern: /These field\(s\) \((?<list>.+)\) are not recognized in (?<file>\S+)\./,
    each: /"\.?(?<field>[^"]*?(?<key>[^".]+))"/g,
    message: 'unknown field "$<field>".',
    search: ['$<key>:'],
    fix: 'Correct the name (see https://docusaurus.io/docs/3.7.0/api/docusaurus-config), or move your own data to "customFields".',
  },
  {
    pattern: /^(?<list>Invalid configuration at [\s\S]*)/,
    each: /^(?<problem>Invalid configuration at [^:]*?(?<key>\w+)(?:\[\d+\])*: (?:Bad navbar item type (?<type>\w+))?.*)$/gm,
    message: '$<problem>',
    file: 'config',
    search: ["'$<type>'", '$<key>:'],
    fix: 'Correct the name or the value (see https://docusaurus.io/docs/3.7.0/api/docusaurus-config, or themes/configuration for theme options).',
  },
  {
    pattern: /^(?<problem>Navbar item themeConfig\.navbar\.items.*? (?<key>\w+) "(?<id>.+?)" doesn't exist[\s\S]*)/,
    message: '$<problem>',
    file: 'config',
    search: ["$<key>: '$<id>'"],
    fix: 'Use one of the available IDs.',
  },
  {
    pattern:
      /^(?<problem>The API document ".+" is configured as (?:\S*\/)?(?<document>\S+), but that file doesn't exist\.)$/,
    message: '$<problem>',
    file: 'config',
    search: ["'$<document>'"],
    fix: 'Correct the path, or add the file.',
  },
  {
    pattern: /^ENOENT: no such file or directory, \w+ '(?<missing>[^/].*)'$/,
    message: "The file $<missing> doesn't exist.",
    fix: 'Restore the file, or correct the setting that refers to it.',
  },
  {
    pattern: /^Docusaurus found \d+ unused Markdown directives in file "(?<file>.+)"\n(?<list>[\s\S]*?)\nYour content/,
    each: /^- (?<directive>\S+) \((?<line>\d+):(?<column>\d+)\)$/gm,
    message: 'unknown directive "$<directive>".',
    fix: 'Use an admonition type, such as ":::note", or escape the colon in text: "\\:".',
  },
  {
    pattern: /^Invalid environment: (?<list>[\s\S]+?)(?:\n| )See \.env\.example for all variables\.$/,
    each: /^(?<variable>.+)$/gm,
    message: 'Environment variable $<variable>',
    fix: 'Change the variable in .env or in the environment of the command. .env.example describes all variables.',
  },
  {
    pattern: /^ParseError: (?<reason>.+?)\s*\n\s*(?<file>\S+):(?<line>\d+):\d+/,
    message: 'syntax error: $<reason>.',
    fix: 'Correct the syntax in this line or the one above it.',
  },
  {
    pattern: /^Unknown sidebar item type "(?<type>.+)"/,
    message: 'unknown sidebar item type "$<type>".',
    file: 'sidebars.ts',
    search: ["'$<type>'", '"$<type>"'],
    fix: 'Use "category", "doc", "ref", "link", "html", or "autogenerated".',
  },
  {
    pattern: /^Duplicate routes found!(?<list>[\s\S]*)\nThis could lead/,
    // Matches the last of several pages with the same URL.
    each: /create page at (?<page>\S+), but(?![\s\S]*create page at \k<page>, but)/g,
    message: 'two pages have the URL $<page>.',
    fix: 'Change the "slug" in the front matter of one page, or rename or delete its file.',
  },
  {
    pattern: /^Docs markdown link couldn't be resolved: \((?<link>.+?)\) in source file "?(?<file>.+?)"? for version/,
    message: 'the linked file "$<link>" doesn\'t exist.',
    search: ['($<link>', '$<link>'],
    fix: fixPath,
  },
  {
    pattern: /^Image (?<image>.*?(?<name>[^/\\]+)) used in (?<file>.+) not found\.$/,
    message: "the image $<image> doesn't exist.",
    search: ['$<name>'],
    fix: 'Correct the path. "./image.png" is relative to this file, and "/img/image.png" is in static/.',
  },
  {
    pattern: /^Asset (?<asset>.*?(?<name>[^/\\]+)) used in (?<file>.+) not found\.$/,
    message: "the linked file $<asset> doesn't exist.",
    search: ['$<name>'],
    fix: fixPath,
  },
  {
    pattern: /^Docusaurus was unable to resolve the "(?<name>.+)" (?<kind>plugin|theme|preset)/,
    message: 'the $<kind> "$<name>" isn\'t installed.',
    file: 'docusaurus.config.ts',
    search: ['$<name>'],
    fix: 'Correct the name, or run "npm install $<name>".',
  },
];

/** Fixes for errors whose messages don't suggest a fix. */
const fixes: readonly (readonly [RegExp, string])[] = [
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

/** Returns how to fix a problem whose message doesn't suggest it. */
export const findFix = (message: string) => fixes.find(([pattern]) => pattern.test(message))?.[1];

/** Splits a message into problems by the first rule that matches it. Returns `undefined` if no rule matches. */
export function applyRules(message: string, root: string): Problem[] | undefined {
  for (const rule of rules) {
    const match = rule.pattern.exec(message);
    if (match !== null) {
      const {groups = {}} = match;
      const matches = rule.each === undefined ? [match] : [...(groups['list'] ?? '').matchAll(rule.each)];
      return matches.map((item) => createProblem(rule, {...groups, ...item.groups}, root));
    }
  }
  return undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

function createProblem(rule: Rule, groups: Groups, root: string): Problem {
  const fill = (template: string) => template.replaceAll(/\$<(\w+)>/g, (_, name: string) => groups[name] ?? '');
  const search = (rule.search ?? [])
    .filter((template) => [...template.matchAll(/\$<(\w+)>/g)].every(([, name = '']) => groups[name]))
    .map(fill);
  const {page, line, column} = groups;
  const pageFile = page === undefined ? undefined : (findPageSources(root).get(page)?.join(', ') ?? page);
  return {
    message: fill(rule.message) + suggest(groups),
    file: rule.file === 'config' ? findConfigFile(root, search[0] ?? '') : (rule.file ?? groups['file'] ?? pageFile),
    line: line === undefined ? undefined : Number(line),
    column: column === undefined ? undefined : Number(column),
    search,
    fix: fill(rule.fix),
  };
}

/** Suggests one of the available values, or lists them. */
function suggest({name = '', available}: Groups): string {
  if (available === undefined) {
    return '';
  }
  const candidates = [...available.matchAll(/^- (.+)$/gm)].map(([, candidate = '']) => candidate);
  return didYouMean(name, candidates) || ` Available names: ${candidates.join(', ')}.`;
}

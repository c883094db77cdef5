import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Docusaurus wraps an error in others and prints the outermost first, each with its stack: what is wrong comes last, and
 * once for every page. This puts the cause first, once, and names the source file of a page.
 *
 * @param {unknown} error - What was thrown.
 * @param {string} root - The folder of the site.
 * @returns {string} The text for the terminal: the causes, what was being done, and where the first cause was thrown.
 */
export function explainError(error, root) {
  const chains = causeChains(error);
  const first = chains[0]?.at(-1);
  const stack = first instanceof Error ? framesOf(first) : '';
  const doing = (chains[0] ?? []).slice(0, -1).map((outer) => messageOf(outer).split('\n')[0]);
  const sources = sourceFiles(root);
  const text = [
    causes(chains),
    ...(doing.length > 0
      ? [`\nWhat was being done, outermost first:\n${doing.map((line) => `- ${line ?? ''}`).join('\n')}`]
      : []),
    ...(stack === '' ? [] : [`\nWhere it was found:\n${stack}`]),
  ].join('\n');
  return nameSources(relativePaths(text, root), sources);
}

/** The causes, each once; one that several pages share is followed by them. @param {unknown[][]} chains */
function causes(chains) {
  /** @type {Map<string, string[]>} */
  const pages = new Map();
  for (const chain of chains) {
    const cause = describeCause(chain.at(-1));
    const page = chain
      .map(messageOf)
      .map((message) => /Can't render static file for pathname "([^"]+)"/.exec(message)?.[1]);
    pages.set(cause, [...(pages.get(cause) ?? []), ...page.filter((name) => name !== undefined)]);
  }
  return [...pages]
    .map(([cause, names]) => {
      const more = names.length > 3 ? ` and ${String(names.length - 3)} more` : '';
      return names.length === 0 ? cause : `${cause}\nWhile rendering ${names.slice(0, 3).join(', ')}${more}.`;
    })
    .join('\n\n');
}

/**
 * Every way from the error down to a cause.
 *
 * @param {unknown} error
 * @returns {unknown[][]}
 */
function causeChains(error) {
  const inner =
    error instanceof AggregateError
      ? error.errors
      : error instanceof Error && error.cause !== undefined
        ? [error.cause]
        : [];
  const below = inner.flatMap(causeChains);
  // An aggregate has nothing to say itself.
  const own = error instanceof AggregateError && below.length > 0 ? [] : [error];
  return below.length === 0 ? [own] : below.map((chain) => [...own, ...chain]);
}

/** @param {unknown} cause */
function describeCause(cause) {
  const message = messageOf(cause);
  if (!(cause instanceof Error) || cause.name !== 'ValidationError' || !('details' in cause)) {
    return message;
  }
  // Joi: the message names a key without its place.
  const details = /** @type {{message: string, path: (string | number)[]}[]} */ (cause.details);
  return details
    .map((detail) => {
      const place = detail.path.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${key}`)).join('');
      const help = detail.message.startsWith('Bad navbar item type')
        ? ` The types are: ${navbarItemTypes.join(', ')}.`
        : '';
      return `Wrong configuration at ${place.replace(/^\./, '')}: ${detail.message}.${help}`.replace('..', '.');
    })
    .join('\n');
}

/** The types of navbar items that the theme brings; a test holds the list against the theme. */
export const navbarItemTypes = [
  'default',
  'localeDropdown',
  'search',
  'dropdown',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
];

/** @param {unknown} error */
function messageOf(error) {
  return (error instanceof Error ? error.message : String(error)).trim();
}

/** @param {Error} error */
function framesOf(error) {
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return lines.slice(0, 8).join('\n');
}

/** @param {string} text @param {string} root */
function relativePaths(text, root) {
  return text.replaceAll(root + path.sep, '');
}

/** Adds the source file to the pages of a list of broken links. @param {string} text @param {Map<string, string>} sources */
function nameSources(text, sources) {
  return text.replace(/(on source page path = )(.+):$/gm, (line, before, page) => {
    const source = sources.get(String(page));
    return source === undefined ? line : `${String(before)}${String(page)} (${source}):`;
  });
}

/**
 * The source file of each doc by its address, from what the docs plugin wrote before the error.
 *
 * @param {string} root
 * @returns {Map<string, string>}
 */
function sourceFiles(root) {
  const generated = path.join(root, '.docusaurus', 'docusaurus-plugin-content-docs');
  /** @type {Map<string, string>} */
  const sources = new Map();
  for (const file of filesOf(generated).filter((name) => name.endsWith('.json'))) {
    const {permalink, source} = /** @type {{permalink?: string, source?: string}} */ (
      JSON.parse(readFileSync(path.join(generated, file), 'utf8'))
    );
    if (permalink !== undefined && source !== undefined) {
      sources.set(permalink, source.replace(/^@site\//, ''));
    }
  }
  return sources;
}

/** @param {string} folder */
function filesOf(folder) {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'});
  } catch {
    return []; // The error came before the plugin wrote anything.
  }
}

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Formats an error with its cause first. Docusaurus wraps errors and prints the outermost one first, each with its stack, and repeats
 * a cause for every page that it affects. This prints each cause once, and adds the source files of pages.
 *
 * @param {unknown} error - The thrown value.
 * @param {string} root - Absolute folder of the site.
 * @returns {string} The causes, the outer errors as context, and the stack of the first cause.
 */
export function explainError(error, root) {
  const chains = causeChains(error);
  const first = chains[0]?.at(-1);
  const stack = first instanceof Error ? framesOf(first) : '';
  const context = (chains[0] ?? []).slice(0, -1).map((outer) => messageOf(outer).split('\n')[0]);
  const sources = sourceFiles(root);
  const text = [
    formatCauses(chains),
    ...(context.length > 0
      ? [`\nContext, outermost error first:\n${context.map((line) => `- ${line ?? ''}`).join('\n')}`]
      : []),
    ...(stack === '' ? [] : [`\nStack trace:\n${stack}`]),
  ].join('\n');
  return addSourceFiles(shortenPaths(text, root), sources);
}

/** Formats each cause once, followed by the pages that it affects. @param {unknown[][]} chains */
function formatCauses(chains) {
  /** @type {Map<string, string[]>} */
  const pages = new Map();
  for (const chain of chains) {
    const cause = describeCause(chain.at(-1));
    const affectedPages = chain
      .map(messageOf)
      .map((message) => /Can't render static file for pathname "([^"]+)"/.exec(message)?.[1]);
    pages.set(cause, [...(pages.get(cause) ?? []), ...affectedPages.filter((name) => name !== undefined)]);
  }
  return [...pages]
    .map(([cause, names]) => {
      const more = names.length > 3 ? ` and ${String(names.length - 3)} more` : '';
      return names.length === 0 ? cause : `${cause}\nWhile rendering ${names.slice(0, 3).join(', ')}${more}.`;
    })
    .join('\n\n');
}

/**
 * All paths from an error to a root cause.
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
  const innerChains = inner.flatMap(causeChains);
  // The message of an AggregateError isn't informative.
  const outer = error instanceof AggregateError && innerChains.length > 0 ? [] : [error];
  return innerChains.length === 0 ? [outer] : innerChains.map((chain) => [...outer, ...chain]);
}

/** @param {unknown} cause */
function describeCause(cause) {
  const message = messageOf(cause);
  if (!(cause instanceof Error) || cause.name !== 'ValidationError' || !('details' in cause)) {
    return message;
  }
  // Joi's messages contain the key, but not its path.
  const details = /** @type {{message: string, path: (string | number)[]}[]} */ (cause.details);
  return details
    .map((detail) => {
      const optionPath = detail.path.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${key}`)).join('');
      const hint = detail.message.startsWith('Bad navbar item type')
        ? ` Valid types: ${navbarItemTypes.join(', ')}.`
        : '';
      return `Invalid configuration at ${optionPath.replace(/^\./, '')}: ${detail.message}.${hint}`.replace('..', '.');
    })
    .join('\n');
}

/** The navbar item types of the theme. A test compares the list with the installed version. */
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

/** Makes paths relative to the site. @param {string} text @param {string} root */
function shortenPaths(text, root) {
  return text.replaceAll(root + path.sep, '');
}

/** Adds the source files of the pages in a list of broken links. @param {string} text @param {Map<string, string>} sources */
function addSourceFiles(text, sources) {
  return text.replace(/(on source page path = )(.+):$/gm, (line, prefix, page) => {
    const source = sources.get(String(page));
    return source === undefined ? line : `${String(prefix)}${String(page)} (${source}):`;
  });
}

/**
 * The source files of docs by URL path, from the data that the docs plugin wrote before the error.
 *
 * @param {string} root
 * @returns {Map<string, string>}
 */
function sourceFiles(root) {
  const generated = path.join(root, '.docusaurus', 'docusaurus-plugin-content-docs');
  /** @type {Map<string, string>} */
  const sources = new Map();
  for (const file of listFiles(generated).filter((name) => name.endsWith('.json'))) {
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
function listFiles(folder) {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'});
  } catch {
    return []; // The docs plugin hasn't written anything yet.
  }
}

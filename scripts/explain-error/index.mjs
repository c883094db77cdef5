import path from 'node:path';
import {findCauses} from './causes.mjs';
import {fixes, rules} from './rules.mjs';
import {findConfigFile, findLine, findPageSources, readLines} from './source-files.mjs';

/** @typedef {import('./rules.mjs').Problem} Problem */

/** Source lines are shown only for the first mistakes, so that the list fits on a screen. */
const maxExcerpts = 3;
const maxProblems = 20;
const maxLineLength = 400;
const maxFrames = 8;

/** `docs/intro.mdx: message`, `docs/intro.mdx:10:1: message`, or `contract/api.yaml:10:1 (#/paths): message`. */
const filePosition = /^([\w@.][\w@./\\ -]*\.\w+)(?::(\d+))?(?::(\d+))?(?::| (?=\())\s*(.+)$/;

/**
 * Explains an error for the person who has to fix it: for each mistake, the file, the line, what is wrong, and how to fix it.
 * Docusaurus wraps errors, prints the outermost one first, each with its stack, and repeats a cause for every page that it affects.
 *
 * @param {unknown} error - The thrown value.
 * @param {string} root - Absolute folder of the site.
 * @returns {string} Several lines. They contain stack frames only if the error doesn't name a file of the site.
 */
export function explainError(error, root) {
  const causes = findCauses(error).map((cause) => {
    const found = readProblems(cause.message, root);
    const frames = stackFrames(cause.error, root);
    if (cause.pages.length > 0) {
      return {frames: [], problems: found.map((problem) => addPages(problem, cause.pages, root))};
    }
    const isExplained = found.some(({file, fix}) => file !== undefined || fix !== undefined);
    const [, file, line, column] = /([^\s(]+):(\d+):(\d+)\)?$/.exec(frames[0] ?? '') ?? [];
    // A mistake in a configuration file or a plugin, such as a variable that isn't defined.
    const isOwnMistake = isProgrammingError(cause.error) && readLines(root, file ?? '') !== undefined;
    return {
      frames: isExplained || isOwnMistake ? [] : frames,
      problems:
        isOwnMistake && found.every((problem) => problem.file === undefined)
          ? found.map((problem) => ({
              ...problem,
              ...(file !== undefined && {file}),
              line: Number(line),
              column: Number(column),
            }))
          : found,
    };
  });
  const frames = causes.find((cause) => cause.frames.length > 0)?.frames ?? [];
  return [
    ...formatProblems(
      causes.flatMap(({problems}) => problems),
      root,
    ),
    ...(frames.length > 0 ? ['', 'Stack trace:', ...frames.map((frame) => `    ${frame}`)] : []),
  ].join('\n');
}

/** Whether an error comes from JavaScript itself, rather than from a check. @param {Error | undefined} error */
function isProgrammingError(error) {
  return ['ReferenceError', 'TypeError', 'RangeError', 'SyntaxError'].includes(error?.name ?? '');
}

/**
 * Explains a message that Docusaurus or the bundler prints.
 *
 * @param {string} message
 * @param {string} root - Absolute folder of the site.
 * @returns {string} The explanation, or the message if it isn't about a file of the site.
 */
export function explainMessage(message, root) {
  const problems = readProblems(message, root);
  return problems.some(({file}) => file !== undefined) ? formatProblems(problems, root).join('\n') : message;
}

/**
 * Splits a message into mistakes.
 *
 * @param {string} text
 * @param {string} root
 * @returns {Problem[]}
 */
function readProblems(text, root) {
  const message = text.replaceAll(root + path.sep, '').trim();
  const problems = rewrite(message, root) ?? splitLines(message, root);
  return problems.map((problem) => locate(problem, root));
}

/** @param {string} message @param {string} root */
function rewrite(message, root) {
  for (const rule of rules) {
    const match = rule.pattern.exec(message);
    if (match) {
      return rule.rewrite(match, {
        sources: findPageSources(root),
        findConfigFile: (text) => findConfigFile(root, text),
      });
    }
  }
  return undefined;
}

/**
 * Reads lines such as `docs/intro.mdx:10:1: message`. Other lines continue the message above them.
 *
 * @param {string} message
 * @param {string} root
 * @returns {Problem[]}
 */
function splitLines(message, root) {
  /** @type {Problem[]} */
  const problems = [];
  for (const line of message.split('\n')) {
    const outer = filePosition.exec(line);
    // The bundler names the file, and so do our own messages.
    const inner = filePosition.exec(outer?.[4] ?? '');
    const [, file = '', lineNumber, column, text = ''] = (inner?.[1] === outer?.[1] ? inner : outer) ?? [];
    const last = problems.at(-1);
    if (readLines(root, file) !== undefined) {
      const [rewritten] = rewrite(text, root) ?? [];
      problems.push({
        ...(rewritten ?? {message: text}),
        file,
        ...(lineNumber !== undefined && {line: Number(lineNumber)}),
        ...(column !== undefined && {column: Number(column)}),
      });
    } else if (last === undefined) {
      problems.push({message: line});
    } else {
      last.message += `\n${line}`;
    }
  }
  // A heading such as "core-api.yaml has 2 errors:" says no more than the list below it.
  return problems.length > 1 ? problems.filter(({message}) => !/\bhas \d+ errors?:$/.test(message)) : problems;
}

/**
 * Finds the line of a mistake, and how to fix it.
 *
 * @param {Problem} problem
 * @param {string} root
 * @returns {Problem}
 */
function locate(problem, root) {
  const {file, message} = problem;
  const quoted = /"([^"]+)"/.exec(message)?.[1];
  const search = problem.search ?? (quoted === undefined ? [] : [quoted]);
  const line =
    problem.line ??
    (file === undefined
      ? undefined
      : search.map((text) => findLine(root, file, text)).find((found) => found !== undefined));
  const fix = problem.fix ?? fixes.find(([pattern]) => pattern.test(message))?.[1];
  return {...problem, ...(line !== undefined && {line}), ...(fix !== undefined && {fix})};
}

/**
 * Adds the source file of the page that can't be rendered.
 *
 * @param {Problem} problem
 * @param {readonly string[]} pages - URL paths.
 * @param {string} root
 * @returns {Problem}
 */
function addPages(problem, pages, root) {
  const sources = findPageSources(root);
  const file = pages.length === 1 ? sources.get(pages[0] ?? '')?.[0] : undefined;
  const name = /^(\w+) is not defined|component `(\w+)`/.exec(problem.message);
  const more = pages.length > 3 ? ` and ${String(pages.length - 3)} more` : '';
  const message = `${problem.message}\nWhile rendering ${pages.slice(0, 3).join(', ')}${more}.`;
  const search = name ? [name[1] ?? `<${name[2] ?? ''}`] : [];
  return problem.file === undefined && file !== undefined
    ? locate({...problem, file, message, search}, root)
    : {...problem, message};
}

/** @param {readonly Problem[]} problems @param {string} root */
function formatProblems(problems, root) {
  const shown = problems.slice(0, maxProblems);
  const omitted = problems.length - shown.length;
  const fixesBelow = shown.map(({fix}) => fix);
  return [
    ...shown.flatMap(({file, line, column, message, fix}, index) => {
      const position = [file, line, column].filter((part) => part !== undefined).join(':');
      const excerpt = index < maxExcerpts ? formatExcerpt({file, line, column}, root) : [];
      // The same fix is printed once, after the last mistake that needs it.
      const isLast = fixesBelow.lastIndexOf(fix) === index;
      return [
        ...(position === '' ? message : `${position}: ${message}`).split('\n').map(shorten),
        ...excerpt,
        ...(fix !== undefined && isLast ? [`  Fix: ${fix}`] : []),
      ];
    }),
    ...(omitted > 0 ? [`… and ${String(omitted)} more.`] : []),
  ];
}

/**
 * The line of a mistake and the one before it, as in `  10 | <details>`.
 *
 * @param {{file: string | undefined, line: number | undefined, column: number | undefined}} position
 * @param {string} root
 */
function formatExcerpt({file, line, column}, root) {
  const text = file === undefined || line === undefined ? undefined : readLines(root, file)?.[line - 1];
  if (text === undefined || text.trim() === '') {
    return [];
  }
  const margin = `  ${String(line)} | `;
  const isVisible = column !== undefined && column <= text.length + 1 && column < 120;
  return [
    `${margin}${text.length > 160 ? `${text.slice(0, 160)}…` : text}`,
    ...(isVisible ? [`${' '.repeat(margin.length - 2)}| ${text.slice(0, column - 1).replaceAll(/[^\t]/g, ' ')}^`] : []),
  ];
}

/** @param {string} line */
function shorten(line) {
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line;
}

/**
 * The stack frames of an error in files of the site; those in packages if there are none.
 *
 * @param {Error | undefined} error
 * @param {string} root
 */
function stackFrames(error, root) {
  const frames = (error?.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/[/\\]scripts[/\\](?:run-)?docusaurus\.mjs/.test(line))
    .map((line) =>
      line
        .trim()
        .replaceAll('file://', '')
        .replaceAll(root + path.sep, ''),
    );
  const own = frames.filter((line) => !/node_modules|node:|[( ](?:[/\\]|[A-Z]:|server\.bundle)/.test(line));
  return (own.length > 0 ? own : frames).slice(0, maxFrames);
}

import path from 'node:path';
import {findCauses} from './causes.mjs';
import {applyRules, fixes} from './rules.mjs';
import {findLine, findPageSources, readLines} from './source-files.mjs';

/** @typedef {import('./rules.mjs').Problem} Problem */

/** The limits keep an explanation on one screen, with the source lines of the first problems. */
const maxExcerpts = 3;
const maxProblems = 20;
const maxLineLength = 400;
const maxFrames = 8;

/** `docs/intro.mdx: message`, `docs/intro.mdx:10:1: message`, or `contract/api.yaml:10:1 (#/paths): message`. */
const filePosition = /^([\w@.][\w@./\\ -]*\.\w+)(?::(\d+))?(?::(\d+))?(?::| (?=\())\s*(.+)$/;

/**
 * Explains an error for the person who has to fix it: for each problem, the file, the line, what's wrong, and how to
 * fix it. Docusaurus wraps errors, prints the outermost error first, each with its stack, and repeats a cause for every
 * page that it affects.
 *
 * @param {unknown} error - The thrown value.
 * @param {string} root - Absolute folder of the site.
 * @returns {string} Several lines. They contain stack frames only if the error doesn't name one of the site's files.
 */
export function explainError(error, root) {
  const causes = findCauses(error).map(({message, error, pages}) => {
    const problems = readProblems(message, root);
    if (pages.length > 0) {
      return {frames: [], problems: problems.map((problem) => addPages(problem, pages, root))};
    }
    const frames = stackFrames(error, root);
    const origin = problems.some(({file}) => file !== undefined) ? undefined : findOrigin(error, frames, root);
    const located = problems.map((problem) => ({...problem, ...origin}));
    const isExplained = located.some(({file, fix}) => file !== undefined || fix !== undefined);
    return {frames: isExplained ? [] : frames, problems: located};
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

/**
 * Explains a message that Docusaurus or the bundler prints.
 *
 * @param {string} message
 * @param {string} root - Absolute folder of the site.
 * @returns {string} The explanation, or the message if it isn't about one of the site's files.
 */
export function explainMessage(message, root) {
  const problems = readProblems(message, root);
  return problems.some(({file}) => file !== undefined) ? formatProblems(problems, root).join('\n') : message;
}

/**
 * Splits a message into problems.
 *
 * @param {string} text
 * @param {string} root
 * @returns {Problem[]}
 */
function readProblems(text, root) {
  const message = text.replaceAll(root + path.sep, '').trim();
  const problems = applyRules(message, root) ?? splitLines(message, root);
  return problems.map((problem) => locate(problem, root));
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
    // Both the bundler and our own messages name the file.
    const inner = filePosition.exec(outer?.[4] ?? '');
    const [, file = '', lineNumber, column, text = ''] = (inner?.[1] === outer?.[1] ? inner : outer) ?? [];
    const last = problems.at(-1);
    if (readLines(root, file) !== undefined) {
      const [problem = {message: text}] = applyRules(text, root) ?? [];
      problems.push({
        ...problem,
        file,
        line: lineNumber === undefined ? problem.line : Number(lineNumber),
        column: column === undefined ? problem.column : Number(column),
      });
    } else if (last === undefined) {
      problems.push({message: line});
    } else {
      last.message += `\n${line}`;
    }
  }
  // A heading such as "core-api.yaml has 2 errors:" adds no information to the list below it.
  return problems.length > 1 ? problems.filter(({message}) => !/\bhas \d+ errors?:$/.test(message)) : problems;
}

/**
 * Finds the line of a problem, and how to fix it.
 *
 * @param {Problem} problem
 * @param {string} root
 * @returns {Problem}
 */
function locate(problem, root) {
  const {file, message} = problem;
  const search = problem.search ?? [/"([^"]+)"/.exec(message)?.[1] ?? ''];
  return {
    ...problem,
    line: problem.line ?? (file === undefined ? undefined : findLine(root, file, search)),
    fix: problem.fix ?? fixes.find(([pattern]) => pattern.test(message))?.[1],
  };
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
  const [file] = (pages.length === 1 && findPageSources(root).get(pages[0] ?? '')) || [];
  const more = pages.length > 3 ? ` and ${String(pages.length - 3)} more` : '';
  const message = `${problem.message}\nWhile rendering ${pages.slice(0, 3).join(', ')}${more}.`;
  const [, variable, component] = /^(\w+) is not defined|component `(\w+)`/.exec(problem.message) ?? [];
  return locate({...problem, message, file: problem.file ?? file, search: [variable ?? `<${component ?? '?'}`]}, root);
}

/**
 * Finds the position of an error in JavaScript, such as an undefined variable, in a configuration file or a plugin.
 *
 * @param {Error | undefined} error
 * @param {readonly string[]} frames
 * @param {string} root
 * @returns {{file: string, line: number, column: number} | undefined}
 */
function findOrigin(error, frames, root) {
  const [, file = '', line, column] = /([^\s(]+):(\d+):(\d+)\)?$/.exec(frames[0] ?? '') ?? [];
  const isProgrammingError = ['ReferenceError', 'TypeError', 'RangeError', 'SyntaxError'].includes(error?.name ?? '');
  return isProgrammingError && readLines(root, file) !== undefined
    ? {file, line: Number(line), column: Number(column)}
    : undefined;
}

/** @param {readonly Problem[]} problems @param {string} root */
function formatProblems(problems, root) {
  const shown = problems.slice(0, maxProblems);
  const lines = shown.flatMap(({file, line, column, message, fix}, index) => {
    const position = [file, line, column].filter((part) => part !== undefined).join(':');
    const source = file === undefined || line === undefined ? '' : (readLines(root, file)?.[line - 1] ?? '');
    // The same fix is printed once, after the last problem that needs it.
    const isLastWithFix = shown.findLastIndex((other) => other.fix === fix) === index;
    return [
      ...(position === '' ? message : `${position}: ${message}`).split('\n'),
      ...(index < maxExcerpts && source.trim() !== '' ? [`  ${String(line)} | ${source}`] : []),
      ...(fix !== undefined && isLastWithFix ? [`  Fix: ${fix}`] : []),
    ];
  });
  const omitted = problems.length - shown.length;
  return [...lines, ...(omitted > 0 ? [`… and ${String(omitted)} more.`] : [])].map((line) =>
    line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line,
  );
}

/**
 * Returns an error's stack frames in the site's files, or in packages if there are none.
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

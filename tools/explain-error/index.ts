import path from 'node:path';
import {findCauses, type Cause} from './causes';
import {applyRules, findFix, type Problem} from './rules';
import {findLine, findPageSources, readLines} from './source-files';

/** The limits keep an explanation on one screen, with the source lines of the first problems. */
const maxExcerpts = 3;
const maxProblems = 20;
const maxLineLength = 400;
const maxFrames = 8;

/** `docs/intro.mdx: message`, `docs/intro.mdx:10:1: message`, or `contract/api.yaml:10:1 (#/paths): message`. */
const filePosition = /^([\w@.][\w@./\\ -]*\.\w+)(?::(\d+))?(?::(\d+))?(?::| (?=\())\s*(.+)$/;

/**
 * Explains an error for the person who has to fix it: for each problem, the file, the line, what's wrong, and how to
 * fix it. Docusaurus wraps errors, prints all of them with their stacks, outermost first, and repeats a cause for every
 * page that it affects.
 *
 * @param error - The thrown value.
 * @param root - Absolute path of the site folder.
 * @returns Several lines. They contain stack frames only if the error doesn't name one of the site's files.
 */
export function explainError(error: unknown, root: string): string {
  const causes = findCauses(error).map((cause) => explainCause(cause, root));
  const problems = causes.flatMap((cause) => cause.problems);
  const frames = causes.find((cause) => cause.frames.length > 0)?.frames ?? [];
  return [
    ...formatProblems(problems, root),
    ...(frames.length > 0 ? ['', 'Stack trace:', ...frames.map((frame) => `    ${frame}`)] : []),
  ].join('\n');
}

/**
 * Explains a message that Docusaurus or the bundler prints.
 *
 * @returns The explanation, or the message if it isn't about one of the site's files.
 */
export function explainMessage(message: string, root: string): string {
  const problems = readProblems(message, root);
  return problems.some(({file}) => file !== undefined) ? formatProblems(problems, root).join('\n') : message;
}

/** Returns the problems that a cause reports, and the stack frames if neither a file nor a fix is known. */
function explainCause({message, error, pages}: Cause, root: string): {problems: Problem[]; frames: string[]} {
  const problems = readProblems(message, root);
  if (pages.length > 0) {
    return {problems: problems.map((problem) => addPages(problem, pages, root)), frames: []};
  }
  const frames = listStackFrames(error, root);
  const origin = problems.some(({file}) => file !== undefined) ? undefined : findOrigin(error, frames, root);
  const locatedProblems = problems.map((problem) => ({...problem, ...origin}));
  const isExplained = locatedProblems.some(({file, fix}) => file !== undefined || fix !== undefined);
  return {problems: locatedProblems, frames: isExplained ? [] : frames};
}

/** Splits a message into problems. */
function readProblems(text: string, root: string): Problem[] {
  const message = text.replaceAll(root + path.sep, '').trim();
  const problems = applyRules(message, root) ?? splitLines(message, root);
  return problems.map((problem) => locate(problem, root));
}

/** Reads lines such as `docs/intro.mdx:10:1: message`. Other lines continue the message above them. */
function splitLines(message: string, root: string): Problem[] {
  const problems: Problem[] = [];
  for (const line of message.split('\n')) {
    const outerPosition = filePosition.exec(line);
    // Both the bundler and our own messages name the file.
    const inner = filePosition.exec(outerPosition?.[4] ?? '');
    const [, file = '', lineNumber, column, text = ''] =
      (inner?.[1] === outerPosition?.[1] ? inner : outerPosition) ?? [];
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
      problems.splice(-1, 1, {...last, message: `${last.message}\n${line}`});
    }
  }
  // A heading such as "core-api.yaml has 2 errors:" adds no information to the list below it.
  return problems.length > 1 ? problems.filter(({message}) => !/\bhas \d+ errors?:$/.test(message)) : problems;
}

/** Finds the line of a problem, and how to fix it. */
function locate(problem: Problem, root: string): Problem {
  const {file, message, search = [/"([^"]+)"/.exec(message)?.[1] ?? '']} = problem;
  return {
    ...problem,
    line: problem.line ?? (file === undefined ? undefined : findLine(root, file, search)),
    fix: problem.fix ?? findFix(message),
  };
}

/** Adds the URL paths of the pages that can't be rendered, and the source file if there's only one. */
function addPages(problem: Problem, pages: readonly string[], root: string): Problem {
  const [file] = (pages.length === 1 && findPageSources(root).get(pages[0] ?? '')) || [];
  const suffix = pages.length > 3 ? ` and ${pages.length - 3} more` : '';
  const message = `${problem.message}\nWhile rendering ${pages.slice(0, 3).join(', ')}${suffix}.`;
  const [, variable, component] = /^(\w+) is not defined|component `(\w+)`/.exec(problem.message) ?? [];
  return locate({...problem, message, file: problem.file ?? file, search: [variable ?? `<${component ?? '?'}`]}, root);
}

/** Finds the position of an error in JavaScript, such as an undefined variable, in a configuration file or a plugin. */
function findOrigin(error: Error | undefined, frames: readonly string[], root: string) {
  const [, file = '', line, column] = /([^\s(]+):(\d+):(\d+)\)?$/.exec(frames[0] ?? '') ?? [];
  const isProgrammingError = ['ReferenceError', 'TypeError', 'RangeError', 'SyntaxError'].includes(error?.name ?? '');
  return isProgrammingError && readLines(root, file) !== undefined
    ? {file, line: Number(line), column: Number(column)}
    : undefined;
}

function formatProblems(problems: readonly Problem[], root: string): string[] {
  const shownProblems = problems.slice(0, maxProblems);
  const lines = shownProblems.flatMap(({file, line, column, message, fix}, index) => {
    const position = [file, line, column].filter((part) => part !== undefined).join(':');
    const source = file === undefined || line === undefined ? '' : (readLines(root, file)?.[line - 1] ?? '');
    // The same fix is printed once, after the last problem that needs it.
    const isLastWithFix = shownProblems.findLastIndex((other) => other.fix === fix) === index;
    return [
      ...(position === '' ? message : `${position}: ${message}`).split('\n'),
      ...(index < maxExcerpts && source.trim() !== '' ? [`  ${line} | ${source}`] : []),
      ...(fix !== undefined && isLastWithFix ? [`  Fix: ${fix}`] : []),
    ];
  });
  const omittedCount = problems.length - shownProblems.length;
  return [...lines, ...(omittedCount > 0 ? [`… and ${omittedCount} more.`] : [])].map((line) =>
    line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line,
  );
}

/** Lists an error's stack frames in the site's files, or in packages if there are none. */
function listStackFrames(error: Error | undefined, root: string): string[] {
  const frames = (error?.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/[/\\]tools[/\\](?:run-)?docusaurus\.\w+:/.test(line))
    .map((line) =>
      line
        .trim()
        .replaceAll('file://', '')
        .replaceAll(root + path.sep, ''),
    );
  const own = frames.filter((line) => !/node_modules|node:|[( ](?:[/\\]|[A-Z]:|server\.bundle)/.test(line));
  return (own.length > 0 ? own : frames).slice(0, maxFrames);
}

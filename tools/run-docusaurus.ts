import {stripVTControlCharacters, styleText} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {explainError, explainMessage} from './explain-error';

/** Messages that Docusaurus prints before an error, and that contain less information than the error itself. */
const wrapperPattern =
  /Client bundle compiled with errors therefore further build is impossible\.|Site (?:plugin )?reload failure.*|Error while parsing Markdown front matter\.|This can happen if you use special characters in front matter.*|Loading of version failed for version.*|Sidebars file at .* failed to be loaded\.?/;

/** Matches the prefix that the bundler adds to lines of errors, and the separator between errors. */
const decorationPattern = /^\s*[×│] ?|^-{20,}$/;

/** How long repeated errors are suppressed, because every plugin that reads a changed file reports the same error. */
const repeatWindowMs = 10_000;

/**
 * Runs a Docusaurus command.
 *
 * @param args - The arguments of the process, such as `process.argv`.
 * @param root - Absolute path of the site folder.
 */
export async function runDocusaurus(args: readonly string[], root: string): Promise<void> {
  process.env.NODE_ENV ??= 'development';
  process.env.BABEL_ENV ??= 'development';
  const printError = explainPrintedErrors(root);
  explainPrintedWarnings(root);
  const exitWithError = (error: unknown) => {
    printError(explainError(error, root));
    process.exit(1);
  };
  process.on('unhandledRejection', exitWithError);
  try {
    await runCLI([...args] as [string, string, ...string[]]);
  } catch (error) {
    exitWithError(error);
  }
}

/** Explains the warnings that Docusaurus prints about the site's files. */
function explainPrintedWarnings(root: string): void {
  const print = console.warn.bind(console);
  console.warn = (...values: unknown[]) => {
    const [value] = values;
    const message = typeof value === 'string' ? stripVTControlCharacters(value).replace(/^\[WARNING\] /, '') : '';
    const explanation = explainMessage(message, root);
    if (values.length > 1 || explanation === message) {
      print(...values);
    } else {
      print(`${styleText('yellow', '[WARNING]')} ${explanation}`);
    }
  };
}

/**
 * Explains the errors that Docusaurus prints: bundler errors, and under `npm start`, errors after an edit.
 *
 * @returns A function that prints an explanation.
 */
function explainPrintedErrors(root: string): (explanation: string) => void {
  const print = console.error.bind(console);
  const printCounts = new Map<string, number>();
  const printOnce = (explanation: string) => {
    const now = Date.now();
    if (now - (printCounts.get(explanation) ?? 0) > repeatWindowMs) {
      print(`\n${styleText('red', '[ERROR]')} ${explanation}\n`);
    }
    printCounts.set(explanation, now);
  };
  console.error = (...values: unknown[]) => {
    const [value] = values;
    if (value instanceof Error) {
      printOnce(explainError(value, root));
      return;
    }
    if (values.length > 1 || typeof value !== 'string') {
      print(...values);
      return;
    }
    const message = cleanMessage(value);
    const explanation = explainMessage(message, root);
    if (/^Something is already running on port/.test(message)) {
      process.exitCode = 1;
      printOnce(`${message}\n  Fix: Stop that program, or choose another port, such as "npm start -- --port 3001".`);
    } else if (explanation !== message) {
      printOnce(explanation);
    } else if (message !== '') {
      print(value);
    }
  };
  return printOnce;
}

/** Removes the level, wrappers, and decoration from a printed error. */
function cleanMessage(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/^\[ERROR\] /, '')
    .split('\n')
    .map((line) => line.replace(decorationPattern, '').replace(wrapperPattern, ''))
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

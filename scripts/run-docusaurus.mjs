import process from 'node:process';
import {stripVTControlCharacters, styleText} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {explainError, explainMessage} from './explain-error/index.mjs';

/** Messages that Docusaurus prints before an error, and that contain less information than the error itself. */
const wrappers =
  /Client bundle compiled with errors therefore further build is impossible\.|Site (?:plugin )?reload failure.*|Error while parsing Markdown front matter\.|This can happen if you use special characters in front matter.*|Loading of version failed for version.*|Sidebars file at .* failed to be loaded\.?/;

/** The separator between bundler errors. */
const separator = /^-{20,}$/;

/** Suppresses repeated errors for this time, because every plugin that reads a changed file reports the same error. */
const repeatWindowMs = 10_000;

/**
 * Runs a Docusaurus command.
 *
 * @param {readonly string[]} args - The arguments of the process, such as `process.argv`.
 * @param {string} root - Absolute folder of the site.
 */
export async function runDocusaurus(args, root) {
  process.env.NODE_ENV ??= 'development';
  process.env.BABEL_ENV ??= 'development';
  const printError = explainPrintedErrors(root);
  explainPrintedWarnings(root);
  /** @param {unknown} error */
  const exitWithError = (error) => {
    printError(error);
    process.exit(1);
  };
  process.on('unhandledRejection', exitWithError);
  try {
    await runCLI(/** @type {[string, string, ...string[]]} */ ([...args]));
  } catch (error) {
    exitWithError(error);
  }
}

/**
 * Explains the warnings that Docusaurus prints about the site's files.
 *
 * @param {string} root - Absolute folder of the site.
 */
function explainPrintedWarnings(root) {
  const print = console.warn.bind(console);
  console.warn = (...values) => {
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
 * @param {string} root - Absolute folder of the site.
 * @returns {(error: unknown) => void} Prints an error with its explanation.
 */
function explainPrintedErrors(root) {
  const print = console.error.bind(console);
  /** @type {Map<string, number>} */
  const printed = new Map();
  /** @param {string} explanation */
  const printOnce = (explanation) => {
    const now = Date.now();
    if (now - (printed.get(explanation) ?? 0) > repeatWindowMs) {
      print(`\n${styleText('red', '[ERROR]')} ${explanation}\n`);
    }
    printed.set(explanation, now);
  };
  console.error = (...values) => {
    const [value] = values;
    if (value instanceof Error) {
      printOnce(explainError(value, root));
      return;
    }
    if (values.length > 1 || typeof value !== 'string') {
      print(...values);
      return;
    }
    // Removes the level and the decoration that the bundler adds.
    const message = stripVTControlCharacters(value)
      .replace(/^\[ERROR\] /, '')
      .split('\n')
      .map((line) =>
        line
          .replace(/^\s*[×│] ?/, '')
          .replace(wrappers, '')
          .replace(separator, ''),
      )
      .join('\n')
      .replaceAll(/\n{2,}/g, '\n')
      .trim();
    if (message === '') {
      return;
    }
    if (/^Something is already running on port/.test(message)) {
      process.exitCode = 1;
      printOnce(`${message}\n  Fix: Stop that program, or choose another port, such as "npm start -- --port 3001".`);
      return;
    }
    const explanation = explainMessage(message, root);
    if (explanation === message) {
      print(value);
    } else {
      printOnce(explanation);
    }
  };
  return (error) => {
    printOnce(explainError(error, root));
  };
}

import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * @param {string} root - Absolute folder of the site.
 * @param {string} file - Path relative to it.
 * @returns {string[] | undefined} The file's lines; `undefined` if it doesn't exist.
 */
export function readLines(root, file) {
  const absolute = path.join(root, file);
  return existsSync(absolute) && statSync(absolute).isFile()
    ? readFileSync(absolute, 'utf8').split(/\r?\n/)
    : undefined;
}

/**
 * Finds the first line of a file that contains one of the strings. Earlier strings take precedence.
 *
 * @param {string} root
 * @param {string} file
 * @param {readonly string[]} texts
 * @returns {number | undefined} The 1-based line number.
 */
export function findLine(root, file, texts) {
  const lines = readLines(root, file) ?? [];
  const indexes = texts.map((text) => (text === '' ? -1 : lines.findIndex((line) => line.includes(text))));
  const index = indexes.find((found) => found >= 0);
  return index === undefined ? undefined : index + 1;
}

/**
 * Finds the source files of docs by URL path, in the data that the docs plugin wrote before the error. Several docs
 * have the same path if their URLs conflict.
 *
 * @param {string} root
 * @returns {Map<string, string[]>}
 */
export function findPageSources(root) {
  const generated = path.join(root, '.docusaurus', 'docusaurus-plugin-content-docs');
  /** @type {Map<string, string[]>} */
  const sources = new Map();
  for (const file of listFiles(generated).filter((name) => name.endsWith('.json'))) {
    const {permalink, source} = /** @type {{permalink?: string, source?: string}} */ (
      JSON.parse(readFileSync(path.join(generated, file), 'utf8'))
    );
    if (permalink !== undefined && source !== undefined) {
      sources.set(permalink, [...(sources.get(permalink) ?? []), source.replace(/^@site\//, '')]);
    }
  }
  return sources;
}

/**
 * Finds the configuration file that contains the text. Returns `undefined` unless exactly one file contains it.
 *
 * @param {string} root
 * @param {string} text
 */
export function findConfigFile(root, text) {
  const files = [...readdirSync(root), ...listFiles(path.join(root, 'config')).map((name) => `config/${name}`)];
  const found = files.filter(
    (file) =>
      /^(?:config\/)?[\w.-]+\.ts$/.test(file) &&
      !file.endsWith('.test.ts') &&
      findLine(root, file, [text]) !== undefined,
  );
  return found.length === 1 ? found[0] : undefined;
}

/** @param {string} folder */
function listFiles(folder) {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'});
  } catch {
    return []; // The docs plugin hasn't written anything yet.
  }
}

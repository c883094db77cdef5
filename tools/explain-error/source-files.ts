import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Returns the lines of a file, or `undefined` if it doesn't exist. */
export function readLines(root: string, file: string): string[] | undefined {
  const absolutePath = path.join(root, file);
  return existsSync(absolutePath) && statSync(absolutePath).isFile()
    ? readFileSync(absolutePath, 'utf8').split(/\r?\n/)
    : undefined;
}

/** Returns the number of the first line that contains one of the strings. Earlier strings take precedence. */
export function findLine(root: string, file: string, texts: readonly string[]): number | undefined {
  const lines = readLines(root, file) ?? [];
  const indexes = texts.map((text) => (text === '' ? -1 : lines.findIndex((line) => line.includes(text))));
  const index = indexes.find((found) => found >= 0);
  return index === undefined ? undefined : index + 1;
}

/**
 * Finds the source files of docs by URL path, in the data that the docs plugin wrote before the error. Several docs
 * have the same path if their URLs conflict.
 */
export function findPageSources(root: string): Map<string, string[]> {
  const generatedFolder = path.join(root, '.docusaurus', 'docusaurus-plugin-content-docs');
  const sources = new Map<string, string[]>();
  for (const file of listFiles(generatedFolder).filter((name) => name.endsWith('.json'))) {
    const {permalink, source} = JSON.parse(readFileSync(path.join(generatedFolder, file), 'utf8')) as {
      readonly permalink?: string;
      readonly source?: string;
    };
    if (permalink !== undefined && source !== undefined) {
      sources.set(permalink, [...(sources.get(permalink) ?? []), source.replace(/^@site\//, '')]);
    }
  }
  return sources;
}

/** Finds the configuration file that contains the text. Returns `undefined` unless exactly one file contains it. */
export function findConfigFile(root: string, text: string): string | undefined {
  const files = [...readdirSync(root), ...listFiles(path.join(root, 'config')).map((name) => `config/${name}`)];
  const matchingFiles = files.filter(
    (file) =>
      /^(?:config\/)?[\w.-]+\.ts$/.test(file) &&
      !file.endsWith('.test.ts') &&
      findLine(root, file, [text]) !== undefined,
  );
  return matchingFiles.length === 1 ? matchingFiles[0] : undefined;
}

function listFiles(folder: string): string[] {
  // The docs plugin's folder doesn't exist before the first run.
  return existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
}

import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp, ExplainedError} from '@developer-docs/utils';
import {readOptionText} from '@developer-docs/utils/node';
import type {PublishedUrlsOptions} from '../options';

/**
 * Reads the list of published URLs. Lines that start with `;` are comments.
 *
 * @throws Error that names the option if the file can't be read.
 */
export function readPublishedUrls({file, placeholders}: PublishedUrlsOptions, siteDir: string): string[] {
  const lines = readLines(file, siteDir).filter((line) => !isComment(line));
  const invalid = lines.find((line) => !line.startsWith('/'));
  if (invalid !== undefined) {
    throw new ExplainedError(
      `docusaurus-plugin-hosting: ${file}, which the option "publishedUrls" refers to, contains "${invalid}". Write URLs without the host and the base URL, such as "/docs/intro".`,
    );
  }
  return lines.map((line) =>
    Object.entries(placeholders).reduce((url, [placeholder, word]) => url.replaceAll(placeholder, () => word), line),
  );
}

/** Writes the list of published URLs, and keeps the comments at its start. */
export function writePublishedUrls(
  urls: readonly string[],
  {file, placeholders}: PublishedUrlsOptions,
  siteDir: string,
): void {
  const lines = readLines(file, siteDir);
  const start = lines.findIndex((line) => !isComment(line));
  const comments = start === -1 ? lines : lines.slice(0, start);
  const withPlaceholders = urls.map((url) =>
    Object.entries(placeholders).reduce(
      (result, [placeholder, word]) => result.replace(createWordPattern(word), () => placeholder),
      url,
    ),
  );
  writeFileSync(path.resolve(siteDir, file), `${[...comments, ...withPlaceholders.sort()].join('\n')}\n`);
}

const isComment = (line: string) => line.startsWith(';');

/** Matches a word that isn't a part of a longer one. */
const createWordPattern = (word: string) => new RegExp(`(?<![a-z0-9])${escapeRegExp(word)}(?![a-z0-9])`, 'g');

function readLines(file: string, siteDir: string): string[] {
  return readOptionText({plugin: 'docusaurus-plugin-hosting', name: 'publishedUrls'}, file, siteDir)
    .split(/\r?\n/)
    .filter((line) => line !== '');
}

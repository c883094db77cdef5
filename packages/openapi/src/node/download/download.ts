import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ExplainedError, makeUnique, pickStrings} from '@developer-docs/utils';
import {bundle, createConfig} from '@redocly/openapi-core';
import {reportChanges} from '../changes/report-changes.js';
import type {OpenApiFileOptions} from '../file-options.js';
import {loadOpenApiFile, type LoadedOpenApiDocument} from '../load.js';
import {defaultLimits, UrlResolver, type DownloadedFile, type DownloadLimits} from './url-resolver.js';

/** The name of the file that records a copy's source. */
const recordName = 'source.json';

/** A downloaded file with its name in the copy. */
interface NamedFile extends DownloadedFile {
  readonly name: string;
}

/** Where a copy is from. */
interface CopyRecord {
  readonly url: string;
  /** When the copy last changed. */
  readonly fetched: string;
  /** The first one is the document. */
  readonly files: readonly Omit<NamedFile, 'text'>[];
}

export interface DownloadResult {
  /** Absent if there was no copy. */
  readonly previous?: string;
  /** What has changed for clients, in Markdown; empty without a readable copy. Absent if the files haven't changed. */
  readonly changes?: string;
}

/**
 * Finds the copy of a document that was downloaded.
 *
 * @param folder - Absolute path of the copy's folder.
 * @param command - The command that downloads the document, for messages.
 * @throws ExplainedError if there's no copy, or if it's from another URL.
 */
export function findCopy(url: string, folder: string, command: string): Pick<OpenApiFileOptions, 'file' | 'source'> {
  const record = readRecord(folder);
  const [document] = record?.files ?? [];
  if (record === undefined || document === undefined) {
    throw new ExplainedError(`${url} hasn't been downloaded. Run "${command}", and commit the files.`);
  }
  if (record.url !== url) {
    throw new ExplainedError(
      `The copy in ${path.basename(folder)} is from ${record.url}, not from ${url}. Run "${command}", and commit the files.`,
    );
  }
  return {
    file: path.join(folder, document.name),
    source: {urls: new Map(record.files.map((file) => [path.join(folder, file.name), file.url])), command},
  };
}

function readRecord(folder: string): CopyRecord | undefined {
  const file = path.join(folder, recordName);
  if (!existsSync(file)) return undefined;
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as CopyRecord;
    // The files must be in the folder.
    return record.files.every(({name}) => path.basename(name) === name) ? record : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Downloads a document, with the files that it refers to, to a folder. Files are written only if the document has
 * changed and can be read.
 *
 * @param options.isCheck - Whether to return the changes without writing files.
 * @throws ExplainedError if the document can't be downloaded or read.
 */
export async function downloadDocument(
  url: string,
  folder: string,
  options: {readonly isCheck?: boolean; readonly limits?: Partial<DownloadLimits>} = {},
): Promise<DownloadResult> {
  const {isCheck = false, limits = {}} = options;
  const old = readRecord(folder);
  const known = old?.url === url ? old : undefined;
  const {files, failure} = await downloadFiles(url, {...defaultLimits, ...limits}, {folder, record: known});
  const previous = known?.fetched;
  if (known !== undefined && isSameCopy(folder, known, files)) return {previous};
  const record: CopyRecord = {url, fetched: new Date().toISOString(), files: files.map(({text: _, ...file}) => file)};
  const temporary = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  try {
    writeCopy(temporary, record, files);
    const before =
      known && (await loadOpenApiFile({...findCopy(url, folder, ''), root: folder}).catch(() => undefined));
    const changes = await compareCopies(url, before, temporary).catch((error: unknown) => {
      if (!(error instanceof ExplainedError)) throw error;
      throw failure ?? new ExplainedError(`${url} can't be used: ${error.message}`);
    });
    if (!isCheck) {
      for (const {name} of old?.files ?? []) rmSync(path.join(folder, name), {force: true});
      writeCopy(folder, record, files);
    }
    return {previous, changes};
  } finally {
    rmSync(temporary, {recursive: true});
  }
}

/** Returns whether a folder already contains files with these names and texts. */
const isSameCopy = (folder: string, {files: oldFiles}: CopyRecord, files: readonly NamedFile[]): boolean =>
  oldFiles.length === files.length &&
  files.every(({name, text}, index) => oldFiles[index]?.name === name && readCopy(folder, name) === text);

function writeCopy(folder: string, record: CopyRecord, files: readonly NamedFile[]): void {
  mkdirSync(folder, {recursive: true});
  for (const {name, text} of files) writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, recordName), `${JSON.stringify(record, undefined, 2)}\n`);
}

/** @throws ExplainedError if the copy in the folder can't be read. */
async function compareCopies(url: string, before: LoadedOpenApiDocument | undefined, folder: string): Promise<string> {
  const after = {...findCopy(url, folder, ''), root: folder};
  if (before !== undefined) return (await reportChanges({before, after})).output;
  await loadOpenApiFile(after);
  return '';
}

const readCopy = (folder: string, name: string) =>
  existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), 'utf8') : undefined;

/** Downloads a document and the files that it refers to. */
async function downloadFiles(
  url: string,
  limits: DownloadLimits,
  copy: {readonly folder: string; readonly record: CopyRecord | undefined},
): Promise<{readonly files: readonly NamedFile[]; readonly failure: Error | undefined}> {
  const resolver = new UrlResolver(url, limits, (fileUrl) => {
    const file = copy.record?.files.find((other) => other.url === fileUrl);
    const text = file && readCopy(copy.folder, file.name);
    return file && text !== undefined ? {url: fileUrl, text, ...pickStrings(file, 'etag')} : undefined;
  });
  const config = await createConfig({});
  let bundleError: unknown;
  // If there's a document, its copy is read again, which reports what's wrong in it.
  await bundle({ref: url, config, externalRefResolver: resolver}).catch((error: unknown) => {
    bundleError = error;
  });
  const [document, ...others] = resolver.files;
  if (document === undefined) throw resolver.failure ?? bundleError;
  const usedNames = new Set([recordName]);
  // The order of the downloads depends on the server.
  const sorted = others.sort((first, second) => (first.url < second.url ? -1 : 1));
  const files = [document, ...sorted].map((file, index) => {
    const extension = file.text.trimStart().startsWith('{') ? 'json' : 'yaml';
    return {name: `${makeUnique(index === 0 ? 'openapi' : createName(file.url), usedNames)}.${extension}`, ...file};
  });
  return {files, failure: resolver.failure};
}

/** The name of a file without its extension. */
const createName = (url: string): string =>
  path.posix
    .basename(new URL(url).pathname)
    .replace(/\.(?:ya?ml|json)$/i, '')
    .replaceAll(/[^\w-]+/g, '-')
    .slice(0, 100) || 'file';

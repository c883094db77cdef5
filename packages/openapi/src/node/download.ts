import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {getErrorMessage, isObject, makeUnique, type JsonObject} from '@developer-docs/utils';
import {loadOpenApiFile} from './load.js';
import type {OpenApiFileOptions} from './file-options.js';
import {OpenApiError} from './problems.js';
import {redocly} from './redocly.js';
import {defaultLimits, UrlResolver, type DownloadedFile, type DownloadLimits} from './url-resolver.js';

/** The name of the file that records the source of a copy. */
const recordName = 'source.json';

/** A file of a copy. */
interface CopiedFile extends Omit<DownloadedFile, 'text'> {
  readonly name: string;
}

/** Where a copy is from. */
interface CopyRecord {
  readonly url: string;
  /** When the copy last changed. */
  readonly fetched: string;
  /** The first one is the document. */
  readonly files: readonly CopiedFile[];
}

/** What has changed in a document, by kind: the names of operations and components. */
export interface DownloadChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

export interface DownloadResult {
  /** Absent if there was no copy. */
  readonly previous?: string;
  /** Absent if the document hasn't changed. */
  readonly changes?: DownloadChanges;
}

/**
 * Finds the copy of a document that was downloaded.
 *
 * @param folder - Absolute path of the copy's folder.
 * @param command - The command that downloads the document, for messages.
 * @throws OpenApiError if there's no copy, or if it's from another URL.
 */
export function findCopy(url: string, folder: string, command: string): Pick<OpenApiFileOptions, 'file' | 'source'> {
  const record = readRecord(folder);
  const [document] = record?.files ?? [];
  if (record === undefined || document === undefined) {
    throw new OpenApiError(`${url} hasn't been downloaded. Run "${command}", and commit the files.`);
  }
  if (record.url !== url) {
    throw new OpenApiError(
      `The copy in ${path.basename(folder)} is from ${record.url}, not from ${url}. Run "${command}", and commit the files.`,
    );
  }
  return {
    file: path.join(folder, document.name),
    source: {
      urls: new Map(record.files.map((file) => [path.join(folder, file.name), file.url])),
      command,
    },
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
 * Downloads a document, with the files that it refers to, to a folder. Files are written only if the document has changed and
 * can be read.
 *
 * @param options.isCheck - Whether to return the changes without writing files.
 * @throws OpenApiError if the document can't be downloaded or read.
 */
export async function downloadDocument(
  url: string,
  folder: string,
  options: {readonly isCheck?: boolean; readonly limits?: Partial<DownloadLimits>; readonly now?: () => Date} = {},
): Promise<DownloadResult> {
  const {isCheck = false, limits = {}, now = () => new Date()} = options;
  const old = readRecord(folder);
  const known = old?.url === url ? old : undefined;
  const {files, failure} = await downloadFiles(url, {...defaultLimits, ...limits}, {folder, record: known});
  const isSame =
    known !== undefined &&
    known.files.length === files.length &&
    files.every(({name, text}, index) => known.files[index]?.name === name && readCopy(folder, name) === text);
  const previous = known?.fetched;
  if (isSame) return {...(previous !== undefined && {previous})};
  const record: CopyRecord = {
    url,
    fetched: now().toISOString(),
    files: files.map(({text: _, ...file}) => file),
  };
  const write = (target: string) => {
    mkdirSync(target, {recursive: true});
    for (const {name, text} of files) writeFileSync(path.join(target, name), text);
    writeFileSync(path.join(target, recordName), `${JSON.stringify(record, undefined, 2)}\n`);
  };
  const temporary = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  try {
    write(temporary);
    const bundle = await readBundle(url, temporary).catch((error: unknown) => {
      throw failure ?? error;
    });
    const oldBundle = known === undefined ? {} : await readBundle(url, folder).catch(() => ({}));
    const changes = compareBundles(oldBundle, bundle);
    if (!isCheck) {
      for (const {name} of old?.files ?? []) rmSync(path.join(folder, name), {force: true});
      write(folder);
    }
    return {...(previous !== undefined && {previous}), changes};
  } finally {
    rmSync(temporary, {recursive: true});
  }
}

async function readBundle(url: string, folder: string): Promise<JsonObject> {
  const copy = findCopy(url, folder, '');
  try {
    return (await loadOpenApiFile({...copy, root: folder})).bundle;
  } catch (error) {
    throw new OpenApiError(`${url} can't be used: ${getErrorMessage(error)}`);
  }
}

const readCopy = (folder: string, name: string) =>
  existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), 'utf8') : undefined;

/** Downloads a document and the files that it refers to. */
async function downloadFiles(
  url: string,
  limits: DownloadLimits,
  copy: {readonly folder: string; readonly record: CopyRecord | undefined},
): Promise<{readonly files: readonly (CopiedFile & DownloadedFile)[]; readonly failure: unknown}> {
  const resolver = new UrlResolver(url, limits, (fileUrl) => {
    const {name, ...file} = copy.record?.files.find((other) => other.url === fileUrl) ?? {name: undefined, url: ''};
    const text = name && readCopy(copy.folder, name);
    return text === undefined ? undefined : {...file, text};
  });
  const config = await redocly.createConfig({});
  // The copy is read again, which reports what's wrong in the document.
  await redocly.bundle({ref: url, config, externalRefResolver: resolver}).catch(() => undefined);
  const [document, ...others] = resolver.files;
  if (document === undefined) throw resolver.failure;
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

/** Compares the operations and components of two documents. */
function compareBundles(before: JsonObject, after: JsonObject): DownloadChanges {
  const [old, current] = [listParts(before), listParts(after)];
  return {
    added: [...current.keys()].filter((name) => !old.has(name)),
    removed: [...old.keys()].filter((name) => !current.has(name)),
    changed: [...current].flatMap(([name, text]) => (old.has(name) && old.get(name) !== text ? [name] : [])),
  };
}

/** Lists the parts of a document that changes name: `GET /pets`, `schema Pet`, or `info`. */
function listParts(bundle: JsonObject): Map<string, string> {
  const parts = new Map<string, string>();
  const add = (name: string, value: unknown) => parts.set(name, JSON.stringify(value));
  for (const [key, value] of Object.entries(bundle)) {
    if (!isObject(value) || !['paths', 'webhooks', 'components'].includes(key)) {
      add(key, value);
      continue;
    }
    for (const [name, members] of Object.entries(value)) {
      for (const [member, declaration] of Object.entries(isObject(members) ? members : {})) {
        add(key === 'components' ? `${name}/${member}` : `${member.toUpperCase()} ${name}`, declaration);
      }
    }
  }
  return parts;
}

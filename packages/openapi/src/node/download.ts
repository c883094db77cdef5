import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {getErrorMessage, isObject, makeUnique, stringAt, type JsonObject} from '@developer-docs/utils';
import {loadOpenApiFile} from './load.js';
import type {OpenApiFileOptions} from './openapi-file.js';
import {OpenApiError} from './problems.js';
import {parseDocumentText} from './parse-document.js';

/** Limits of a download. Unlike files in the repository, a downloaded document hasn't been reviewed. */
const defaultLimits = {bytes: 50_000_000, files: 500, redirects: 5, milliseconds: 60_000};
export type DownloadLimits = typeof defaultLimits;

/** The name of the file that records the source of a copy. */
const recordName = 'source.json';

/** A file of a copy. */
interface CopiedFile {
  readonly name: string;
  readonly url: string;
  /** The validators of HTTP, with which the server says whether the file has changed. */
  readonly etag?: string;
  readonly lastModified?: string;
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

export const isUrl = (text: string): boolean => /^https?:\/\//i.test(text);

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
  const files = await downloadFiles(url, new CopyCache(folder, known), {...defaultLimits, ...limits});
  const isSame =
    known !== undefined &&
    known.files.length === files.length &&
    files.every(({name, text}, index) => known.files[index]?.name === name && readCopy(folder, name) === text);
  const previous = known?.fetched;
  if (isSame) return {...(previous !== undefined && {previous})};
  const record: CopyRecord = {
    url,
    fetched: now().toISOString(),
    files: files.map(({name, url: fileUrl, etag, lastModified}) => ({
      name,
      url: fileUrl,
      ...(etag !== undefined && {etag}),
      ...(lastModified !== undefined && {lastModified}),
    })),
  };
  const write = (target: string) => {
    mkdirSync(target, {recursive: true});
    for (const {name, text} of files) writeFileSync(path.join(target, name), text);
    writeFileSync(path.join(target, recordName), `${JSON.stringify(record, undefined, 2)}\n`);
  };
  const temporary = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  try {
    write(temporary);
    const bundle = await readBundle(url, temporary);
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

/** The files of the copy, which servers needn't send again. */
class CopyCache {
  constructor(
    private readonly folder: string,
    private readonly record: CopyRecord | undefined,
  ) {}

  find(url: string): (CopiedFile & {readonly text: string}) | undefined {
    const file = this.record?.files.find((other) => other.url === url);
    const text = file && readCopy(this.folder, file.name);
    return file === undefined || text === undefined ? undefined : {...file, text};
  }
}

type DownloadedFile = CopiedFile & {readonly text: string};

/** Downloads a document and the files that it refers to, which must have the same origin. */
async function downloadFiles(url: string, cache: CopyCache, limits: DownloadLimits): Promise<DownloadedFile[]> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  const files: DownloadedFile[] = [];
  const usedNames = new Set([recordName]);
  const queue = [url];
  const seen = new Set(queue);
  let remainingBytes = limits.bytes;
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (files.length === limits.files) {
      throw new OpenApiError(`${url} refers to more than ${String(limits.files)} files. Publish a bundled document.`);
    }
    const response = await downloadFile(next, cache, {...limits, bytes: remainingBytes}, signal);
    const {text} = response;
    remainingBytes -= text.length;
    const extension = text.trimStart().startsWith('{') ? 'json' : 'yaml';
    const name = makeUnique(files.length === 0 ? 'openapi' : createName(next), usedNames);
    files.push({...response, name: `${name}.${extension}`});
    for (const reference of listReferences(text)) {
      const target = resolveReference(reference, response.url, next);
      if (seen.has(target)) continue;
      seen.add(target);
      queue.push(target);
    }
  }
  return files;
}

/** The name of a file without its extension. */
const createName = (url: string): string =>
  path.posix
    .basename(new URL(url).pathname)
    .replace(/\.(?:ya?ml|json)$/i, '')
    .replaceAll(/[^\w-]+/g, '-')
    .slice(0, 100) || 'file';

/** Lists the references of a file to other files, in the order in which they occur. */
function listReferences(text: string): Set<string> {
  const references = new Set<string>();
  const visited = new Set<object>();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    const [file] = (stringAt(value, '$ref') ?? '#').split('#');
    if (file) references.add(file);
    for (const [key, member] of Object.entries(value)) {
      // Data and extensions can contain anything.
      const isData = /^(?:x-(?!webhooks$).*|example|value|default|enum|const)$/.test(key) && isObject(value);
      if (!isData) visit(member);
    }
  };
  try {
    visit(parseDocumentText(text));
  } catch {
    // The reader reports syntax errors, with their lines.
  }
  return references;
}

/** @throws OpenApiError if a reference leaves the origin of the document. */
function resolveReference(reference: string, base: string, source: string): string {
  const target = URL.canParse(reference, base) ? new URL(reference, base) : undefined;
  if (target?.origin !== new URL(base).origin || !isUrl(target.href)) {
    throw new OpenApiError(
      `${source} refers to "${reference}", which is on a different host. References of a downloaded document must stay on its host. Publish a bundled document.`,
    );
  }
  return target.href;
}

const statusHints: Readonly<Record<number, string>> = {
  401: 'It requires a login. Download it yourself, and set the path of the file.',
  403: 'It requires a login. Download it yourself, and set the path of the file.',
  404: 'Correct the URL.',
};

/** @throws OpenApiError if there's no document at the URL. */
async function downloadFile(
  url: string,
  cache: CopyCache,
  limits: DownloadLimits,
  signal: AbortSignal,
): Promise<Omit<DownloadedFile, 'name'>> {
  let current = url;
  for (let count = 0; count <= limits.redirects; count += 1) {
    const cached = cache.find(current);
    const response = await request(current, cached, signal, limits);
    const location = response.headers.get('Location');
    if (response.status === 304 && cached !== undefined) return cached;
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      current = followRedirect(current, location);
      continue;
    }
    if (!response.ok) {
      await response.body?.cancel();
      const status = `${String(response.status)} ${response.statusText}`.trim();
      throw new OpenApiError(
        `${current} responds with ${status}. ${statusHints[response.status] ?? 'Try again later, or check the service.'}`,
      );
    }
    const text = await readText(response, current, limits).catch((error: unknown) =>
      throwRequestError(error, current, limits),
    );
    rejectPage(text, current);
    const etag = response.headers.get('ETag');
    const lastModified = response.headers.get('Last-Modified');
    return {url: current, text, ...(etag !== null && {etag}), ...(lastModified !== null && {lastModified})};
  }
  throw new OpenApiError(
    `${url} redirects more than ${String(limits.redirects)} times. Set the URL of the document itself.`,
  );
}

async function request(
  url: string,
  cached: CopiedFile | undefined,
  signal: AbortSignal,
  limits: DownloadLimits,
): Promise<Response> {
  const headers = {
    Accept: 'application/json, application/yaml, text/yaml, */*;q=0.5',
    ...(cached?.etag !== undefined && {'If-None-Match': cached.etag}),
    ...(cached?.etag === undefined && cached?.lastModified !== undefined && {'If-Modified-Since': cached.lastModified}),
  };
  try {
    return await fetch(url, {headers, redirect: 'manual', signal});
  } catch (error) {
    return throwRequestError(error, url, limits);
  }
}

function throwRequestError(error: unknown, url: string, {milliseconds}: DownloadLimits): never {
  if (error instanceof OpenApiError) throw error;
  if (error instanceof Error && error.name === 'TimeoutError') {
    throw new OpenApiError(
      `${url} takes longer than ${String(milliseconds / 1000)} seconds. Try again later, or check the service.`,
    );
  }
  const {code} = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  const reason = code ?? getErrorMessage((error as Error).cause ?? error);
  throw new OpenApiError(`${url} can't be reached (${reason}). Start the service, or correct the URL.`);
}

/** Redirects can't lead to another host, because the user hasn't chosen it. They can only change HTTP to HTTPS. */
function followRedirect(url: string, location: string): string {
  const source = new URL(url);
  const target = URL.canParse(location, url) ? new URL(location, url) : undefined;
  const isUpgrade = source.protocol === 'http:' && target?.protocol === 'https:' && target.hostname === source.hostname;
  if (target === undefined || (target.origin !== source.origin && !isUpgrade)) {
    throw new OpenApiError(
      `${url} redirects to ${target?.href ?? location}, which is on a different host. If that's the document, set its URL; if it's a login page, download the document yourself.`,
    );
  }
  return target.href;
}

async function readText(response: Response, url: string, limits: DownloadLimits): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limits.bytes) {
      throw new OpenApiError(
        `${url} is too large: documents can have ${String(Math.round(defaultLimits.bytes / 1_000_000))} MB with all files. Publish a smaller document, or download it yourself.`,
      );
    }
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Rejects a page, which servers often send instead of an error. */
function rejectPage(text: string, url: string): void {
  if (!/^\s*</.test(text)) return;
  const [, title = ''] = /<title[^>]*>([^<]{1,100})/i.exec(text) ?? [];
  const name = title.trim() === '' ? 'a page' : `the page "${title.trim().replaceAll(/\s+/g, ' ')}"`;
  const hint = /type=["']?password|log ?in|sign ?in/i.test(text)
    ? 'It requires a login. Download the document yourself, and set the path of the file.'
    : 'Set the URL of the document itself, which often ends with .json or .yaml.';
  throw new OpenApiError(`${url} responds with ${name} in HTML, not with a document. ${hint}`);
}

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

import {existsSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {decodeUriPart, isNumber, isObject, objectAt, toObject, type JsonObject} from '@developer-docs/utils';
import {BaseResolver, ResolveError, Source, type Document} from '@redocly/openapi-core';
import type {OpenApiFileOptions} from '../file-options.js';
import {findIgnoredPatterns, removePatterns} from '../patterns/ignored-patterns.js';
import {getFileName} from '../problems.js';
import {isSwagger} from '../swagger/convert-swagger.js';
import {restoreNumbers} from './exact-numbers.js';
import {hideExternalLinks} from './external-values.js';
import {parseLeniently} from './parse-document.js';
import {rejectOtherContent} from './reject-content.js';
import {resolveIdentifiers} from './schema-identifiers.js';

/** Parses the files of a document for Redocly, and changes what Redocly would read differently from other tools. */
export class DocumentResolver extends BaseResolver {
  /**
   * @param purpose - Bundles keep numbers as they're written. Redocly's rules support only JavaScript's numbers and
   * patterns, and would also match examples with patterns that can't be checked.
   */
  constructor(private readonly purpose: 'bundle' | 'lint') {
    super();
  }

  private parseSource(source: Source, isRoot?: boolean): Document {
    try {
      return super.parseDocument(source, isRoot);
    } catch (error) {
      const parsed = parseLeniently(source.body, error);
      if (parsed === undefined) throw error;
      return {source, parsed};
    }
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = this.parseSource(source, isRoot);
    if (/\$(?:id|self|anchor|dynamicAnchor|dynamicRef)\b/.test(source.body)) {
      resolveIdentifiers(document.parsed, source.absoluteRef);
    }
    if (this.purpose === 'bundle') restoreNumbers(document.parsed, source.body);
    keepVersion(objectAt(document.parsed, 'info'));
    // YAML reads a version without quotes as a number.
    if (isSwagger(document.parsed) && Number(document.parsed.swagger) === 2) {
      Object.assign(document.parsed, {swagger: '2.0'});
    }
    if (source.body.includes('externalValue')) hideExternalLinks(document.parsed, source.absoluteRef);
    return this.purpose === 'bundle' ? document : {source, parsed: removeIgnoredPatterns(document.parsed)};
  }
}

/** Reads the files of a document from the folders that its references can point into. */
export class FileResolver extends DocumentResolver {
  private readonly folders: readonly string[];
  /** The downloaded files, by URL. */
  private readonly copies: ReadonlyMap<string, string>;

  constructor(
    private readonly options: OpenApiFileOptions,
    purpose: 'bundle' | 'lint',
  ) {
    super(purpose);
    const {file, allowedFolders = [path.dirname(file)], source} = options;
    this.folders = allowedFolders.map(toRealPath);
    this.copies = new Map([...(source?.urls ?? [])].map(([copy, url]) => [url, copy]));
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    const {parsed} = document;
    // Redocly also reads AsyncAPI, Arazzo, and Overlay documents.
    if (source.absoluteRef === this.options.file && isObject(parsed) && !('openapi' in parsed || 'swagger' in parsed)) {
      throw new Error('Unsupported specification');
    }
    return document;
  }

  override resolveExternalRef(base: string | null, reference: string): string {
    const baseUrl = base === null ? undefined : this.options.source?.urls.get(base);
    if (baseUrl === undefined) return this.resolvePath(base, reference);
    const url = URL.canParse(reference, baseUrl) ? new URL(reference, baseUrl).href : reference;
    return this.copies.get(url) ?? url;
  }

  /** Tools also write backslashes, and names as parts of a URL: `.\\models\\pet%20store.yaml`. */
  private resolvePath(base: string | null, reference: string): string {
    const name = reference.replaceAll('\\', '/');
    const file = super.resolveExternalRef(base, name);
    if (!name.includes('%') || existsSync(file)) return file;
    const decodedFile = super.resolveExternalRef(base, decodeUriPart(name));
    return existsSync(decodedFile) ? decodedFile : file;
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    const {file, root, transform = (text) => text, source: origin} = this.options;
    if (origin !== undefined && /^[a-z][a-z\d+.-]*:/i.test(reference)) {
      reject(`"${reference}" hasn't been downloaded with the document. Run "${origin.command}".`);
    }
    if (/^https?:/.test(reference)) {
      reject(
        `"${reference}" is on a different host. The build reads only local files. Copy the file to the repository.`,
      );
    }
    if (/^[a-z][a-z\d+.-]+:/i.test(reference)) {
      reject(`"${reference}" isn't a path. The build reads only files in the folder of the document.`);
    }
    const name = getFileName(reference, root);
    // The document itself can be a symbolic link to another folder.
    if (
      reference !== file &&
      !this.folders.some((folder) => toRealPath(reference).startsWith(path.join(folder, path.sep)))
    ) {
      reject(
        `"${name}" is outside the folder of the document. Move the file there, or add its folder to "allowedFolders".`,
      );
    }
    // A named pipe or a device might never end.
    if (existsSync(reference) && !statSync(reference).isFile()) {
      const kind = statSync(reference).isDirectory() ? 'a folder' : 'a pipe or a device';
      reject(`"${name || '.'}" is ${kind}, not a file. Name the file, such as "${path.join(name, 'openapi.yaml')}".`);
    }
    const source = await super.loadExternalRef(reference);
    const text = transform(source.body);
    rejectOtherContent(text, name);
    // Redocly recognizes only lowercase extensions. Other files, such as Markdown, are text.
    const isDocument = /^(?:|\.json|\.ya?ml)$/i.test(path.extname(reference));
    return new Source(source.absoluteRef, text, isDocument ? 'application/yaml' : source.mimeType);
  }
}

/** @throws ResolveError, which Redocly reports with the place of the reference. */
function reject(message: string): never {
  throw new ResolveError(new Error(message));
}

/** Removes the patterns that can't be checked from a file's content. */
function removeIgnoredPatterns(parsed: unknown): unknown {
  const patterns = findIgnoredPatterns(toObject(parsed)).map(({pattern}) => pattern);
  return patterns.length === 0 ? parsed : removePatterns(parsed, new Set(patterns));
}

/** Converts a version that YAML reads as a number, such as 1.0, to text. */
function keepVersion(info: JsonObject): void {
  const {version} = info;
  if (isNumber(version)) Object.assign(info, {version: String(version)});
}

/** Follows symbolic links. A file that doesn't exist is unchanged. */
const toRealPath = (file: string) => (existsSync(file) ? realpathSync(file) : path.resolve(file));

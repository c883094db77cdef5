import {existsSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {decodeUriPart, isNumber, isObject, objectAt, toObject, type JsonObject} from '@developer-docs/utils';
import {BaseResolver, ResolveError, Source, type Document} from '@redocly/openapi-core';
import type {OpenApiFileOptions} from '../file-options.js';
import {getRelativePath} from '../problems.js';
import {isSwagger} from '../swagger/convert-swagger.js';
import {findIgnoredPatterns, removePatterns} from './ignored-patterns.js';
import {parseDocumentText} from './parse-document.js';
import {resolveIdentifiers} from './schema-identifiers.js';

/** The media type of files that aren't only text. */
export const documentType = 'application/yaml';

/** Parses the files of a document for Redocly, and changes what Redocly would read differently from other tools. */
export class DocumentResolver extends BaseResolver {
  /**
   * @param purpose - Bundles keep numbers as they're written. Redocly's rules support only JavaScript's numbers and
   * patterns, and would also match examples with patterns that can't be checked.
   * @param getName - Returns a file's name in messages. Default: its URL.
   */
  constructor(
    private readonly purpose: 'bundle' | 'lint',
    private readonly getName = (reference: string) => reference,
  ) {
    super();
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    // Files such as Markdown are text.
    if (isRoot !== true && source.mimeType !== documentType) return {source, parsed: source.body};
    const isBundle = this.purpose === 'bundle';
    const parsed = parseDocumentText(source.body, this.getName(source.absoluteRef), {keepsNumbers: isBundle});
    if (/\$(?:id|self|anchor|dynamicAnchor|dynamicRef)\b/.test(source.body)) {
      resolveIdentifiers(parsed, source.absoluteRef);
    }
    keepVersion(objectAt(parsed, 'info'));
    // YAML reads a version without quotes as a number.
    if (isSwagger(parsed) && Number(parsed.swagger) === 2) Object.assign(parsed, {swagger: '2.0'});
    return {source, parsed: isBundle ? parsed : removeIgnoredPatterns(parsed)};
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
    super(purpose, (reference) => getRelativePath(reference, options.root));
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
    if (/^[a-z][a-z\d+.-]+:/i.test(reference)) {
      reject(`"${reference}" isn't a local file. Copy it to the document's folder, and refer to its path.`);
    }
    const name = getRelativePath(reference, root);
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
      reject(`"${name || '.'}" isn't a file. Name a file, such as "${path.join(name, 'openapi.yaml')}".`);
    }
    const source = await super.loadExternalRef(reference);
    const text = transform(source.body);
    const isDocument = /^(?:|\.json|\.ya?ml)$/i.test(path.extname(reference));
    return new Source(source.absoluteRef, text, isDocument ? documentType : source.mimeType);
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

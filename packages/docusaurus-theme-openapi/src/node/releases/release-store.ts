import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {readApiDocument, type ApiDocument} from '@developer-docs/openapi';
import {openBundle} from '@developer-docs/openapi/node';
import {
  ExplainedError,
  getErrorMessage,
  isObject,
  objectAt,
  parseJson,
  stringAt,
  stringifyJson,
  type JsonObject,
} from '@developer-docs/utils';
import {posixPath} from '@docusaurus/utils';
import {createTransform} from '../documents/document-loader';
import type {PluginOptions} from '../options/plugin-options';

/** A version of a document that was published. */
interface Release {
  /** The version's name, such as `1.4.0`. */
  readonly version: string;
  /** The release's day: `2026-12-01`. */
  readonly date: string;
  /** The bundle, before replacements are made. */
  readonly document: JsonObject;
}

/** Names of versions are names of files. */
const versionPattern = /^[A-Za-z0-9][\w.+-]*$/;

const fileEnd = '.json.gz';

/** Returns whether a text is a day that exists, such as `2026-12-01`. */
function isDay(text: string): boolean {
  const timestamp = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(timestamp) && new Date(timestamp).toISOString().startsWith(text);
}

/** Stores the releases of a site's documents, each in a compressed file: `openapi/releases/petstore/1.4.0.json.gz`. */
export class ReleaseStore {
  /** The absolute path of the folder of all releases. */
  readonly folder: string;
  private readonly replace: (text: string) => string;

  constructor(
    private readonly siteDir: string,
    {changes, replacements = {}}: Partial<Pick<PluginOptions, 'changes' | 'replacements'>> = {},
  ) {
    this.folder = path.resolve(siteDir, changes?.folder ?? 'openapi/releases');
    const escape = (text: string) => JSON.stringify(text).slice(1, -1);
    this.replace = createTransform(
      Object.fromEntries(Object.entries(replacements).map(([from, to]) => [escape(from), escape(to)])),
    );
  }

  /** Lists the names of the versions of a document's releases. */
  list(documentId: string): string[] {
    const folder = path.join(this.folder, documentId);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith(fileEnd))
      .map((name) => name.slice(0, -fileEnd.length));
  }

  /** Lists the absolute paths of a document's releases. */
  listFiles(documentId: string): string[] {
    return this.list(documentId).map((version) => this.getFile(documentId, version));
  }

  /**
   * Reads a release.
   *
   * @throws ExplainedError if the file can't be read.
   */
  read(documentId: string, version: string): Release & {readonly model: ApiDocument} {
    const file = this.getFile(documentId, version);
    try {
      const content = parseJson(this.replace(gunzipSync(readFileSync(file)).toString()));
      const document = objectAt(content, 'document');
      if (!isObject(document.paths) && !isObject(document.webhooks)) throw new Error('It has no document.');
      const date = stringAt(content, 'date') ?? '';
      if (!isDay(date)) throw new Error('It has no date.');
      return {version, date, document, model: readApiDocument(openBundle(document))};
    } catch (error) {
      throw new ExplainedError(
        `The release ${this.getName(file)} can't be read: ${getErrorMessage(error)} Restore the file, or delete it, and create it again with "docusaurus openapi release ${version} ${documentId} --from <revision>".`,
      );
    }
  }

  /**
   * Writes a release.
   *
   * @returns The name of the file.
   * @throws ExplainedError if the version or the date is invalid, or if the release exists.
   */
  write(documentId: string, {version, date, document}: Release): string {
    this.check(documentId, version, date);
    const file = this.getFile(documentId, version);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, gzipSync(stringifyJson({version, date, document}), {level: 9}), {flag: 'wx'});
    return this.getName(file);
  }

  /** @throws ExplainedError if the version or the date is invalid, or if the release exists. */
  check(documentId: string, version: string, date: string): void {
    if (!versionPattern.test(version)) {
      throw new ExplainedError(
        `The version "${version}" can't be the name of a file. Use letters, digits, ".", "_", "+", and "-", such as "1.4.0".`,
      );
    }
    if (!isDay(date)) {
      throw new ExplainedError(`The date "${date}" isn't valid. Write it as in "2026-12-01".`);
    }
    // It may be tomorrow already in the time zone of the author.
    if (Date.parse(date) > Date.now() + 14 * 3_600_000) {
      throw new ExplainedError(
        `The date ${date} is in the future. Create the release on that day, or set --date to today or earlier.`,
      );
    }
    if (this.list(documentId).some((other) => other.toLowerCase() === version.toLowerCase())) {
      throw new ExplainedError(
        `The release ${this.getName(this.getFile(documentId, version))} exists. Choose another version, or delete the file to create it again.`,
      );
    }
  }

  private getFile(documentId: string, version: string): string {
    return path.join(this.folder, documentId, version + fileEnd);
  }

  private getName(file: string): string {
    return posixPath(path.relative(this.siteDir, file));
  }
}

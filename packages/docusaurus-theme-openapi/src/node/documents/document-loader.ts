import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  findCopy,
  isUrl,
  loadOpenApiFile,
  validateOpenApiFile,
  type LoadedOpenApiDocument,
  type OpenApiFileOptions,
} from '@developer-docs/openapi/node';
import {ExplainedError, didYouMean} from '@developer-docs/utils';
import {readFileVersion, suggestFile} from '@developer-docs/utils/node';
import {pluginName} from '../../plugin-name';
import type {NormalizedDocumentOptions} from '../options/documents';
import type {PluginOptions} from '../options/plugin-options';

/** An OpenAPI document, bundled and read into the model. */
export interface LoadedDocument extends LoadedOpenApiDocument {
  readonly id: string;
  /** The version of the docs that has this document; empty for the current document. */
  readonly version: string;
  /** The model without the locale's translations, if there are any. It's what releases are compared with. */
  readonly originalModel?: LoadedOpenApiDocument['model'];
}

/** Loads a site's documents. A document is bundled again only after one of its files has changed. */
export class DocumentLoader {
  /** The documents with the versions of their files, by version of the docs and ID. */
  private readonly cache = new Map<string, {readonly document: LoadedDocument; readonly fileVersion: string}>();

  /**
   * @param localizationDir - Absolute path of the folder of the locale's translations. Default: documents aren't
   * translated.
   */
  constructor(
    readonly siteDir: string,
    private readonly options: Pick<PluginOptions, 'documents' | 'replacements'>,
    private readonly localizationDir?: string,
  ) {}

  /**
   * Loads the documents that a version of the docs shows, by default the current ones.
   *
   * @throws ExplainedError if a file can't be found or parsed.
   */
  load(docsVersion = ''): Promise<readonly LoadedDocument[]> {
    return Promise.all(
      this.listIds().map((id) => this.loadDocument(id, this.listVersions(id).includes(docsVersion) ? docsVersion : '')),
    );
  }

  /** Loads the current documents, and those of the docs versions that have their own, by version. */
  async loadVersions(): Promise<ReadonlyMap<string, readonly LoadedDocument[]>> {
    const versions = new Map<string, readonly LoadedDocument[]>();
    for (const version of this.listIds().flatMap((id) => this.listVersions(id))) {
      if (!versions.has(version)) versions.set(version, await this.load(version));
    }
    return versions;
  }

  /**
   * Validates the documents of all versions against the OpenAPI specification, and examples against their schemas.
   *
   * @returns The warnings, one line each.
   * @throws ExplainedError with the file, line, and JSON pointer of each error in a document with
   *   `validation: 'throw'`.
   */
  async validate(): Promise<string[]> {
    const warnings = Object.entries(this.options.documents).flatMap(([id, {validation}]) =>
      this.listVersions(id).map((version) =>
        validateOpenApiFile(this.getFileOptions(id, version), validation === 'throw' ? 'error' : 'warn'),
      ),
    );
    return (await Promise.all(warnings)).flat();
  }

  /** Lists the absolute paths of the files of all loaded documents. */
  listFiles(): string[] {
    return [...this.cache.values()].flatMap(({document}) => document.files);
  }

  private async loadDocument(id: string, version: string): Promise<LoadedDocument> {
    const key = `${version}/${id}`;
    const cached = this.cache.get(key);
    if (cached !== undefined && readFileVersion(cached.document.files) === cached.fileVersion) return cached.document;
    const options = this.getFileOptions(id, version);
    const files = cached?.document.files ?? [options.file];
    const before = readFileVersion(files);
    const translation = this.localizationDir && getTranslationFile(this.localizationDir, id, version);
    const document = {id, version, ...(await readDocument(options, translation))};
    // If a file was saved in the meantime, the next call reads the document again.
    const fileVersion = readFileVersion(files) === before ? readFileVersion(document.files) : '';
    this.cache.set(key, {document, fileVersion});
    return document;
  }

  /** Lists the IDs of the documents. */
  listIds(): string[] {
    return Object.keys(this.options.documents);
  }

  /**
   * Returns the IDs of the documents that a command names; all IDs if it names none.
   *
   * @throws ExplainedError if there's no such document.
   */
  selectIds(ids: readonly string[]): readonly string[] {
    for (const id of ids) getDocumentOptions(this.options.documents, id);
    return ids.length > 0 ? ids : this.listIds();
  }

  /**
   * Lists the versions of the docs with a file of their own, after an empty name for the current document.
   *
   * @throws ExplainedError if there's no such document.
   */
  listVersions(id: string): string[] {
    const {file, versions = {}} = getDocumentOptions(this.options.documents, id);
    return ['', ...Object.keys(versions).filter((version) => versions[version] !== file)];
  }

  /** Returns the file or URL of a document, or of one of its {@link listVersions}. */
  getFile(id: string, version: string): string {
    const {file, versions} = getDocumentOptions(this.options.documents, id);
    return versions?.[version] ?? file;
  }

  /** Returns the folder of the copy of a document that is a URL. */
  getCopyFolder(id: string, version: string): string {
    return path.join(this.siteDir, 'openapi', id, getVersionFolder(version));
  }

  /**
   * Returns where a document is, and its overlays without the locale's translation.
   *
   * @throws ExplainedError if there's no such document or file.
   */
  getFileOptions(id: string, version: string): OpenApiFileOptions {
    const {documents, replacements} = this.options;
    const {allowedFolders, overlays = [], include, exclude} = getDocumentOptions(documents, id);
    const relativeFile = this.getFile(id, version);
    const copy = isUrl(relativeFile)
      ? findCopy(relativeFile, this.getCopyFolder(id, version), `docusaurus openapi fetch ${id}`)
      : undefined;
    const file = copy?.file ?? path.resolve(this.siteDir, relativeFile);
    if (!existsSync(file)) {
      throw new ExplainedError(
        `The API document "${id}" is configured as ${relativeFile}, but that file doesn't exist. Correct the path in the "documents" option, or add the file.${suggestFile(file)}`,
      );
    }
    return {
      file,
      source: copy?.source,
      root: this.siteDir,
      transform: createTransform(replacements),
      overlays: overlays.map((overlay) => path.resolve(this.siteDir, overlay)),
      selection: (include ?? exclude) && {include, exclude, allowsUnused: version !== ''},
      allowedFolders: allowedFolders && [
        path.dirname(file),
        ...allowedFolders.map((folder) => path.resolve(this.siteDir, folder)),
      ],
    };
  }
}

/** @param translation - The file with the translation. It doesn't have to exist. */
async function readDocument(
  options: OpenApiFileOptions,
  translation: string | undefined,
): Promise<Omit<LoadedDocument, 'id' | 'version'>> {
  const original = await loadOpenApiFile(options);
  if (translation === undefined) return original;
  const files = [...new Set([...original.files, translation])];
  if (!existsSync(translation)) return {...original, files};
  const translated = await loadOpenApiFile({...options, overlays: [...(options.overlays ?? []), translation]});
  return {...translated, originalModel: original.model, files};
}

/** Names the folder of a version's files as Docusaurus does. The current version has none. */
const getVersionFolder = (version: string): string => (version === '' ? '' : `version-${version}`);

/**
 * Returns the file with the translation of a document, which is named like the translations of plugins.
 *
 * @param localizationDir - Absolute path of a locale's folder, such as `i18n/fr`.
 */
export const getTranslationFile = (localizationDir: string, id: string, version: string): string =>
  path.join(localizationDir, pluginName, getVersionFolder(version), `${id}.overlay.yaml`);

/** Creates the function that makes the replacements in a file's text. */
export const createTransform = (replacements: PluginOptions['replacements']) => (text: string) =>
  Object.entries(replacements).reduce((result, [from, to]) => result.replaceAll(from, () => to), text);

/** @throws ExplainedError if there's no such document. */
export const getDocumentOptions = (documents: PluginOptions['documents'], id: string): NormalizedDocumentOptions =>
  documents[id] ?? throwUnknownDocument(id, Object.keys(documents));

/** @throws ExplainedError that lists the documents. */
export function throwUnknownDocument(id: string, ids: readonly string[]): never {
  throw new ExplainedError(
    `There is no API document "${id}".${didYouMean(id, ids)} Available documents: ${ids.join(', ')}.`,
  );
}

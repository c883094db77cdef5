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
import {InputCache, readFileVersion, suggestFile} from '@developer-docs/utils/node';
import type {NormalizedDocumentOptions} from '../../options/documents';
import type {PluginOptions} from '../../options/plugin-options';
import {pluginName} from '../../plugin-name';

/** An OpenAPI document, bundled and read into the model. */
export interface LoadedDocument extends LoadedOpenApiDocument {
  readonly id: string;
  /** The model without the locale's translations, if there are any. It's what releases are compared with. */
  readonly originalModel?: LoadedOpenApiDocument['model'];
}

/** Loads a site's documents. A document is bundled again only after one of its files has changed. */
export class DocumentLoader {
  /** The promises of documents, so that concurrent calls don't load a document twice. */
  private readonly cache = new InputCache();
  /** The absolute paths of the documents' files, by the keys of the cache. */
  private readonly files = new Map<string, readonly string[]>();

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
   * Loads the documents that a version of the docs shows. The array is the same until one of them changes.
   *
   * @throws ExplainedError if a file can't be found or parsed.
   */
  async load(docsVersion?: string): Promise<readonly LoadedDocument[]> {
    const documents = await Promise.all(this.listIds().map((id) => this.loadDocument(id, docsVersion)));
    return this.cache.get(`documents of ${docsVersion ?? ''}`, documents, () => documents);
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
    return [...this.files.values()].flat();
  }

  private async loadDocument(id: string, docsVersion: string | undefined): Promise<LoadedDocument> {
    const options = this.getFileOptions(id, docsVersion);
    const translation = this.findTranslation(id, docsVersion);
    const key = [id, options.file, translation].join('\n');
    const files = this.files.get(key) ?? [options.file];
    const version = readFileVersion(files);
    const loading = this.cache.get(key, [version], () => readDocument(id, options, translation));
    try {
      const document = await loading;
      this.files.set(key, document.files);
      // If a file was saved in the meantime, the next call reads the document again.
      if (readFileVersion(files) === version) this.cache.set(key, [readFileVersion(document.files)], loading);
      return document;
    } catch (error) {
      this.cache.delete(key);
      throw error;
    }
  }

  /** Returns the file with the translation of a document in the current locale. It doesn't have to exist. */
  private findTranslation(id: string, docsVersion: string | undefined): string | undefined {
    const version = this.listVersions(id).find((name) => name === docsVersion);
    return this.localizationDir && getTranslationFile(this.localizationDir, id, version);
  }

  /** Lists the IDs of the documents. */
  listIds(): string[] {
    return Object.keys(this.options.documents);
  }

  /**
   * Lists the versions of the docs with a file of their own, after `undefined` for the current document.
   *
   * @throws ExplainedError if there's no such document.
   */
  listVersions(id: string): (string | undefined)[] {
    const {file, versions = {}} = getDocumentOptions(this.options.documents, id);
    return [undefined, ...Object.keys(versions).filter((version) => versions[version] !== file)];
  }

  /** Returns the file or URL of a document, or of one of its {@link listVersions}. */
  getFile(id: string, version: string | undefined): string {
    const {file, versions} = getDocumentOptions(this.options.documents, id);
    return (version === undefined ? undefined : versions?.[version]) ?? file;
  }

  /** Returns the folder of the copy of a document that is a URL. */
  getCopyFolder(id: string, version: string | undefined): string {
    return path.join(this.siteDir, 'openapi', id, ...(version === undefined ? [] : [`version-${version}`]));
  }

  /**
   * Returns where a document is, and its overlays without the locale's translation.
   *
   * @throws ExplainedError if there's no such document or file.
   */
  getFileOptions(id: string, docsVersion?: string): OpenApiFileOptions {
    const {documents, replacements} = this.options;
    const {allowedFolders, overlays = [], include, exclude} = getDocumentOptions(documents, id);
    const version = this.listVersions(id).find((name) => name === docsVersion);
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
      selection: (include ?? exclude) && {include, exclude, allowsUnused: version !== undefined},
      allowedFolders: allowedFolders && [
        path.dirname(file),
        ...allowedFolders.map((folder) => path.resolve(this.siteDir, folder)),
      ],
    };
  }
}

/** @param translation - The file with the translation. It doesn't have to exist. */
async function readDocument(
  id: string,
  options: OpenApiFileOptions,
  translation: string | undefined,
): Promise<LoadedDocument> {
  const original = await loadOpenApiFile(options);
  if (translation === undefined) return {id, ...original};
  const files = [...new Set([...original.files, translation])];
  if (!existsSync(translation)) return {id, ...original, files};
  const translated = await loadOpenApiFile({...options, overlays: [...(options.overlays ?? []), translation]});
  return {id, ...translated, originalModel: original.model, files};
}

/**
 * Returns the file with the translation of a document, which is named like the translations of plugins.
 *
 * @param localizationDir - Absolute path of a locale's folder, such as `i18n/fr`.
 */
export const getTranslationFile = (localizationDir: string, id: string, docsVersion: string | undefined): string =>
  path.join(
    localizationDir,
    pluginName,
    ...(docsVersion === undefined ? [] : [`version-${docsVersion}`]),
    `${id}.overlay.yaml`,
  );

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

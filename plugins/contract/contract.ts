import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ProblemSeverity} from '@redocly/openapi-core';
import {didYouMean, isObject, objectAt, type JsonObject} from '@developer-docs/internal';
import {listOperations, readSchema, type EnumValue, type Operation, type Schema} from '@developer-docs/openapi';
import type {LoadedOpenApiDocument} from '@developer-docs/openapi/node';
import {cacheUntilChange, listFiles} from './files';
import {openApiFiles} from './openapi-files';
import {ContractSources} from './sources';

const {loadOpenApiFile, OpenApiError, validateOpenApiFile} = openApiFiles;

export interface DocumentOptions {
  /** Path relative to the root. */
  readonly file: string;
  /** Severity of an example that doesn't match its schema. Default: `error`, which fails the build. */
  readonly severity?: ProblemSeverity;
}

export interface ContractOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Folder with the OpenAPI documents and their `components`, relative to the root. */
  readonly openApiFolder: string;
  /** The OpenAPI documents, by the ID that pages and URLs use. */
  readonly documents: Readonly<Record<string, DocumentOptions>>;
  /**
   * Reference to the schema whose values are the error codes, in the format of {@link Contract.find}, if there is one.
   */
  readonly errorCodes?: string | undefined;
  /** Reference to the schema whose `x-values` are limits that JSON Schema can't express, if there is one. */
  readonly limits?: string | undefined;
  /**
   * The documentation: its absolute URL, which the contract uses in links, and its path on the site. Neither has a
   * trailing slash.
   */
  readonly docs: {readonly url: string; readonly path: string};
  /** Transforms the text of each file before it's parsed, for example to insert the brand. */
  readonly transform: (text: string) => string;
}

/** An OpenAPI document, bundled and read into the model. */
export interface LoadedDocument extends LoadedOpenApiDocument {
  readonly id: string;
}

/**
 * The contract: OpenAPI documents. Results are cached until a file changes.
 */
export class Contract {
  readonly sources: ContractSources;
  /** Functions that load the documents, by document ID. */
  readonly #documentLoaders = new Map<string, () => Promise<LoadedDocument>>();

  constructor(readonly options: ContractOptions) {
    this.sources = new ContractSources(this.openApiFolder, options.transform);
  }

  get openApiFolder(): string {
    return path.join(this.options.root, this.options.openApiFolder);
  }

  get documentIds(): readonly string[] {
    return Object.keys(this.options.documents);
  }

  /** Absolute paths of the folders whose new or changed files can affect pages about the HTTP API. */
  get openApiFolders(): readonly string[] {
    return [...new Set([this.openApiFolder, ...this.documentIds.map((id) => path.dirname(this.#getDocumentFile(id)))])];
  }

  /**
   * Finds a value, with the brand inserted and references resolved.
   *
   * @param reference - `file`, `file#Schema`, or `file#/json/pointer`; see {@link ContractSources.find}.
   */
  find(reference: string): unknown {
    return this.sources.find(reference);
  }

  /** The limits that JSON Schema can't express, by name; empty if the contract has none. */
  get limits(): JsonObject {
    return this.#findValues(this.options.limits);
  }

  /** The entries of the error codes in the contract, by code; empty if the contract has none. */
  get errorCodes(): JsonObject {
    return this.#findValues(this.options.errorCodes);
  }

  #findValues(reference: string | undefined): JsonObject {
    return reference === undefined ? {} : objectAt(this.find(reference), 'x-values');
  }

  /** Reads a schema into the model. The format of the reference is the same as in {@link find}. */
  readSchema(reference: string): Schema {
    return readSchema(this.find(reference), this.sources.document);
  }

  /**
   * Reads the values of an enumeration (`enum`). Their descriptions are in `x-values`, and are empty if it's missing.
   *
   * @throws Error if the schema isn't an enumeration, or if its `x-values` lack a value's description.
   */
  readEnumValues(reference: string): (EnumValue & {readonly value: string; readonly description: string})[] {
    const schema = this.find(reference);
    if (!isObject(schema) || schema['enum'] === undefined) {
      throw new OpenApiError(`"${reference}" isn't an enum schema.`);
    }
    const defaultDescription = schema['x-values'] === undefined ? '' : undefined;
    return this.readSchema(reference).enumValues.map(({value, description = defaultDescription, ...rest}) => {
      if (description === undefined) {
        throw new OpenApiError(
          `"${reference}": the value "${String(value)}" has no description. Add one under "x-values".`,
        );
      }
      return {...rest, value: String(value), description};
    });
  }

  /**
   * Loads a document. It's bundled again only after a file in its folder has changed.
   *
   * @throws OpenApiError if the ID is unknown, or a file can't be found or parsed.
   */
  async loadDocument(id: string): Promise<LoadedDocument> {
    const file = this.#getDocumentFile(id);
    const load =
      this.#documentLoaders.get(id) ??
      cacheUntilChange(
        () => listFiles(path.dirname(file), /\.(?:ya?ml|json)$/),
        () => this.#load(id, file),
      );
    this.#documentLoaders.set(id, load);
    return load();
  }

  async loadDocuments(): Promise<LoadedDocument[]> {
    return Promise.all(this.documentIds.map((id) => this.loadDocument(id)));
  }

  /** Loads the documents as JSON, by ID. */
  async loadBundles(): Promise<Record<string, JsonObject>> {
    return Object.fromEntries((await this.loadDocuments()).map(({id, bundle}) => [id, bundle]));
  }

  /** Returns a function that caches a result computed from the documents until one of the documents changes. */
  derive<Value>(compute: (documents: readonly LoadedDocument[]) => Promise<Value> | Value): () => Promise<Value> {
    let cached: {readonly documents: readonly LoadedDocument[]; readonly value: Promise<Value> | Value} | undefined;
    return async () => {
      const documents = await this.loadDocuments();
      if (cached === undefined || documents.some((document, index) => document !== cached?.documents[index])) {
        cached = {documents, value: compute(documents)};
      }
      return cached.value;
    };
  }

  /**
   * Validates all documents against the OpenAPI specification, and examples against their schemas.
   *
   * @returns The warnings, one line each.
   * @throws OpenApiError with the file, line, and JSON pointer of each error.
   */
  async validate(): Promise<string[]> {
    const {root, documents, transform} = this.options;
    const warnings = await Promise.all(
      Object.entries(documents).map(([id, {severity}]) =>
        validateOpenApiFile({file: this.#getDocumentFile(id), root, transform}, severity),
      ),
    );
    return warnings.flat();
  }

  /**
   * Finds an operation or webhook, and the document that contains it.
   *
   * @throws OpenApiError if no document contains it.
   */
  async findOperation(id: string): Promise<{readonly operation: Operation; readonly document: LoadedDocument}> {
    const documents = await this.loadDocuments();
    for (const document of documents) {
      const operation = listOperations(document.model).find((candidate) => candidate.id === id);
      if (operation !== undefined) {
        return {operation, document};
      }
    }
    const ids = documents.flatMap(({model}) => listOperations(model).map((operation) => operation.id));
    throw new OpenApiError(
      `No API document has an operation "${id}".${didYouMean(id, ids)} Available operations: ${ids.join(', ')}.`,
    );
  }

  /**
   * Maps a link in the contract to a URL on the site. Links to the documentation become paths, and other absolute URLs
   * are unchanged.
   *
   * @returns `undefined` for relative links, which have no target.
   */
  resolveUrl(url: string): string | undefined {
    const {docs} = this.options;
    if (url === docs.url || url.startsWith(`${docs.url}/`) || url.startsWith(`${docs.url}#`)) {
      return docs.path + url.slice(docs.url.length);
    }
    return /^(?:https?:|mailto:)/.test(url) ? url : undefined;
  }

  #getDocumentFile(id: string): string {
    const {documents, root} = this.options;
    const document = documents[id];
    if (document === undefined) {
      throw new OpenApiError(
        `There is no API document "${id}".${didYouMean(id, this.documentIds)} Available documents: ${this.documentIds.join(', ')}.`,
      );
    }
    const file = path.resolve(root, document.file);
    if (!existsSync(file)) {
      throw new OpenApiError(
        `The API document "${id}" is configured as ${document.file}, but that file doesn't exist. Correct the path, or add the file.`,
      );
    }
    return file;
  }

  async #load(id: string, file: string): Promise<LoadedDocument> {
    const {root, transform} = this.options;
    return {id, ...(await loadOpenApiFile({file, root, transform}))};
  }
}

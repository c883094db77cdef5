import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {ContractError, loadContract, type LoadedContract, type LoadOptions} from '../../contract/openapi/load/load';
import {errorCatalogue, type CatalogueEntry} from '../../contract/openapi/errors';
import {findOperation, type LimitEntry, type OperationLink, type PageContext} from './html/context';
import {MarkdownRenderer} from './html/markdown';
import {toModel} from '../../contract/openapi/model/to-model';
import type {ApiDocument, Note} from '../../contract/openapi/model/types';
import {documentPage} from './pages/document';
import {operationPage, type OperationPage} from './pages/endpoint';
import type {GeneratedPage} from './pages/blocks';
import {operationId, schemaId} from './pages/ids';
import {pagesIn, type DocPages} from './pages/doc-pages';
import {depthFor} from './pages/size';
import {statesOf} from './pages/states';

/** One OpenAPI document of the site. */
export interface DocumentOptions {
  /** Path from the root of the repository. */
  readonly file: string;
  /** What becomes of examples that do not fit their schema: `error` (default) stops the build, `warn` is for documents of others. */
  readonly mistakes?: LoadOptions['mistakes'];
}

export interface ReferenceOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Documents by id: the name in pages and addresses. */
  readonly documents: Readonly<Record<string, DocumentOptions>>;
  /** Folder of the pages, from the root. */
  readonly docs: string;
  /** Address of a page by its path from the root, with the base URL. */
  readonly pageUrl: (file: string) => string;
  /** Path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Changes the text of contract files before they are parsed. */
  readonly prepare?: (text: string) => string;
  /** Highlights code: HTML. */
  readonly highlight: (code: string, language: string) => string;
  /** Absolute address of the documentation, and its path on the site: links of the contract become links of the site. */
  readonly docsUrl: {readonly absolute: string; readonly path: string};
  /** Name of the schema whose values are the error codes, and the address of a code's entry. */
  readonly errors?: {readonly schema: string; readonly url: (code: string) => string};
  /** What is said about the limits that `x-limits` names. */
  readonly limits?: () => Readonly<Record<string, LimitEntry>>;
}

/** A document with its model. */
export interface LoadedDocument extends LoadedContract {
  readonly id: string;
  readonly model: ApiDocument;
  /** What the pages do not show. */
  readonly notes: readonly Note[];
}

/** A document with more operations than this gets one heading for each group instead of one for each operation. */
const largeFrom = 100;

/** Everything that pages ask about the contract. Each answer is as new as the files. */
export class Reference {
  readonly #loaded = new Map<string, {state: string; document: Promise<LoadedDocument>}>();

  constructor(readonly options: ReferenceOptions) {}

  get ids(): readonly string[] {
    return Object.keys(this.options.documents);
  }

  /** Folders in which a new or changed file can change a page. */
  get folders(): string[] {
    return [...new Set(this.ids.map((id) => path.dirname(this.#file(id))))];
  }

  /**
   * Reads a document; the same files give the same answer.
   *
   * @throws ContractError when the id is unknown or the document wrong.
   */
  async load(id: string): Promise<LoadedDocument> {
    const file = this.#file(id);
    const state = stateOf(path.dirname(file));
    const known = this.#loaded.get(id);
    if (known?.state === state) {
      return known.document;
    }
    const document = this.#read(id, file);
    this.#loaded.set(id, {state, document});
    return document;
  }

  async loadAll(): Promise<LoadedDocument[]> {
    return Promise.all(this.ids.map((id) => this.load(id)));
  }

  /** The document that has an operation or webhook with this id; the document named by a page first. */
  async documentOf(operation: string): Promise<LoadedDocument> {
    const documents = await this.loadAll();
    const found = documents.find(({model}) => findOperation(model, operation) !== undefined);
    if (found === undefined) {
      const known = documents.flatMap(({model}) => [...model.operations, ...model.webhooks]).map(({id}) => id);
      throw new ContractError(`No API document has an operation "${operation}". There are: ${known.join(', ')}.`);
    }
    return found;
  }

  /**
   * The parts of the page of an operation.
   *
   * @param prefix - What ids begin with.
   */
  async operationPage(id: string, prefix: string): Promise<OperationPage> {
    const document = await this.documentOf(id);
    const operation = findOperation(document.model, id);
    if (operation === undefined) {
      throw new ContractError(`${document.id} has no operation "${id}".`);
    }
    const context = await this.#context(document, {depth: 6, isLarge: false, ids: new Set()});
    return operationPage(operation, {prefix, depth: 2, states: statesOf(operation, await this.loadAll())}, context);
  }

  /** The page of a whole document. */
  async documentPage(id: string): Promise<GeneratedPage> {
    const document = await this.load(id);
    const isLarge = document.model.operations.length > largeFrom;
    const context = await this.#context(document, {depth: depthFor(document.model), isLarge, ids: new Set()}, id);
    return documentPage({downloads: this.downloads(id)}, context);
  }

  /** Addresses under which a document is published. */
  downloads(id: string): {readonly yaml: string; readonly json: string} {
    const base = `${this.options.baseUrl}openapi/${id}`;
    return {yaml: `${base}.yaml`, json: `${base}.json`};
  }

  /** The error codes with the operations that give them; empty when the site has no catalogue. */
  async errors(): Promise<readonly CatalogueEntry[]> {
    const {errors} = this.options;
    return errors === undefined ? [] : errorCatalogue(await this.loadAll(), errors.schema, errors.url);
  }

  /** Which page shows what. */
  pages(): DocPages {
    return pagesIn(path.join(this.options.root, this.options.docs), this.options.root);
  }

  /** The document that a page is about, for each page that shows an operation or a whole document: `openApi` by its file. */
  async documentsOfPages(): Promise<Map<string, {openApi: string}>> {
    const {endpointPages, documents} = this.pages();
    const whole = [...documents].map(([openApi, file]) => [file, {openApi}] as const);
    const endpoints = [...endpointPages].map(async ([file, [operation = '']]) => {
      const {id: openApi} = await this.documentOf(operation);
      return [file, {openApi}] as const;
    });
    return new Map([...whole, ...(await Promise.all(endpoints))]);
  }

  #file(id: string): string {
    const document = this.options.documents[id];
    if (document === undefined) {
      throw new ContractError(`There is no API document "${id}". There are: ${this.ids.join(', ')}.`);
    }
    const file = path.resolve(this.options.root, document.file);
    if (!existsSync(file)) {
      throw new ContractError(`The API document "${id}" is to be in ${document.file}, and there is no such file.`);
    }
    return file;
  }

  async #read(id: string, file: string): Promise<LoadedDocument> {
    const {root, prepare, documents} = this.options;
    const mistakes = documents[id]?.mistakes;
    const contract = await loadContract({file, root, ...(prepare && {prepare}), ...(mistakes && {mistakes})});
    const {document: model, notes} = toModel(contract.document);
    return {...contract, id, model, notes};
  }

  async #context(
    document: LoadedDocument,
    page: Pick<PageContext, 'depth' | 'isLarge' | 'ids'>,
    /** The document whose page is made; its own schemas are on that page. */
    ownPage?: string,
  ): Promise<PageContext> {
    const {highlight, pageUrl, limits} = this.options;
    const documents = await this.loadAll();
    const pages = this.pages();
    const documentUrl = (id: string) => {
      const file = pages.documents.get(id);
      return id === ownPage ? '' : file === undefined ? undefined : pageUrl(file);
    };
    const links = new Map<string, OperationLink>();
    for (const {id, model} of [...documents, document]) {
      const home = documentUrl(id);
      for (const operation of [...model.operations, ...model.webhooks]) {
        const guide = pages.operations.get(operation.id);
        const url =
          guide !== undefined
            ? pageUrl(guide)
            : home === undefined
              ? undefined
              : `${home}#${operationId(operation.id)}`;
        links.set(operation.id, {title: operation.summary, ...(url !== undefined && {url})});
      }
    }
    const catalogue = new Map((await this.errors()).map((entry) => [entry.code, entry]));
    const known = limits?.() ?? {};
    const home = documentUrl(document.id);
    return {
      ...page,
      document: document.model,
      highlight: page.isLarge ? escapeHtml : highlight,
      markdown: new MarkdownRenderer(
        (url) => this.#siteUrl(url),
        (code) => links.get(code)?.url ?? catalogue.get(code)?.url,
      ),
      schemaUrl: (name) =>
        home === undefined || !document.model.schemas.has(name) ? undefined : `${home}#${schemaId(name)}`,
      sectionId: (name) => (ownPage === undefined || !document.model.schemas.has(name) ? undefined : schemaId(name)),
      operation: (id) => links.get(id),
      error: (code) => catalogue.get(code),
      limit: (name) => known[name],
    };
  }

  /** A link of the contract into this documentation is a link of the site; others stay; relative ones lead nowhere. */
  #siteUrl(url: string): string | undefined {
    const {absolute, path: own} = this.options.docsUrl;
    if (url === absolute || url.startsWith(`${absolute}/`)) {
      return own + url.slice(absolute.length);
    }
    return /^(?:https?:|mailto:)/.test(url) ? url : undefined;
  }
}

/** Code as it is, without colors. */
const escapeHtml = (code: string): string =>
  code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Changes with every file of a folder: names, sizes, times. */
function stateOf(folder: string): string {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && /\.(?:ya?ml|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const {mtimeMs, size} = statSync(file);
      return `${file} ${String(mtimeMs)} ${String(size)}`;
    })
    .join('\n');
}

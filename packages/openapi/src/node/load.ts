import {isObject, type JsonObject} from '@developer-docs/internal';
import {OpenApiDocument} from '../document.js';
import {listOperations, readApiDocument} from '../model/read-document.js';
import type {ApiDocument} from '../model/types.js';
import {bundleOpenApiFile, type OpenApiBundle, type OpenApiFileOptions} from './openapi-file.js';

/** An OpenAPI document, bundled and read into the model. */
export interface LoadedOpenApiDocument extends Pick<OpenApiBundle, 'files'> {
  /** The document as JSON. Every `$ref` in it is internal, and every operation has an ID. */
  readonly bundle: JsonObject;
  readonly model: ApiDocument;
  /** The features that the model doesn't contain, with the JSON pointers at which the document uses them. */
  readonly unsupportedFeatures: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Bundles an OpenAPI document and reads it into the model. Only syntax and references are checked;
 * `validateOpenApiFile` checks the rest.
 *
 * @throws OpenApiError if a file can't be found or parsed.
 */
export async function loadOpenApiFile(options: OpenApiFileOptions): Promise<LoadedOpenApiDocument> {
  const {document: bundle, files} = await bundleOpenApiFile(options);
  const document = new OpenApiDocument(bundle);
  const model = readApiDocument(document);
  addOperationIds(document, model);
  return {bundle, model, files, unsupportedFeatures: document.unsupportedFeatures};
}

/** Adds the generated IDs to operations without one, so that all users of the bundle use the same IDs. */
function addOperationIds(document: OpenApiDocument, model: ApiDocument): void {
  for (const {id, pointer} of listOperations(model)) {
    const operation = document.lookUp(pointer);
    if (isObject(operation) && operation['operationId'] === undefined) {
      Object.assign(operation, {operationId: id});
    }
  }
}

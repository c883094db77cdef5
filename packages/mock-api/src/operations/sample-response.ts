import {sample as sampleSchema} from 'openapi-sampler';
import type {OpenApiDocuments} from '../contract/contract';
import {isObject, resolvePointer, type JsonObject} from '../contract/json';
import type {Operation, ResponseDeclaration, SchemaLocation} from '../contract/operations';
import type {OperationResult} from './operation-handler';

/**
 * Creates the stateless response of an operation without a handler: the first example of its success response, or a
 * sample that's generated from the schema.
 */
export function createSampleResponse(operation: Operation, documents: OpenApiDocuments): OperationResult {
  const response = operation.responses.find(({status}) => status < 400);
  if (response === undefined) {
    throw new Error(`${operation.id} declares no success response. Add one to the OpenAPI document.`);
  }
  const [example] = Object.values(response.examples);
  const body = example ?? (response.mediaType === '' ? {} : createSample(response.schema, documents));
  return {status: response.status, body, headers: createSampleHeaders(response, documents)};
}

function createSample({document, pointer}: SchemaLocation, documents: OpenApiDocuments): JsonObject {
  const value = createSampleValue(pointer, documents[document] ?? {});
  return isObject(value) ? value : {value};
}

function createSampleHeaders({headers}: ResponseDeclaration, documents: OpenApiDocuments): Record<string, string> {
  return Object.fromEntries(
    headers
      .filter(({name, required}) => required && name !== 'Request-Id')
      .map(({name, schema}) => [name, String(createSampleValue(schema.pointer, documents[schema.document] ?? {}))]),
  );
}

function createSampleValue(pointer: string, document: JsonObject): unknown {
  const schema = resolvePointer(document, pointer);
  return sampleSchema(isObject(schema) ? schema : {}, {}, document);
}

import {sample as sampleSchema} from 'openapi-sampler';
import type {OpenApiDocuments} from '../contract/contract';
import {isObject, objectAt, type JsonObject} from '../contract/json';
import type {Operation, ResponseDeclaration, SchemaLocation} from '../contract/operations';
import type {OperationResult} from './operation-handler';

/**
 * The stateless response of an operation without a handler: the first example of its success response, or a sample that
 * is generated from the schema.
 */
export function createSampleResponse(operation: Operation, documents: OpenApiDocuments): OperationResult {
  const response = operation.responses.find(({status}) => status < 400);
  if (response === undefined) {
    throw new Error(`${operation.id} declares no success response. Add one to the OpenAPI document.`);
  }
  const [example] = Object.values(response.examples);
  const body = example ?? (response.mediaType === '' ? {} : sampleAt(response.schema, documents));
  return {status: response.status, body, headers: sampleHeaders(response, documents)};
}

function sampleAt({document, pointer}: SchemaLocation, documents: OpenApiDocuments): JsonObject {
  const value = sampleValue(pointer, documents[document] ?? {});
  return isObject(value) ? value : {value};
}

function sampleHeaders({headers}: ResponseDeclaration, documents: OpenApiDocuments): Record<string, string> {
  return Object.fromEntries(
    headers
      .filter(({name, required}) => required && name !== 'Request-Id')
      .map(({name, schema}) => [name, String(sampleValue(schema.pointer, documents[schema.document] ?? {}))]),
  );
}

function sampleValue(pointer: string, document: JsonObject): unknown {
  const schema = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (parent, segment) => objectOrItem(parent, segment.replaceAll('~1', '/').replaceAll('~0', '~')),
      document,
    );
  return sampleSchema(isObject(schema) ? schema : objectAt({}, ''), {}, document);
}

const objectOrItem = (parent: unknown, key: string): unknown =>
  Array.isArray(parent) ? (parent[Number(key)] as unknown) : isObject(parent) ? parent[key] : undefined;

import {sample as sampleSchema} from 'openapi-sampler';
import type {OpenApiDocuments} from '../contract/contract';
import type {ApiResponse} from '../api-request';
import {isObject, objectAt, resolvePointer, type JsonObject} from '../contract/json';
import type {Operation, ResponseDeclaration} from '../contract/operations';

/**
 * Creates the stateless response of an operation without a handler: the first example of its success response, or a
 * sample that's generated from the schema. An operation that declares only errors returns no content.
 */
export function createSampleResponse(operation: Operation, documents: OpenApiDocuments): ApiResponse {
  // Statuses below 200, such as 101 for WebSockets, can't be responses of `fetch`.
  const response =
    operation.responses.find(({status}) => status >= 200 && status < 400) ??
    operation.responses.find(({isDefault}) => isDefault);
  if (response === undefined) {
    return {status: 204, isSample: true, headers: {}, body: undefined};
  }
  const {mediaType, isDefault} = response;
  return {
    status: isDefault === true ? 200 : response.status,
    isSample: true,
    headers: {...createSampleHeaders(response, documents), ...(mediaType !== '' && {'Content-Type': mediaType})},
    body: mediaType === '' ? undefined : createSampleBody(response, documents),
  };
}

function createSampleBody({schema}: ResponseDeclaration, documents: OpenApiDocuments): unknown {
  const document = documents[schema.document] ?? {};
  const media = resolvePointer(document, schema.pointer.replace(/\/schema$/, ''));
  if (isObject(media) && media.example !== undefined) {
    return media.example;
  }
  const [first] = Object.values(objectAt(media, 'examples'));
  const example =
    isObject(first) && typeof first.$ref === 'string' ? resolvePointer(document, first.$ref.slice(1)) : first;
  return isObject(example) && 'value' in example ? example.value : createSampleValue(schema.pointer, document);
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

import type {OpenApiDocuments} from './contract/contract';
import type {ApiResponse} from './api-request';
import {isObject, objectAt, resolvePointer, type JsonObject} from './contract/json';
import type {Operation, ResponseDeclaration} from './contract/operations';

/**
 * Creates the stateless response of an operation without a handler: the first example of its success response, or a
 * sample that's generated from the schema. An operation that declares only errors returns no content.
 */
export async function createSampleResponse(operation: Operation, documents: OpenApiDocuments): Promise<ApiResponse> {
  // `Response` doesn't support statuses below 200, such as 101 for WebSockets.
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
    headers: {
      ...(await createSampleHeaders(response, documents)),
      ...(mediaType !== '' && {'Content-Type': mediaType}),
    },
    body: mediaType === '' ? undefined : await createSampleBody(response, documents),
  };
}

/** Returns the sample body, or a promise that resolves to it. */
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

async function createSampleHeaders(
  {headers}: ResponseDeclaration,
  documents: OpenApiDocuments,
): Promise<Record<string, string>> {
  const samples: Record<string, string> = {};
  for (const {name, required, schema} of headers) {
    if (required && name !== 'Request-Id') {
      samples[name] = String(await createSampleValue(schema.pointer, documents[schema.document] ?? {}));
    }
  }
  return samples;
}

/**
 * Creates a sample of a schema. The library is loaded on demand, because it makes up a tenth of the worker, and
 * operations with a handler don't need it.
 */
async function createSampleValue(pointer: string, document: JsonObject): Promise<unknown> {
  const {sample} = await import('openapi-sampler');
  const schema = resolvePointer(document, pointer);
  return sample(isObject(schema) ? schema : {}, {quiet: true}, document);
}

import {isObject, objectAt, toPlainText, type Json} from '@developer-docs/utils';
import {addBoundary, isMultipart, isXmlMediaType, OpenApiDocument, readExampleValue} from '@developer-docs/openapi';
import type {OpenApiDocuments} from './contract/contract.js';
import type {ApiResponse} from './api-request.js';
import type {Operation, ResponseDeclaration} from './contract/operations.js';

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
  const created = await createDeclaredResponse(response, operation, documents);
  return response.isDefault === true ? {...created, status: 200} : created;
}

/** Creates a response that an operation declares, with its first example or a sample. */
export async function createDeclaredResponse(
  response: ResponseDeclaration,
  operation: Operation,
  documents: OpenApiDocuments,
): Promise<ApiResponse> {
  const {mediaType, status} = response;
  const document = new OpenApiDocument(documents[operation.document] ?? {});
  return {
    status,
    isSample: true,
    headers: {
      ...(await createSampleHeaders(response, document)),
      ...(mediaType !== '' && {'Content-Type': addBoundary(mediaType)}),
    },
    body: mediaType === '' ? undefined : await createSampleBody(response, document),
  };
}

/** Returns the sample body of a response, or a promise that resolves to it. */
async function createSampleBody(
  {media, mediaType, schema}: ResponseDeclaration,
  document: OpenApiDocument,
): Promise<unknown> {
  const [first] = Object.values(objectAt(media, 'examples'));
  const declared = media.example === undefined ? readExampleValue(document.resolve(first), mediaType) : media.example;
  const {itemSchema} = media;
  const isStream = itemSchema !== undefined;
  const valueSchema = isStream ? (media.schema ?? {type: 'array', items: itemSchema}) : schema.value;
  const value = declared === undefined ? await createSampleValue(valueSchema, document) : declared;
  const isFramed = isStream || isMultipart(mediaType);
  if (value === undefined || typeof value === 'string' || (!isFramed && !isXmlMediaType(mediaType))) return value;
  const {frameItems, listItems, toXml} = await import('@developer-docs/openapi/examples');
  return isFramed ? frameItems(listItems(value, isStream), mediaType) : toXml(value as Json, schema.value, document);
}

async function createSampleHeaders(
  {headers}: ResponseDeclaration,
  document: OpenApiDocument,
): Promise<Record<string, string>> {
  const samples: Record<string, string> = {};
  for (const {name, required, schema, example} of headers) {
    // Sessions don't work without their cookies.
    const isCookie = name.toLowerCase() === 'set-cookie';
    if ((required || isCookie) && name.toLowerCase() !== 'request-id') {
      const value = example ?? (await createSampleValue(schema.value, document));
      samples[isCookie ? 'Set-Cookie' : name] = [isObject(value) ? Object.entries(value) : value]
        .flat(2)
        .map(toPlainText)
        .join(',');
    }
  }
  return samples;
}

/** Creates a sample from a schema. The generator is loaded on demand, because operations with a handler don't need it. */
async function createSampleValue(schema: unknown, document: OpenApiDocument): Promise<unknown> {
  const {generateValue} = await import('@developer-docs/openapi/examples');
  return generateValue(schema, 'response', document).value;
}

import {isObject, toPlainText} from '@developer-docs/utils';
import {addBoundary} from '@developer-docs/openapi';
import type {ApiResponse} from './api-request.js';
import type {Contract} from './contract/contract.js';
import type {Operation, ResponseDeclaration} from './contract/operations.js';

/**
 * Creates the stateless response of an operation without a handler: the first example of its success response, or a
 * sample that's generated from the schema. An operation that declares only errors returns no content.
 */
export async function createSampleResponse(operation: Operation, contract: Contract): Promise<ApiResponse> {
  // `Response` doesn't support statuses below 200, such as 101 for WebSockets.
  const response =
    operation.responses.find(({status}) => status >= 200 && status < 400) ??
    operation.responses.find(({isDefault}) => isDefault);
  if (response === undefined) {
    return {status: 204, isSample: true, headers: {}, body: undefined};
  }
  const created = await createDeclaredResponse(response, operation, contract);
  return response.isDefault === true ? {...created, status: 200} : created;
}

/** Creates a response that an operation declares, with the first examples that its page shows. */
export async function createDeclaredResponse(
  {status, mediaType, media, headers}: ResponseDeclaration,
  operation: Operation,
  contract: Contract,
): Promise<ApiResponse> {
  const document = contract.getDocument(operation);
  // Operations with a handler don't need the code that reads and generates examples.
  const {readBodyExamples, readHeaderExamples} = await import('@developer-docs/openapi/examples');
  const samples: Record<string, string> = {};
  for (const header of headers) {
    const name = header.name.toLowerCase();
    // Sessions don't work without their cookies.
    const isCookie = name === 'set-cookie';
    if ((header.isRequired || isCookie) && name !== 'request-id') {
      const value = findValue(readHeaderExamples(header, 'response', document));
      samples[isCookie ? 'Set-Cookie' : header.name] = [isObject(value) ? Object.entries(value) : value]
        .flat(2)
        .map(toPlainText)
        .join(',');
    }
  }
  if (mediaType === '') return {status, isSample: true, headers: samples, body: undefined};
  return {
    status,
    isSample: true,
    headers: {...samples, 'Content-Type': addBoundary(mediaType)},
    body: findValue(readBodyExamples({...media, type: mediaType}, 'response', document)),
  };
}

const findValue = (examples: readonly {readonly value?: unknown}[]): unknown =>
  examples.find(({value}) => value !== undefined)?.value;

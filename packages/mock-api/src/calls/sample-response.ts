import {
  isFileSchema,
  isJsonMediaType,
  isTextMediaType,
  type OpenApiDocument,
  type OpenApiMediaType,
} from '@developer-docs/openapi';
import {isObject, toPlainText} from '@developer-docs/utils';
import {findResponse, type MockOperation, type MockResponse} from '../contract/mock-operation.js';
import type {ApiResponse} from '../extension/extension.js';
import {ProblemError} from '../extension/problem-error.js';

/**
 * Creates the stateless response of an operation without a handler: the first example of its success response, or a
 * sample that's generated from the schema. An operation that declares only errors returns the first of them.
 *
 * @param requestHeaders - `Accept` chooses the media type, and `Prefer: code=404, example=missing`, which other mocks
 * also support, chooses the response and the example.
 * @throws ProblemError if the response has no media type that the client accepts.
 */
export async function createSampleResponse(
  {responses, document}: MockOperation,
  requestHeaders = new Headers(),
): Promise<ApiResponse> {
  const preferences = readPreferences(requestHeaders.get('Prefer') ?? '');
  // `Response` doesn't support statuses below 200, such as 101 for WebSockets.
  const possible = responses.filter(({statusCode}) => statusCode >= 200);
  const success =
    possible.find(({statusCode}) => statusCode < 400) ??
    possible.find(({status}) => status === 'default') ??
    possible[0];
  if (success === undefined) return {status: 204, skipsCheck: true, headers: {}, body: undefined};
  const preferredStatus = Number(preferences.code);
  const preferred =
    preferredStatus >= 200 && preferredStatus < 600 ? findResponse(possible, preferredStatus) : undefined;
  const hasExample = ({examples}: MockResponse) => Object.hasOwn(examples, preferences.example ?? '');
  const response = preferred ?? [success, ...possible].find(hasExample) ?? success;
  const body = await negotiate(response, requestHeaders.get('Accept') ?? '');
  const ownStatus = response === success && response.status === 'default' ? 200 : response.statusCode;
  const statusCode = preferred === undefined ? ownStatus : preferredStatus;
  return createDeclaredResponse({...response, body, statusCode}, document, preferences.example);
}

/** Reads the preferences of a request (RFC 7240), as in `code=404, example="missing"`. */
const readPreferences = (header: string): {readonly code?: string; readonly example?: string} =>
  Object.fromEntries(
    [...header.matchAll(/(?:^|[,;\s])(code|example)\s*=\s*(?:"([^"]*)"|([^",;]*))/gi)].map(
      ([, name = '', quoted, token = '']) => [name.toLowerCase(), quoted ?? token.trim()],
    ),
  );

/**
 * Chooses the body that a client accepts (RFC 9110, section 12.5.1); the default one if it accepts several equally.
 * Clients that accept JSON also get types such as `application/problem+json`.
 *
 * @throws ProblemError if it accepts none.
 */
async function negotiate({content, body}: MockResponse, accept: string): Promise<OpenApiMediaType | undefined> {
  if (/^(?:\s*\*\/\*\s*)?$/.test(accept) || body === undefined) return body;
  const available = [body, ...content.filter((other) => other !== body)];
  // The package has no "main" or "exports". Without the file's name, bundlers don't find it with Yarn Plug'n'Play.
  const {default: Negotiator} = await import('negotiator/index.js');
  const negotiator = new Negotiator({headers: {accept}});
  const select = (toType: (type: string) => string) => {
    const [best] = negotiator.mediaTypes(available.map(({type}) => toType(type)));
    return best === undefined ? undefined : available.find(({type}) => toType(type) === best);
  };
  const selected = select((type) => type) ?? select((type) => (isJsonMediaType(type) ? 'application/json' : type));
  if (selected !== undefined) return selected;
  const types = available.map(({type}) => type).join(', ');
  throw new ProblemError('not_acceptable', {
    detail: `The response is available as ${types}, but the request accepts only ${accept}.`,
  });
}

/**
 * Creates a response that an operation declares, with the first examples that its page shows.
 *
 * @param exampleName - The name of the body example to return, if there is one.
 */
export async function createDeclaredResponse(
  {statusCode: status, body, headers}: MockResponse,
  document: OpenApiDocument,
  exampleName?: string,
): Promise<ApiResponse> {
  // Operations with a handler don't need the code that reads and generates examples.
  const {readBodyExamples, readHeaderExamples} = await import('@developer-docs/openapi/examples');
  const samples: Record<string, string> = {};
  for (const header of headers) {
    const name = header.name.toLowerCase();
    // Sessions don't work without their cookies, and clients retry when an error's response says.
    if ((header.isRequired || name === 'set-cookie' || name === 'retry-after') && name !== 'request-id') {
      const value = findValue(readHeaderExamples(header, 'response', document));
      samples[header.name] = [isObject(value) ? Object.entries(value) : value].flat(2).map(toPlainText).join(',');
    }
  }
  if (body === undefined) return {status, skipsCheck: true, headers: samples, body: undefined};
  const examples = readBodyExamples(body, 'response', document);
  const sorted = [...examples.filter(({name}) => name === exampleName), ...examples];
  const example = sorted.find(({value}) => value !== undefined);
  // A generated text isn't a file, such as an image.
  const isFile = !isTextMediaType(body.type) && isFileSchema(document.resolve(body.declaration.schema));
  return {
    status,
    skipsCheck: true,
    headers: {...samples, 'Content-Type': body.type},
    body: isFile && example?.isGenerated === true ? '' : example?.value,
  };
}

const findValue = (examples: readonly {readonly value?: unknown}[]): unknown =>
  examples.find(({value}) => value !== undefined)?.value;

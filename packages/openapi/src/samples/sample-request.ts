import type {Server} from '../declarations/servers.js';
import {chooseInRange, isJsonMediaType, isTextMediaType, isToken} from '../media-types.js';
import {isStreamMediaType} from '../model/streams.js';
import type {Example, MediaType, Operation, Parameter, RequestBody} from '../model/types.js';
import {
  chooseMediaType,
  createSampleBody,
  getExtension,
  getSentMediaType,
  type SampleBody,
  type SampleFiles,
} from './body.js';
import {createCredential, type Authentication, type CredentialScheme} from './credentials.js';
import {joinTexts, type SampleText} from './sample-text.js';
import {serializeParameter} from './serialize.js';
import {createUrl, type ParameterValue} from './url.js';

/** The smallest valid request, or a request that a real integration would send. */
export type SampleKind = 'minimal' | 'realistic';

/** The members of an operation that its request is created from. */
export interface SampleSource extends Pick<Operation, 'method' | 'path' | 'parameters' | 'requestBody'> {
  readonly servers: readonly Pick<Server, 'url'>[];
  readonly security: readonly (readonly {readonly scheme: CredentialScheme}[])[];
  readonly responses: readonly {
    readonly status: string;
    readonly content: readonly Pick<MediaType, 'type' | 'isFile'>[];
  }[];
}

/** A complete request, which the code in each language is generated from. */
export interface SampleRequest extends Authentication {
  /** In uppercase. */
  readonly method: string;
  /** The percent-encoded URL, including the query. Secrets in it must also be encoded. */
  readonly url: SampleText;
  readonly headers: readonly (readonly [string, SampleText])[];
  readonly body?: SampleBody;
  /**
   * The body of a successful response. A file is saved. The items of a stream, such as server-sent events, are printed
   * when they arrive.
   */
  readonly responseType: 'json' | 'text' | 'file' | 'stream' | 'none';
  /** The name of the file that the response is saved to, such as `response.pdf`. */
  readonly responseFile?: string;
}

export interface SampleRequestOptions {
  /** The media type of the body. Default: the preferred one. */
  readonly mediaType?: string;
  /** The files in the body. Default: files that are named after their field and media type. */
  readonly files?: SampleFiles;
}

/**
 * Creates a request from the contract's examples.
 *
 * @returns `undefined` if a required parameter has no example.
 */
export function createSampleRequest(
  operation: SampleSource,
  kind: SampleKind,
  options: SampleRequestOptions = {},
): SampleRequest | undefined {
  const parameters = operation.parameters.filter((parameter) => isIncluded(parameter, kind));
  if (parameters.some(({isRequired, examples}) => isRequired && examples[0]?.value === undefined)) return undefined;
  const values = listValues(parameters);
  const serialize = (location: Parameter['in']) =>
    values
      .filter(({parameter}) => parameter.in === location)
      .map(({parameter, value}) => [parameter.name, serializeParameter(parameter, value)] as const);
  const credentials = (operation.security[0] ?? []).map(({scheme}) => createCredential(scheme));
  const {body, contentType} = createContent(operation.requestBody, kind, options);
  const query = [
    ...[...serialize('query'), ...serialize('querystring')].map(([, pair]) => pair),
    ...credentials.flatMap((credential) => credential.query ?? []),
  ];
  const cookies = [
    ...serialize('cookie').map(([, pair]) => pair),
    ...credentials.flatMap((credential) => credential.cookies ?? []),
  ];
  const headers: readonly (readonly [string, SampleText])[] = [
    ...credentials.flatMap((credential) => credential.headers ?? []),
    ...serialize('header'),
    ...(contentType === undefined ? [] : [['Content-Type', contentType] as const]),
    ...(cookies.length === 0 ? [] : [['Cookie', joinTexts(cookies, '; ')] as const]),
  ];
  return {
    method: operation.method.toUpperCase(),
    url: createUrl(operation.path, operation.servers[0]?.url, values, query),
    // cURL would read headers from a file if a name began with `@`.
    headers: headers.filter(([name]) => isSendableHeader(name)),
    ...credentials.reduceRight((all, {authentication}) => ({...all, ...authentication}), {}),
    body,
    ...describeResponse(operation),
  };
}

/** Headers that clients set themselves. Some reject them, and a wrong length would keep the server waiting. */
const connectionHeaders = new Set(
  'connection content-length expect host keep-alive transfer-encoding upgrade'.split(' '),
);

/** Returns whether a request can contain a header: HTTP doesn't allow all names, and clients set some themselves. */
export const isSendableHeader = (name: string): boolean => isToken(name) && !connectionHeaders.has(name.toLowerCase());

/**
 * Creates the body and its content type. HTTP clients set the content type of multipart bodies themselves, because it
 * contains the boundary.
 */
function createContent(
  requestBody: RequestBody | undefined,
  kind: SampleKind,
  {mediaType: type, files}: SampleRequestOptions,
): {readonly body?: SampleBody; readonly contentType?: string} {
  if (requestBody === undefined || (!requestBody.isRequired && kind === 'minimal')) return {};
  const mediaType = chooseMediaType(requestBody, type);
  if (mediaType === undefined) return {};
  const body = createSampleBody(mediaType, chooseExample(mediaType.examples, kind)?.value, files);
  if (body === undefined || (isEmptyForm(body) && !requestBody.isRequired)) return {};
  if (body.kind !== 'multipart') return {body, contentType: getSentMediaType(body, mediaType, files?.['']?.[0])};
  if (body.parts.length > 0) return {body};
  // Most clients can't send a multipart body without parts, so it's the text that ends the parts.
  const emptyType = `multipart/${body.subtype ?? 'form-data'}; boundary=boundary`;
  return {body: {kind: 'text', text: '--boundary--'}, contentType: emptyType};
}

const isEmptyForm = (body: SampleBody): boolean =>
  (body.kind === 'form' && body.fields.length === 0) || (body.kind === 'multipart' && body.parts.length === 0);

/** Lists the parameters that have an example, with its value. */
export const listValues = (parameters: readonly Parameter[]): ParameterValue[] =>
  parameters.flatMap((parameter) => {
    const value = parameter.examples[0]?.value;
    return value === undefined ? [] : [{parameter, value}];
  });

/**
 * Returns whether a request includes a parameter. A realistic request includes optional parameters, except for those
 * whose value must come from a previous response.
 */
export function isIncluded(parameter: Parameter, kind: SampleKind): boolean {
  const {isDeprecated, extensions, examples} = parameter;
  const isRealistic = !isDeprecated && extensions['x-sample'] !== false && examples[0]?.isGenerated !== true;
  return parameter.isRequired || (kind === 'realistic' && isRealistic);
}

/** Chooses the example that is named after the kind, or otherwise the smallest or largest example. */
export function chooseExample(examples: readonly Example[], kind: SampleKind): Example | undefined {
  const measureSize = ({value}: Example) => JSON.stringify(value ?? null).length;
  const sortedExamples = examples
    .filter(({value}) => value !== undefined)
    .sort((first, second) => measureSize(first) - measureSize(second));
  return (
    sortedExamples.find(({name}) => name === kind) ?? (kind === 'minimal' ? sortedExamples[0] : sortedExamples.at(-1))
  );
}

/** Describes the body of the first successful response: JSON if it can be JSON, and a file if it can't be text. */
function describeResponse({
  method,
  path,
  responses,
}: SampleSource): Pick<SampleRequest, 'responseType' | 'responseFile'> {
  const {content = []} =
    responses.find(({status}) => status.startsWith('2')) ?? responses.find(({status}) => status === 'default') ?? {};
  if (content.length === 0 || method.toLowerCase() === 'head') return {responseType: 'none'};
  if (content.every(({type}) => isStreamMediaType(type))) return {responseType: 'stream'};
  if (content.some(({type}) => isJsonMediaType(type))) return {responseType: 'json'};
  const types = content.map(({type, isFile}) => ({type: chooseInRange(type) ?? 'text/plain', isFile}));
  const file = types.every(({type, isFile}) => isFile || !isTextMediaType(type)) ? types[0] : undefined;
  if (file === undefined) return {responseType: 'text'};
  const [fileName = `response.${getExtension(file.type)}`] = /(?<=\/)[\w-]+\.\w+$/.exec(path) ?? [];
  return {responseType: 'file', responseFile: fileName};
}

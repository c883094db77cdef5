import type {Json} from '@developer-docs/utils';
import {placeholderHost, type Server} from '../declarations/servers.js';
import {chooseInRange, isJsonMediaType, isTextMediaType, isToken} from '../media-types.js';
import {isStreamMediaType} from '../model/streams.js';
import type {Example, Operation, Parameter, RequestBody, SecurityScheme} from '../model/types.js';
import {
  chooseMediaType,
  createSampleBody,
  getExtension,
  getSentMediaType,
  type SampleBody,
  type SampleFiles,
} from './body.js';
import {encodeForUrl, encodeLiteral, serializeParameter} from './serialize.js';

/** The smallest valid request, or a request that a real integration would send. */
export type SampleKind = 'minimal' | 'realistic';

/** Plain text, or parts, some of which are secrets from environment variables: `['Bearer ', {variable: 'API_KEY'}]`. */
export type SampleText = string | readonly SampleTextPart[];

type SampleTextPart = string | {readonly variable: string};

/**
 * Replaces the variables in a text with secrets.
 *
 * @param secret - The secret, or a function that returns a variable's secret.
 */
export function insertSecret(text: SampleText, secret: string | ((variable: string) => string)): string {
  const getSecret = typeof secret === 'string' ? () => secret : secret;
  return [text]
    .flat()
    .map((part) => (typeof part === 'string' ? part : getSecret(part.variable)))
    .join('');
}

/** The names of the environment variables with a user and a password. */
interface LoginVariables {
  readonly user: string;
  readonly password: string;
}

/** A complete request, which the code in each language is generated from. */
export interface SampleRequest {
  /** In uppercase. */
  readonly method: string;
  /** The percent-encoded URL, including the query. Secrets in it must also be encoded. */
  readonly url: SampleText;
  readonly headers: readonly (readonly [string, SampleText])[];
  /** For HTTP Basic authentication. */
  readonly basicAuth?: LoginVariables;
  /** For HTTP Digest authentication. */
  readonly digestAuth?: LoginVariables;
  /** Whether the client identifies itself with a certificate (mutual TLS): `client.pem` and `client-key.pem`. */
  readonly hasCertificate?: true;
  readonly body?: SampleBody;
  /** The body of a successful response. A file is saved. */
  readonly responseType: 'json' | 'text' | 'file' | 'none';
  /** The name of the file that the response is saved to, such as `response.pdf`. */
  readonly responseFile?: string;
  /** Whether the response is a stream of items, such as server-sent events, which are printed when they arrive. */
  readonly isStream?: true;
}

interface ParameterValue {
  readonly parameter: Parameter;
  readonly value: Json;
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
  operation: Operation,
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
    url: createUrl(operation, values, query),
    // cURL would read headers from a file if a name began with `@`.
    headers: headers.filter(([name]) => isSendableHeader(name)),
    ...credentials.reduceRight((all, {authentication}) => ({...all, ...authentication}), {}),
    ...(body !== undefined && {body}),
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

/** Returns whether a body is a form without fields. */
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

function createUrl(operation: Operation, values: readonly ParameterValue[], query: readonly SampleText[]): SampleText {
  const pathname = createPathname(operation.path, values);
  const server = createServerUrl(operation.servers[0]);
  // A path without a slash, such as `@other.example`, must not become a part of the host.
  const url = server + (pathname === '' || /^[/?#]/.test(pathname) ? '' : '/') + pathname;
  const parts = query.filter((part) => part !== '');
  return parts.length === 0 ? url : joinTexts([url, joinTexts(parts, '&')], pathname.includes('?') ? '&' : '?');
}

/** Creates a path from a template. Parameters without a value stay for readers to replace. */
export const createPathname = (template: string, values: readonly ParameterValue[]): string =>
  template
    // Documents distinguish operations with the same path by a fragment, which isn't sent.
    .replace(/#[^{}]*$/, '')
    // A capturing group keeps the placeholders in the result of `split`.
    .split(/(\{[^{}]+\})/)
    .map((text, index) => {
      if (index % 2 === 0) return encodeLiteral(text);
      const match = values.find(({parameter}) => parameter.in === 'path' && `{${parameter.name}}` === text);
      return match === undefined ? text : serializeParameter(match.parameter, match.value);
    })
    .join('');

/** Creates the absolute, percent-encoded URL of a server. */
export const createServerUrl = (server: Server | undefined): string => encodeServer(toAbsoluteUrl(server?.url ?? ''));

/**
 * Adds the host that a document leaves out, because the code of a sample can't be run without one. URLs that aren't for
 * HTTP or a WebSocket, such as `javascript:`, could make that code do something else, so the host replaces them.
 */
function toAbsoluteUrl(url: string): string {
  if (/^(?:https?|wss?):\/\//i.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return placeholderHost;
  return `${placeholderHost}${url === '' || url.startsWith('/') ? '' : '/'}${url}`;
}

/** Encodes the literal text in a server's URL. A host name can also contain letters outside ASCII. */
function encodeServer(url: string): string {
  const [, origin = '', path = ''] = /^(\w+:\/\/[^/?#]*)(.*)$/s.exec(url) ?? [];
  const isAscii = /^[!-~]*$/.test(origin);
  return (isAscii || !URL.canParse(origin) ? origin : new URL(origin).href.replace(/\/$/, '')) + encodeLiteral(path);
}

function joinTexts(texts: readonly SampleText[], separator: string): SampleText {
  const parts = texts.flatMap((text, index) => [...(index === 0 ? [] : [separator]), ...[text].flat()]);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

interface Credential {
  readonly headers?: readonly (readonly [string, SampleText])[];
  readonly query?: readonly SampleText[];
  readonly cookies?: readonly SampleText[];
  /** What's neither in a header nor in the URL. */
  readonly authentication?: Pick<SampleRequest, 'basicAuth' | 'digestAuth' | 'hasCertificate'>;
}

/** Creates a placeholder for a credential. */
function createCredential({
  variable,
  kind,
  in: location,
  parameter: name = 'key',
  httpScheme = '',
}: SecurityScheme): Credential {
  const login = {user: `${variable}_USERNAME`, password: `${variable}_PASSWORD`};
  switch (kind) {
    case 'basic':
      return {authentication: {basicAuth: login}};
    case 'bearer':
    case 'oauth2':
    case 'openIdConnect':
      return {headers: [['Authorization', ['Bearer ', {variable}]]]};
    case 'apiKey':
      if (location === 'header') return {headers: [[name, [{variable}]]]};
      if (location === 'cookie') return {cookies: [[`${name}=`, {variable}]]};
      return {query: [[`${encodeForUrl(name)}=`, {variable}]]};
    case 'other':
      if (httpScheme.toLowerCase() === 'digest') return {authentication: {digestAuth: login}};
      if (httpScheme === 'mutualTLS') return {authentication: {hasCertificate: true}};
      return httpScheme === '' ? {} : {headers: [['Authorization', [`${httpScheme} `, {variable}]]]};
  }
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
}: Operation): Pick<SampleRequest, 'responseType' | 'responseFile' | 'isStream'> {
  const {content = []} =
    responses.find(({status}) => status.startsWith('2')) ?? responses.find(({status}) => status === 'default') ?? {};
  if (content.length === 0 || method.toLowerCase() === 'head') return {responseType: 'none'};
  if (content.every(({type}) => isStreamMediaType(type))) return {responseType: 'text', isStream: true};
  if (content.some(({type}) => isJsonMediaType(type))) return {responseType: 'json'};
  const types = content.map(({type, isFile}) => ({type: chooseInRange(type) ?? 'text/plain', isFile}));
  const file = types.every(({type, isFile}) => isFile || !isTextMediaType(type)) ? types[0] : undefined;
  if (file === undefined) return {responseType: 'text'};
  const [fileName = `response.${getExtension(file.type)}`] = /(?<=\/)[\w-]+\.\w+$/.exec(path) ?? [];
  return {responseType: 'file', responseFile: fileName};
}

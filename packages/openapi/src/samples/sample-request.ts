import {isObject, toPlainText, type Json} from '@developer-docs/internal';
import {isJsonMediaType} from '../operations.js';
import type {Example, MediaType, Operation, Parameter, RequestBody, Schema, SecurityScheme} from '../model/types.js';
import {serializeParameter} from './serialize.js';

/** The smallest valid request, or a request that a real integration would send. */
export type SampleKind = 'minimal' | 'realistic';

/** Plain text, or parts, some of which are secrets from environment variables: `['Bearer ', {variable: 'API_KEY'}]`. */
export type SampleText = string | readonly SampleTextPart[];

type SampleTextPart = string | {readonly variable: string};

/** Replaces the variables in a text with a secret. */
export const insertSecret = (text: SampleText, secret: string): string =>
  [text]
    .flat()
    .map((part) => (typeof part === 'string' ? part : secret))
    .join('');

export type SamplePart = {readonly name: string; readonly mediaType?: string} & (
  {readonly text: string} | {readonly file: string}
);

export type SampleBody =
  | {readonly kind: 'json'; readonly value: Json}
  | {readonly kind: 'form'; readonly fields: readonly (readonly [string, string])[]}
  | {readonly kind: 'multipart'; readonly parts: readonly SamplePart[]}
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'file'; readonly file: string};

/** A complete request, which the code in each language is generated from. */
export interface SampleRequest {
  /** In uppercase. */
  readonly method: string;
  /** The percent-encoded URL, including the query. */
  readonly url: SampleText;
  readonly headers: readonly (readonly [string, SampleText])[];
  /** Whether to send the `USERNAME` and `PASSWORD` environment variables with HTTP Basic authentication. */
  readonly usesBasicAuth?: boolean;
  readonly body?: SampleBody;
  /** The body of a successful response. */
  readonly responseType: 'json' | 'text' | 'none';
}

interface ParameterValue {
  readonly parameter: Parameter;
  readonly value: Json;
}

/**
 * Creates a request from the contract's examples.
 *
 * @returns `undefined` if a required parameter has no example.
 */
export function createSampleRequest(operation: Operation, kind: SampleKind): SampleRequest | undefined {
  const parameters = operation.parameters.filter((parameter) => isIncluded(parameter, kind));
  const values = parameters.flatMap((parameter): ParameterValue[] => {
    const value = parameter.examples[0]?.value;
    return value === undefined ? [] : [{parameter, value}];
  });
  if (values.filter(({parameter}) => parameter.isRequired).length < parameters.filter(isRequired).length) {
    return undefined;
  }
  const serialize = (location: Parameter['in']) =>
    values
      .filter(({parameter}) => parameter.in === location)
      .map(({parameter, value}) => [parameter.name, serializeParameter(parameter, value)] as const);
  const credentials = (operation.security[0] ?? []).map(({scheme}) => createCredential(scheme));
  const {requestBody} = operation;
  const mediaType = requestBody && chooseMediaType(requestBody);
  const body =
    mediaType && (requestBody.isRequired || kind === 'realistic') ? createSampleBody(mediaType, kind) : undefined;
  const cookies = [
    ...serialize('cookie').map(([, pair]) => pair),
    ...credentials.flatMap(({cookie}) => (cookie === undefined ? [] : [cookie])),
  ];
  const headers: (readonly [string, SampleText])[] = [
    ...credentials.flatMap(({header}) => (header === undefined ? [] : [header])),
    ...serialize('header'),
  ];
  // HTTP clients set the content type of multipart bodies themselves, because it contains the boundary.
  if (body !== undefined && body.kind !== 'multipart' && mediaType !== undefined) {
    headers.push(['Content-Type', mediaType.type]);
  }
  if (cookies.length > 0) {
    headers.push(['Cookie', joinTexts(cookies, '; ')]);
  }
  const query = [
    ...serialize('query').map(([, pair]) => pair),
    ...credentials.flatMap((credential) => (credential.query === undefined ? [] : [credential.query])),
  ];
  return {
    method: operation.method.toUpperCase(),
    url: createUrl(operation, values, query),
    headers,
    ...(credentials.some(({usesBasicAuth}) => usesBasicAuth === true) && {usesBasicAuth: true}),
    ...(body !== undefined && {body}),
    responseType: getResponseType(operation),
  };
}

const isRequired = (parameter: Parameter) => parameter.isRequired;

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
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const match = values.find(({parameter}) => parameter.in === 'path' && parameter.name === name);
    return match === undefined ? placeholder : serializeParameter(match.parameter, match.value);
  });
  const url = `${operation.servers[0]?.url ?? ''}${path}`;
  const parts = query.filter((part) => part !== '');
  return parts.length === 0 ? url : joinTexts([url, joinTexts(parts, '&')], '?');
}

function joinTexts(texts: readonly SampleText[], separator: string): SampleText {
  const parts = texts.flatMap((text, index) => [...(index === 0 ? [] : [separator]), ...[text].flat()]);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

interface Credential {
  readonly header?: readonly [string, SampleText];
  readonly query?: SampleText;
  readonly cookie?: SampleText;
  readonly usesBasicAuth?: boolean;
}

/** Creates a placeholder for a credential. Samples don't support schemes such as mutual TLS. */
function createCredential({name: schemeName, kind, in: location, parameter: name = 'key'}: SecurityScheme): Credential {
  const variable = schemeName
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
  switch (kind) {
    case 'basic':
      return {usesBasicAuth: true};
    case 'bearer':
    case 'oauth2':
    case 'openIdConnect':
      return {header: ['Authorization', ['Bearer ', {variable}]]};
    case 'apiKey':
      return createApiKey(name, location, {variable});
    case 'other':
      return {};
  }
}

function createApiKey(name: string, location: SecurityScheme['in'], value: SampleTextPart): Credential {
  switch (location) {
    case 'header':
      return {header: [name, [value]]};
    case 'cookie':
      return {cookie: [`${name}=`, value]};
    default:
      return {query: [`${encodeURIComponent(name)}=`, value]};
  }
}

/** Prefers JSON, then a form. */
function chooseMediaType({content}: RequestBody): MediaType | undefined {
  return (
    content.find(({type}) => isJsonMediaType(type)) ?? content.find(({type}) => type.includes('form')) ?? content[0]
  );
}

function createSampleBody(mediaType: MediaType, kind: SampleKind): SampleBody | undefined {
  const value = chooseExample(mediaType.examples, kind)?.value;
  if (isJsonMediaType(mediaType.type)) {
    return value === undefined ? undefined : {kind: 'json', value};
  }
  const members = isObject(value) ? Object.entries(value) : [];
  switch (mediaType.type) {
    case 'application/x-www-form-urlencoded':
      return {kind: 'form', fields: members.map(([name, member]) => [name, toPlainText(member)])};
    case 'multipart/form-data':
      return {kind: 'multipart', parts: members.map(([name, member]) => createSamplePart(name, member, mediaType))};
    default:
      return typeof value === 'string' && !isBinary(mediaType.schema)
        ? {kind: 'text', text: value}
        : {kind: 'file', file: 'file.bin'};
  }
}

function createSamplePart(name: string, value: Json, {schema, partContentTypes}: MediaType): SamplePart {
  const property = schema?.properties.find((candidate) => candidate.name === name);
  const mediaType = partContentTypes[name];
  const part = {name, ...(mediaType !== undefined && {mediaType})};
  return isBinary(property?.schema) ? {...part, file: `${name}.bin`} : {...part, text: toPlainText(value)};
}

const isBinary = (schema: Schema | undefined) =>
  schema?.format === 'binary' || schema?.constraints.some(({kind}) => kind === 'mediaType') === true;

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

function getResponseType({responses}: Operation): SampleRequest['responseType'] {
  const success =
    responses.find(({status}) => status.startsWith('2')) ?? responses.find(({status}) => status === 'default');
  if (success === undefined || success.content.length === 0) {
    return 'none';
  }
  return success.content.some(({type}) => isJsonMediaType(type)) ? 'json' : 'text';
}

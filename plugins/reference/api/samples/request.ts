import type {
  Body,
  Example,
  Json,
  Media,
  Operation,
  Parameter,
  SecurityScheme,
  Schema,
} from '../../../contract/openapi/model/types';
import {isObject, plainText} from '../../../contract/openapi/model/raw';
import {serializeParameter} from './serialize';

/** The smallest call that works, and one as an integration makes it. */
export type SampleKind = 'minimal' | 'realistic';

/** A text, or one that ends with a secret from the environment: `{prefix: 'Bearer ', variable: 'API_KEY'}`. */
export type SampleText = string | {readonly prefix: string; readonly variable: string};

export type SamplePart = {readonly name: string; readonly mediaType?: string} & (
  {readonly text: string} | {readonly file: string}
);

export type SampleBody =
  | {readonly kind: 'json'; readonly value: Json}
  | {readonly kind: 'form'; readonly fields: readonly (readonly [string, string])[]}
  | {readonly kind: 'multipart'; readonly parts: readonly SamplePart[]}
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'file'; readonly file: string};

/** A request with every value in place: what the generators of the languages write down. */
export interface SampleRequest {
  /** Upper case. */
  readonly method: string;
  /** With path and query, encoded. */
  readonly url: string;
  readonly headers: readonly (readonly [string, SampleText])[];
  /** `user:password` of HTTP basic authentication, as variables. */
  readonly basic?: boolean;
  readonly body?: SampleBody;
  /** What the answer of success is: JSON, another text, or nothing. */
  readonly answer: 'json' | 'text' | 'none';
}

/**
 * Makes a request from the examples of the contract.
 *
 * @returns `undefined` when a required value has no example.
 */
export function sampleRequest(operation: Operation, kind: SampleKind): SampleRequest | undefined {
  const wanted = operation.parameters.filter((parameter) => isWanted(parameter, kind));
  const values = wanted.map((parameter) => ({parameter, value: parameter.examples[0]?.value}));
  const given = values.filter((entry): entry is {parameter: Parameter; value: Json} => entry.value !== undefined);
  if (given.length < values.filter(({parameter}) => parameter.required).length) {
    return undefined;
  }
  const [need] = operation.security;
  const credentials = (need ?? []).map(({scheme}) => credential(scheme));
  const media = operation.body && chooseMedia(operation.body);
  const body = media && (operation.body.required || kind === 'realistic') ? sampleBody(media, kind) : undefined;
  const headers: (readonly [string, SampleText])[] = [
    ...credentials.flatMap(({header}) => (header === undefined ? [] : [header])),
    ...given
      .filter(({parameter}) => parameter.in === 'header')
      .map(({parameter, value}) => [parameter.name, serializeParameter(parameter, value)] as const),
    ...(body !== undefined && body.kind !== 'multipart' && media !== undefined
      ? [['Content-Type', media.type] as const]
      : []),
  ];
  const cookies = [
    ...given
      .filter(({parameter}) => parameter.in === 'cookie')
      .map(({parameter, value}) => serializeParameter(parameter, value)),
    ...credentials.flatMap(({cookie}) => (cookie === undefined ? [] : [cookie])),
  ];
  return {
    method: operation.method.toUpperCase(),
    url: urlOf(
      operation,
      given,
      credentials.flatMap(({query}) => (query === undefined ? [] : [query])),
    ),
    headers: cookies.length === 0 ? headers : [...headers, ['Cookie', cookies.join('; ')]],
    ...(credentials.some(({basic}) => basic === true) && {basic: true}),
    ...(body !== undefined && {body}),
    answer: answerOf(operation),
  };
}

/** A realistic call uses what is optional too, except what only an earlier answer can give. */
function isWanted(parameter: Parameter, kind: SampleKind): boolean {
  return (
    parameter.required ||
    (kind === 'realistic' &&
      !parameter.deprecated &&
      parameter.extensions['x-sample'] !== false &&
      !parameter.examples[0]?.generated)
  );
}

function urlOf(
  operation: Operation,
  given: readonly {parameter: Parameter; value: Json}[],
  keys: readonly string[],
): string {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const entry = given.find(({parameter}) => parameter.in === 'path' && parameter.name === name);
    return entry === undefined ? whole : serializeParameter(entry.parameter, entry.value);
  });
  const query = [
    ...given
      .filter(({parameter}) => parameter.in === 'query')
      .map(({parameter, value}) => serializeParameter(parameter, value)),
    ...keys,
  ].filter((part) => part !== '');
  return `${operation.servers[0]?.url ?? ''}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

interface Credential {
  readonly header?: readonly [string, SampleText];
  readonly query?: string;
  readonly cookie?: string;
  readonly basic?: boolean;
}

function credential(scheme: SecurityScheme): Credential {
  const variable = scheme.name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
  if (scheme.kind === 'basic') {
    return {basic: true};
  }
  if (scheme.kind !== 'apiKey') {
    return {header: ['Authorization', {prefix: 'Bearer ', variable}]};
  }
  const name = scheme.parameter ?? 'key';
  return scheme.in === 'header'
    ? {header: [name, {prefix: '', variable}]}
    : scheme.in === 'cookie'
      ? {cookie: `${name}=${variable}`}
      : {query: `${encodeURIComponent(name)}=${variable}`};
}

const isJson = (type: string) => /[/+]json\b/.test(type);

/** JSON before forms before anything else. */
function chooseMedia({media}: Body): Media | undefined {
  return media.find(({type}) => isJson(type)) ?? media.find(({type}) => type.includes('form')) ?? media[0];
}

function sampleBody(media: Media, kind: SampleKind): SampleBody | undefined {
  const value = chooseExample(media.examples, kind)?.value;
  if (isJson(media.type)) {
    return value === undefined ? undefined : {kind: 'json', value};
  }
  if (media.type === 'application/x-www-form-urlencoded') {
    return {kind: 'form', fields: entries(value).map(([name, part]) => [name, plainText(part)])};
  }
  if (media.type === 'multipart/form-data') {
    return {kind: 'multipart', parts: entries(value).map(([name, part]) => samplePart(name, part, media))};
  }
  return typeof value === 'string' && !isBinary(media.schema)
    ? {kind: 'text', text: value}
    : {kind: 'file', file: 'file.bin'};
}

function samplePart(name: string, value: Json, media: Media): SamplePart {
  const schema = media.schema?.fields.find((field) => field.name === name)?.schema;
  const mediaType = media.partTypes[name];
  const type = mediaType === undefined ? {} : {mediaType};
  return isBinary(schema) ? {name, file: `${name}.bin`, ...type} : {name, text: plainText(value), ...type};
}

const isBinary = (schema: Schema | undefined) =>
  schema?.format === 'binary' || schema?.facts.some(({label}) => label === 'Media type') === true;
const entries = (value: Json | undefined) => (isObject(value) ? Object.entries(value) : []);

/** The example of that name; else the smallest or the largest. */
function chooseExample(examples: readonly Example[], kind: SampleKind): Example | undefined {
  const size = ({value}: Example) => JSON.stringify(value ?? null).length;
  const usable = examples.filter(({value}) => value !== undefined).sort((one, other) => size(one) - size(other));
  return usable.find(({name}) => name === kind) ?? (kind === 'minimal' ? usable[0] : usable.at(-1));
}

function answerOf({responses}: Operation): SampleRequest['answer'] {
  const success =
    responses.find(({status}) => status.startsWith('2')) ?? responses.find(({status}) => status === 'default');
  const types = success?.media.map(({type}) => type) ?? [];
  return types.length === 0 ? 'none' : types.some(isJson) ? 'json' : 'text';
}

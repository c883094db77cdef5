import {examplesOf, hasSchema, partTypesOf, type Side} from './examples';
import {entriesAt, extensionsOf, isObject, listAt, objectAt, pointerTo, textAt, type RawDocument} from './raw';
import {readSchema} from './schema';
import type {
  Body,
  Header,
  Json,
  JsonObject,
  Media,
  Operation,
  Parameter,
  Place,
  Response,
  SecurityNeed,
  SecurityScheme,
  Server,
} from './types';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

const places: readonly string[] = ['path', 'query', 'header', 'cookie'] satisfies Place[];

/** What operations of one document share. */
export interface Surroundings {
  readonly document: RawDocument;
  readonly schemes: readonly SecurityScheme[];
}

/**
 * Reads the operations under `paths`, `webhooks` or a callback.
 *
 * @param items - Path items by path, webhook name or runtime expression.
 * @param at - JSON pointer of `items`.
 */
export function readOperations(
  items: JsonObject,
  kind: Operation['kind'],
  at: string,
  surroundings: Surroundings,
): Operation[] {
  const {document} = surroundings;
  return Object.entries(items)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, value]) => {
      const item = document.resolve(value);
      return methods
        .filter((method) => isObject(item[method]))
        .map((method) => readOperation({path, method, item, kind, at: pointerTo(at, path, method)}, surroundings));
    });
}

interface Found {
  readonly path: string;
  readonly method: string;
  readonly item: JsonObject;
  readonly kind: Operation['kind'];
  readonly at: string;
}

function readOperation({path, method, item, kind, at}: Found, surroundings: Surroundings): Operation {
  const {document, schemes} = surroundings;
  const raw = objectAt(item, method) ?? {};
  const id = textAt(raw, 'operationId') ?? [method, ...path.split(/[^A-Za-z0-9]+/)].filter(Boolean).join('-');
  const description = textAt(raw, 'description') ?? textAt(item, 'description');
  const body = readBody(
    raw['requestBody'],
    kind === 'operation' ? 'request' : 'response',
    pointerTo(at, 'requestBody'),
    document,
  );
  const outside = objectAt(raw, 'externalDocs');
  return {
    kind,
    id,
    method,
    path,
    summary: textAt(raw, 'summary') ?? textAt(item, 'summary') ?? id,
    ...(description !== undefined && {description}),
    tags: listAt(raw, 'tags').map(String),
    deprecated: raw['deprecated'] === true,
    servers: readServers(raw['servers'] ?? item['servers'] ?? document.root['servers']),
    security: readNeeds(raw['security'] ?? document.root['security'], schemes),
    parameters: readParameters(
      [...listAt(item, 'parameters'), ...listAt(raw, 'parameters')],
      pointerTo(at, 'parameters'),
      document,
    ),
    ...(body !== undefined && {body}),
    responses: entriesAt(raw, 'responses')
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, response]) => readResponse(status, response, pointerTo(at, 'responses', status), document)),
    callbacks: entriesAt(raw, 'callbacks').flatMap(([name, callback]) =>
      readOperations(document.resolve(callback), 'callback', pointerTo(at, 'callbacks', name), surroundings),
    ),
    ...(outside !== undefined && {
      documentation: {
        url: textAt(outside, 'url') ?? '',
        text: textAt(outside, 'description') ?? 'Further documentation',
      },
    }),
    extensions: extensionsOf(raw),
    pointer: at,
  };
}

/** Servers with the defaults of their variables put in. */
export function readServers(value: Json | undefined): Server[] {
  return (Array.isArray(value) ? (value as readonly Json[]) : []).filter(isObject).map((raw) => {
    const variables = objectAt(raw, 'variables') ?? {};
    const url = (textAt(raw, 'url') ?? '').replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
      return textAt(objectAt(variables, name) ?? {}, 'default') ?? whole;
    });
    const description = textAt(raw, 'description');
    return {url: url.replace(/\/$/, ''), ...(description !== undefined && {description})};
  });
}

function readNeeds(value: Json | undefined, schemes: readonly SecurityScheme[]): SecurityNeed[] {
  return (Array.isArray(value) ? (value as readonly Json[]) : []).filter(isObject).map((need) =>
    Object.entries(need).flatMap(([name, scopes]) => {
      const scheme = schemes.find((candidate) => candidate.name === name);
      return scheme === undefined
        ? []
        : [{scheme, scopes: Array.isArray(scopes) ? (scopes as readonly Json[]).map(String) : []}];
    }),
  );
}

/** Parameters of the path and of the operation; the operation's win. */
function readParameters(values: readonly Json[], at: string, document: RawDocument): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const [index, value] of values.entries()) {
    const raw = document.resolve(value);
    const name = textAt(raw, 'name') ?? '';
    const place = textAt(raw, 'in') ?? '';
    if (places.includes(place)) {
      parameters.set(`${place} ${name}`, readParameter(raw, name, place as Place, pointerTo(at, index), document));
    } else {
      document.note(pointerTo(at, index), `a parameter in "${place}"`);
    }
  }
  return [...parameters.values()].sort((one, other) => places.indexOf(one.in) - places.indexOf(other.in));
}

function readParameter(raw: JsonObject, name: string, place: Place, at: string, document: RawDocument): Parameter {
  const style = textAt(raw, 'style') ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const [mediaType, content] = entriesAt(raw, 'content')[0] ?? [];
  return {
    ...readHeader(name, isObject(content) ? {...content, ...raw} : raw, 'request', at, document),
    required: raw['required'] === true || place === 'path',
    in: place,
    style,
    explode: typeof raw['explode'] === 'boolean' ? raw['explode'] : style === 'form',
    ...(mediaType !== undefined && {mediaType}),
  };
}

/** A header of a response, and what it shares with a parameter. */
function readHeader(name: string, raw: JsonObject, side: Side, at: string, document: RawDocument): Header {
  const schema = readSchema(raw['schema'], pointerTo(at, 'schema'), document);
  const description = textAt(raw, 'description') ?? schema.description;
  return {
    name,
    required: raw['required'] === true,
    deprecated: raw['deprecated'] === true || schema.deprecated,
    ...(description !== undefined && {description}),
    schema,
    examples: examplesOf(raw, side, document),
    extensions: {...schema.extensions, ...extensionsOf(raw)},
  };
}

function readBody(value: Json | undefined, side: Side, at: string, document: RawDocument): Body | undefined {
  if (value === undefined) {
    return undefined;
  }
  const raw = document.resolve(value);
  const description = textAt(raw, 'description');
  return {
    required: raw['required'] === true,
    ...(description !== undefined && {description}),
    media: readMedia(raw, side, at, document),
  };
}

function readMedia(raw: JsonObject, side: Side, at: string, document: RawDocument): Media[] {
  return entriesAt(raw, 'content').map(([type, value]) => {
    const media = document.resolve(value);
    return {
      type,
      ...(hasSchema(media) && {
        schema: readSchema(media['schema'], pointerTo(at, 'content', type, 'schema'), document),
      }),
      examples: examplesOf(media, side, document),
      partTypes: partTypesOf(media),
    };
  });
}

function readResponse(status: string, value: Json, at: string, document: RawDocument): Response {
  const raw = document.resolve(value);
  if (raw['links'] !== undefined) {
    document.note(pointerTo(at, 'links'), 'links between operations');
  }
  return {
    status,
    description: textAt(raw, 'description') ?? '',
    headers: entriesAt(raw, 'headers').map(([name, header]) =>
      readHeader(name, document.resolve(header), 'response', pointerTo(at, 'headers', name), document),
    ),
    media: readMedia(raw, 'response', at, document),
    extensions: extensionsOf(raw),
  };
}

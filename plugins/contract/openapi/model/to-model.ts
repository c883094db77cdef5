import {readOperations, readServers} from './operations';
import {entriesAt, isObject, listAt, objectAt, pointerTo, RawDocument, textAt} from './raw';
import {readSchema} from './schema';
import type {ApiDocument, JsonObject, Note, SecurityScheme, Tag} from './types';

/** The model of a document and what of the document it leaves out. */
export interface ModelResult {
  readonly document: ApiDocument;
  readonly notes: readonly Note[];
}

/**
 * Reads a bundled OpenAPI 3.0 or 3.1 document into the model.
 *
 * @param root - The document: valid, and every `$ref` in it points into it.
 */
export function toModel(root: JsonObject): ModelResult {
  const raw = new RawDocument(root);
  const info = objectAt(root, 'info') ?? {};
  const components = objectAt(root, 'components') ?? {};
  const description = textAt(info, 'description');
  const schemes = entriesAt(components, 'securitySchemes').map(([name, value]) => readScheme(name, raw.resolve(value)));
  const surroundings = {document: raw, schemes};
  const operations = readOperations(objectAt(root, 'paths') ?? {}, 'operation', '#/paths', surroundings);
  const document: ApiDocument = {
    title: textAt(info, 'title') ?? '',
    version: textAt(info, 'version') ?? '',
    ...(description !== undefined && {description}),
    servers: readServers(root['servers']),
    tags: readTags(
      root,
      operations.flatMap(({tags}) => tags),
    ),
    operations,
    // OpenAPI 3.0 has no webhooks of its own; this is the name that its documents and tools agree on.
    webhooks: ['webhooks', 'x-webhooks'].flatMap((key) =>
      readOperations(objectAt(root, key) ?? {}, 'webhook', `#/${key}`, surroundings),
    ),
    schemas: new Map(
      entriesAt(components, 'schemas').map(([name, schema]) => [
        name,
        readSchema(schema, pointerTo('#/components/schemas', name), raw),
      ]),
    ),
    securitySchemes: schemes,
  };
  return {document, notes: raw.notes};
}

/** The tags of the document, then those that only operations name. */
function readTags(root: JsonObject, used: readonly string[]): Tag[] {
  const stated = listAt(root, 'tags')
    .filter(isObject)
    .map((raw): Tag => {
      const name = textAt(raw, 'name') ?? '';
      const description = textAt(raw, 'description');
      return {name, title: textAt(raw, 'x-displayName') ?? name, ...(description !== undefined && {description})};
    });
  const names = new Set(stated.map(({name}) => name));
  return [...stated, ...[...new Set(used)].filter((name) => !names.has(name)).map((name) => ({name, title: name}))];
}

function readScheme(name: string, raw: JsonObject): SecurityScheme {
  const type = textAt(raw, 'type');
  const http = textAt(raw, 'scheme')?.toLowerCase();
  const kind =
    type === 'http' && (http === 'bearer' || http === 'basic')
      ? http
      : type === 'apiKey' || type === 'oauth2' || type === 'openIdConnect'
        ? type
        : 'other';
  const description = textAt(raw, 'description');
  const parameter = textAt(raw, 'name');
  const place = textAt(raw, 'in');
  const flows = Object.values(objectAt(raw, 'flows') ?? {}).filter(isObject);
  return {
    name,
    kind,
    title: textAt(raw, 'x-title') ?? name,
    ...(description !== undefined && {description}),
    ...(kind === 'apiKey' && (place === 'header' || place === 'query' || place === 'cookie') && {in: place}),
    ...(kind === 'apiKey' && parameter !== undefined && {parameter}),
    scopes: Object.assign({}, ...flows.map((flow) => objectAt(flow, 'scopes') ?? {})) as Record<string, string>,
  };
}

import type {JsonDocument} from '../../json/document';
import {arrayAt, entriesAt, isObject, objectAt, stringAt, type JsonObject} from '../../json/json';
import {appendToPointer} from '../../json/pointer';
import {readOperations, readServers} from './read-operations';
import {readSchema} from './read-schema';
import type {ApiDocument, SecurityScheme, Tag} from './types';

/** Reads a bundled, valid OpenAPI 3.0 or 3.1 document into the model. Features without a model are reported on `document`. */
export function readApiDocument(document: JsonDocument): ApiDocument {
  const {root} = document;
  const info = objectAt(root, 'info');
  const components = objectAt(root, 'components');
  const description = stringAt(info, 'description');
  const securitySchemes = entriesAt(components, 'securitySchemes').map(([name, scheme]) =>
    readSecurityScheme(name, document.resolve(scheme)),
  );
  const context = {document, securitySchemes};
  const operations = readOperations(objectAt(root, 'paths') ?? {}, 'operation', '#/paths', context);
  // OpenAPI 3.0 has no webhooks; `x-webhooks` is the extension that tools agree on.
  const webhooks = ['webhooks', 'x-webhooks'].flatMap((key) =>
    readOperations(objectAt(root, key) ?? {}, 'webhook', `#/${key}`, context),
  );
  return {
    title: stringAt(info, 'title') ?? '',
    version: stringAt(info, 'version') ?? '',
    ...(description !== undefined && {description}),
    servers: readServers(root['servers']),
    tags: readTags(
      root,
      operations.flatMap(({tags}) => tags),
    ),
    operations,
    webhooks,
    schemas: new Map(
      entriesAt(components, 'schemas').map(([name, schema]) => [
        name,
        readSchema(schema, appendToPointer('#/components/schemas', name), document),
      ]),
    ),
    securitySchemes,
  };
}

/** The tags of the document, followed by those that only operations name. */
function readTags(root: JsonObject, usedNames: readonly string[]): Tag[] {
  const declared = arrayAt(root, 'tags')
    .filter(isObject)
    .map((tag): Tag => {
      const name = stringAt(tag, 'name') ?? '';
      const description = stringAt(tag, 'description');
      return {name, title: stringAt(tag, 'x-displayName') ?? name, ...(description !== undefined && {description})};
    });
  const declaredNames = new Set(declared.map(({name}) => name));
  const undeclared = [...new Set(usedNames)].filter((name) => !declaredNames.has(name));
  return [...declared, ...undeclared.map((name) => ({name, title: name}))];
}

function readSecurityScheme(name: string, scheme: JsonObject): SecurityScheme {
  const kind = readSchemeKind(scheme);
  const description = stringAt(scheme, 'description');
  const parameter = stringAt(scheme, 'name');
  const location = stringAt(scheme, 'in');
  const flows = Object.values(objectAt(scheme, 'flows') ?? {}).filter(isObject);
  return {
    name,
    kind,
    title: stringAt(scheme, 'x-title') ?? name,
    ...(description !== undefined && {description}),
    ...(kind === 'apiKey' &&
      (location === 'header' || location === 'query' || location === 'cookie') && {in: location}),
    ...(kind === 'apiKey' && parameter !== undefined && {parameter}),
    scopes: Object.assign({}, ...flows.map((flow) => objectAt(flow, 'scopes') ?? {})) as Record<string, string>,
  };
}

function readSchemeKind(scheme: JsonObject): SecurityScheme['kind'] {
  const type = stringAt(scheme, 'type');
  if (type === 'http') {
    const httpScheme = stringAt(scheme, 'scheme')?.toLowerCase();
    return httpScheme === 'bearer' || httpScheme === 'basic' ? httpScheme : 'other';
  }
  return type === 'apiKey' || type === 'oauth2' || type === 'openIdConnect' ? type : 'other';
}

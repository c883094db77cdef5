import {
  chooseInRange,
  isJsonMediaType,
  isMultipart,
  isUrlEncoded,
  listSubschemas,
  listTypes,
  OpenApiDocument,
  readExampleValue,
  readExtensions,
  readFormFields,
  readOperations as readOpenApiOperations,
  readPartContentTypes,
  readRateLimit,
  type OpenApiHeader,
  type OpenApiMediaType,
  type OpenApiOperation,
  type OpenApiParameter,
  type OpenApiResponse,
} from '@developer-docs/openapi';
import {arrayAt, entriesAt, isObject, objectAt, pickStrings, stringAt, type JsonObject} from '@developer-docs/utils';
import type {
  BodyDeclaration,
  LocatedSchema,
  Operation,
  Parameter,
  ParameterType,
  ResponseDeclaration,
  ResponseHeader,
  SecurityScheme,
} from './operations.js';

/** The document that a part of an operation belongs to. */
interface Source {
  readonly name: string;
  readonly document: OpenApiDocument;
}

/**
 * Reads the operations in a bundled document.
 *
 * @throws Error when a `$ref` can't be resolved.
 */
export function readOperations(name: string, content: JsonObject): Operation[] {
  const source: Source = {name, document: new OpenApiDocument(content)};
  return readOpenApiOperations(source.document)
    .filter(({kind}) => kind === 'operation')
    .map((operation) => readOperation(operation, source));
}

function readOperation(operation: OpenApiOperation, source: Source): Operation {
  const {declaration} = operation;
  const rateLimit = readRateLimit(declaration);
  const credentials = operation.security.flatMap((schemes) => schemes.map(({scheme}) => scheme));
  const {content = [], isRequired = false} = operation.requestBody ?? {};
  const bodies = content.map((media) => readBody(media, isRequired, source));
  const body = bodies.find(({format}) => format === 'json') ?? bodies.find(({fields}) => fields.length > 0);
  return {
    id: operation.id,
    document: source.name,
    method: operation.method.toUpperCase(),
    basePath: readBasePath(operation),
    path: operation.path,
    parameters: operation.parameters.map((parameter) => readParameter(parameter, source)),
    ...(body && {body}),
    bodies,
    responses: operation.responses.map((response) => readResponse(response, source)),
    credentials,
    security: operation.security.map((schemes) => schemes.map(({scheme}) => readSecurityScheme(scheme, source))),
    ...readOrigin(operation),
    ...(rateLimit && {rateLimit}),
    extensions: readExtensions(declaration),
  };
}

function readParameter(parameter: OpenApiParameter, source: Source): Parameter {
  const {document} = source;
  const {name, isRequired, declaration, style, explode, allowsEmptyValue, content} = parameter;
  const owner = content?.declaration ?? declaration;
  const {default: defaultValue} = document.resolve(owner.schema);
  return {
    name,
    required: isRequired,
    schema: locateSchema(owner, source),
    in: parameter.in as Parameter['in'],
    style,
    explode,
    ...(content !== undefined && {mediaType: content.type}),
    allowsEmptyValue,
    type: readType(owner.schema, document),
    ...(defaultValue !== undefined && {default: defaultValue}),
  };
}

function readBody(media: OpenApiMediaType, isRequired: boolean, source: Source): BodyDeclaration {
  const {document} = source;
  const {type, declaration} = media;
  const {schema} = declaration;
  return {
    mediaType: removeParameters(type),
    format: readFormat(type, schema === undefined ? undefined : readTypes(schema, document)),
    isRequired,
    schema: locateSchema(declaration, source),
    fields: readFormFields(type, declaration, document),
    fileTypes: readPartContentTypes(declaration),
    type: readType(schema, document),
    defaults: readFieldDefaults(schema, document),
    examples: readExampleValues(media),
  };
}

function readResponse({status, headers, content}: OpenApiResponse, source: Source): ResponseDeclaration {
  const media = content.find(({type}) => isJsonMediaType(type)) ??
    content[0] ?? {type: '', declaration: {}, examples: []};
  const isText = readTypes(media.declaration.schema, source.document).join() === 'string';
  return {
    status: readStatus(status),
    ...(status === 'default' && {isDefault: true}),
    // A range, such as `*/*`, isn't the type of a body.
    mediaType: chooseInRange(media.type) ?? (isText ? 'text/plain' : 'application/json'),
    media: media.declaration,
    schema: locateSchema(media.declaration, source),
    headers: headers.map((header) => readHeader(header, source)),
    examples: readExampleValues(media),
  };
}

function readHeader({name, declaration, isRequired}: OpenApiHeader, source: Source): ResponseHeader {
  const {document} = source;
  const [firstExample] = Object.values(objectAt(declaration, 'examples'));
  const example = declaration.example ?? document.resolve(firstExample).value;
  return {
    name,
    required: isRequired,
    schema: locateSchema(declaration, source),
    types: readTypes(declaration.schema, document),
    ...(example !== undefined && {example}),
  };
}

function readSecurityScheme(key: string, {document}: Source): SecurityScheme {
  const scheme = document.resolve(objectAt(document.root.components, 'securitySchemes')[key]);
  const name = stringAt(scheme, 'scheme')?.toLowerCase();
  return {
    type: stringAt(scheme, 'type') ?? '',
    ...(name !== undefined && {scheme: name}),
    ...pickStrings(scheme, 'in', 'name'),
  };
}

const locateSchema = (owner: JsonObject, {name, document}: Source): LocatedSchema => ({
  uri: `${name}${document.pointerTo(owner)}/schema`,
  value: objectAt(owner, 'schema'),
});

const readTypes = (schema: unknown, document: OpenApiDocument) => listTypes(listSubschemas(schema, document));

/** Maximum depth of the types in a parameter or form, which can be recursive. */
const maxTypeDepth = 5;

function readType(schema: unknown, document: OpenApiDocument, depth = 0): ParameterType {
  const subschemas = depth > maxTypeDepth ? [] : listSubschemas(schema, document);
  const readNested = (nested: unknown) => readType(nested, document, depth + 1);
  const items = subschemas.find((subschema) => subschema.items !== undefined)?.items;
  const additional = subschemas.map(({additionalProperties}) => additionalProperties);
  const additionalSchema = additional.find(isObject);
  return {
    types: readTypes(schema, document),
    ...(items !== undefined && {items: readNested(items)}),
    properties: Object.fromEntries(
      subschemas
        .flatMap((subschema) => [
          ...entriesAt(subschema, 'properties'),
          ...Object.entries(arrayAt(subschema, 'prefixItems')),
        ])
        .map(([name, property]) => [name, readNested(property)]),
    ),
    ...(additionalSchema !== undefined && {additional: readNested(additionalSchema)}),
    ...(additional.includes(false) && {additional: false}),
  };
}

const readFieldDefaults = (schema: unknown, document: OpenApiDocument): JsonObject =>
  Object.fromEntries(
    entriesAt(document.resolve(schema), 'properties')
      .map(([field, fieldSchema]) => [field, document.resolve(fieldSchema).default] as const)
      .filter(([, defaultValue]) => defaultValue !== undefined),
  );

const readExampleValues = ({type, examples}: OpenApiMediaType): Record<string, JsonObject> =>
  Object.fromEntries(
    examples.map(({name, declaration}) => [name, objectAt({value: readExampleValue(declaration, type)}, 'value')]),
  );

/** Returns a media type in lowercase without parameters such as `charset`. */
export const removeParameters = (mediaType: string): string => mediaType.split(';', 1).join('').trim().toLowerCase();

/** @param types - The types of the schema; absent without a schema. */
function readFormat(mediaType: string, types: readonly string[] | undefined): BodyDeclaration['format'] {
  if (isJsonMediaType(mediaType)) return 'json';
  if (types === undefined) return 'other';
  if (isUrlEncoded(mediaType)) return 'form';
  if (isMultipart(mediaType)) return 'multipart';
  return /^text\/(?!xml)/i.test(mediaType) && types.includes('string') ? 'text' : 'other';
}

function readOrigin({servers}: OpenApiOperation): {origin?: string} {
  const url = servers[0]?.url ?? '';
  return URL.canParse(url) ? {origin: new URL(url).origin} : {};
}

/** Returns the path of the first server without a trailing slash, unless it has another protocol than HTTP. */
function readBasePath({servers}: OpenApiOperation): string {
  const url = servers[0]?.url ?? '';
  const {protocol, pathname} = new URL(URL.canParse(url, 'http://localhost') ? url : '', 'http://localhost');
  return /^(?:https?|wss?):$/.test(protocol) ? pathname.replace(/\/$/, '') : '';
}

/** Converts a response key to a status: `2XX` to the first status of its range, and `default` to an error. */
const readStatus = (key: string) => (key === 'default' ? 500 : Number(key.replaceAll(/x/gi, '0')));

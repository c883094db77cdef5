import {
  arrayAt,
  entriesAt,
  isObject,
  objectAt,
  pickStrings,
  stringAt,
  type Json,
  type JsonObject,
} from '@developer-docs/internal';
import {readCallbacks, readServers, type OpenApiOperation} from '@developer-docs/openapi';
import {readExamples, readPartContentTypes, type Direction} from './examples';
import type {OpenApiDocument} from './openapi-document';
import {readExtensions, readExternalDocs, readSchema} from './read-schema';
import type {
  Header,
  Link,
  MediaType,
  Operation,
  Parameter,
  ParameterLocation,
  PartEncoding,
  RequestBody,
  Response,
  SecurityScheme,
} from './types';

const parameterLocations: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** The data that all operations in a document share. */
export interface DocumentContext {
  readonly document: OpenApiDocument;
  readonly securitySchemes: readonly SecurityScheme[];
}

/** Reads what pages show about an operation. */
export function readOperation(source: OpenApiOperation, context: DocumentContext): Operation {
  const {kind, id, method, path, servers, hasOwnServers, pointer, declaration, pathItem} = source;
  const {document, securitySchemes} = context;
  const descriptions = [stringAt(pathItem, 'description'), stringAt(declaration, 'description')].filter(
    (text) => text !== undefined && text.trim() !== '',
  );
  return {
    ...{kind, id, method, path, servers, hasOwnServers, pointer},
    summary:
      stringAt(declaration, 'summary') || stringAt(pathItem, 'summary') || createSummary(declaration, method, path),
    ...(descriptions.length > 0 && {description: descriptions.join('\n\n')}),
    tags: arrayAt(declaration, 'tags').map(String),
    isDeprecated: declaration['deprecated'] === true,
    security: source.security.map((requirement) =>
      requirement.map(({scheme, scopes}) => ({
        scheme: securitySchemes.find(({name}) => name === scheme) ?? createUndeclaredScheme(scheme),
        scopes,
      })),
    ),
    parameters: readParameters(source.parameters, document),
    ...(source.requestBody !== undefined && {
      requestBody: readRequestBody(source.requestBody, kind === 'operation' ? 'request' : 'response', document),
    }),
    responses: source.responses.map(([status, response]) => readResponse(status, response, document)),
    callbacks: readCallbacks(source, document).map((callback) => readOperation(callback, context)),
    ...readExternalDocs(declaration),
    extensions: readExtensions(declaration),
  };
}

/** Creates the summary of an operation that has none: its `operationId`, or its method and path. */
const createSummary = (operation: JsonObject, method: string, path: string) =>
  stringAt(operation, 'operationId') ?? `${method.toUpperCase()} ${path}`;

/** Creates a scheme that an operation requires but the document doesn't declare. */
const createUndeclaredScheme = (name: string): SecurityScheme => ({
  name,
  kind: 'other',
  title: name,
  flows: [],
  isDeprecated: false,
});

/** Reads parameters and sorts them by location. */
function readParameters(parameters: readonly JsonObject[], document: OpenApiDocument): Parameter[] {
  const locations: readonly unknown[] = parameterLocations;
  for (const parameter of parameters.filter((candidate) => !locations.includes(candidate['in']))) {
    document.reportUnsupported(document.pointerTo(parameter), `a parameter in "${String(parameter['in'])}"`);
  }
  return parameterLocations.flatMap((location) =>
    parameters
      .filter((parameter) => parameter['in'] === location)
      .map((parameter) => readParameter(parameter, location, document)),
  );
}

function readParameter(parameter: JsonObject, location: ParameterLocation, document: OpenApiDocument): Parameter {
  const name = stringAt(parameter, 'name') ?? '';
  const defaultStyle = location === 'query' || location === 'cookie' ? 'form' : 'simple';
  const style = stringAt(parameter, 'style') ?? defaultStyle;
  const [mediaType, content] = entriesAt(parameter, 'content')[0] ?? [];
  return {
    ...readHeader(name, isObject(content) ? {...content, ...parameter} : parameter, 'request', document),
    isRequired: parameter['required'] === true || location === 'path',
    in: location,
    style,
    explode: typeof parameter['explode'] === 'boolean' ? parameter['explode'] : style === 'form',
    ...(mediaType !== undefined && {mediaType}),
    allowsEmptyValue: parameter['allowEmptyValue'] === true,
    allowsReserved: parameter['allowReserved'] === true,
    extensions: readExtensions(parameter),
  };
}

/** Reads a response header, or the properties that a parameter shares with a header. */
function readHeader(name: string, header: JsonObject, direction: Direction, document: OpenApiDocument): Header {
  const schema = readSchema(header['schema'], document);
  const description = stringAt(header, 'description') ?? schema.description;
  return {
    name,
    isRequired: header['required'] === true,
    isDeprecated: header['deprecated'] === true || schema.isDeprecated,
    ...(description !== undefined && {description}),
    schema,
    examples: readExamples(header, direction, document),
  };
}

function readRequestBody(requestBody: JsonObject, direction: Direction, document: OpenApiDocument): RequestBody {
  return {
    isRequired: requestBody['required'] === true,
    ...pickStrings(requestBody, 'description'),
    content: readContent(requestBody, direction, document),
  };
}

function readContent(owner: JsonObject, direction: Direction, document: OpenApiDocument): MediaType[] {
  return entriesAt(owner, 'content').map(([type, value]) => {
    const mediaType = document.resolve(value);
    return {
      type,
      ...(mediaType['schema'] !== undefined && {schema: readSchema(mediaType['schema'], document)}),
      examples: readExamples(mediaType, direction, document),
      partContentTypes: readPartContentTypes(mediaType),
      parts: readParts(mediaType, direction, document),
    };
  });
}

/** Reads the headers of a response or form part. */
function readHeaders(owner: JsonObject, direction: Direction, document: OpenApiDocument): Header[] {
  return entriesAt(owner, 'headers').map(([name, header]) =>
    readHeader(name, document.resolve(header), direction, document),
  );
}

function readParts(mediaType: JsonObject, direction: Direction, document: OpenApiDocument): PartEncoding[] {
  return entriesAt(mediaType, 'encoding').flatMap(([name, value]): PartEncoding[] => {
    const encoding = isObject(value) ? value : {};
    const headers = readHeaders(encoding, direction, document);
    const {explode} = encoding;
    const allowsReserved = encoding['allowReserved'] === true;
    const part = {...pickStrings(encoding, 'style'), ...(typeof explode === 'boolean' && {explode})};
    return Object.keys(part).length === 0 && !allowsReserved && headers.length === 0
      ? []
      : [{name, ...part, allowsReserved, headers}];
  });
}

function readResponse(status: string, response: JsonObject, document: OpenApiDocument): Response {
  return {
    status,
    description: stringAt(response, 'description') ?? '',
    headers: readHeaders(response, 'response', document),
    content: readContent(response, 'response', document),
    links: entriesAt(response, 'links').map(([name, link]) => readLink(name, document.resolve(link))),
  };
}

function readLink(name: string, link: JsonObject): Link {
  const [server] = readServers(link['server'] === undefined ? [] : [link['server']]);
  return {
    name,
    ...pickStrings(link, 'description', 'operationId', 'operationRef'),
    parameters: objectAt(link, 'parameters') as Readonly<Record<string, Json>>,
    ...(link['requestBody'] !== undefined && {requestBody: link['requestBody'] as Json}),
    ...(server !== undefined && {server}),
  };
}

import {
  arrayAt,
  entriesAt,
  isObject,
  objectAt,
  pickStrings,
  stringAt,
  toPlainText,
  toPointer,
  type Json,
  type JsonObject,
} from '@developer-docs/json';
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
  SecurityRequirement,
  SecurityScheme,
  Server,
} from './types';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

const parameterLocations: readonly string[] = ['path', 'query', 'header', 'cookie'] satisfies ParameterLocation[];

/** The data that all operations in a document share. */
export interface DocumentContext {
  readonly document: OpenApiDocument;
  readonly securitySchemes: readonly SecurityScheme[];
}

/**
 * Reads the operations under `paths`, `webhooks`, or a callback.
 *
 * @param pathItems - Path items by path, webhook name, or runtime expression.
 * @param pointer - JSON pointer of `pathItems`.
 */
export function readOperations(
  pathItems: JsonObject,
  kind: Operation['kind'],
  pointer: string,
  context: DocumentContext,
): Operation[] {
  return Object.entries(pathItems)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, value]) => {
      const pathItem = context.document.resolve(value);
      return methods
        .filter((method) => isObject(pathItem[method]))
        .map((method) => readOperation(path, method, pathItem, kind, pointer + toPointer(path, method), context));
    });
}

function readOperation(
  path: string,
  method: string,
  pathItem: JsonObject,
  kind: Operation['kind'],
  pointer: string,
  context: DocumentContext,
): Operation {
  const {document, securitySchemes} = context;
  const operation = objectAt(pathItem, method);
  const id =
    stringAt(operation, 'operationId') ?? [method, ...path.split(/[^\p{L}\p{M}\p{N}]+/u)].filter(Boolean).join('-');
  const descriptions = [stringAt(pathItem, 'description'), stringAt(operation, 'description')].filter(
    (text) => text !== undefined && text.trim() !== '',
  );
  const ownServers = operation['servers'] ?? pathItem['servers'];
  return {
    kind,
    id,
    method,
    path,
    summary: stringAt(operation, 'summary') || stringAt(pathItem, 'summary') || createSummary(operation, method, path),
    ...(descriptions.length > 0 && {description: descriptions.join('\n\n')}),
    tags: arrayAt(operation, 'tags').map(String),
    isDeprecated: operation['deprecated'] === true,
    servers: readServers(ownServers ?? document.root['servers']),
    hasOwnServers: ownServers !== undefined,
    // The document's security applies only to requests to the API.
    security: readSecurityRequirements(
      operation['security'] ?? (kind === 'operation' ? document.root['security'] : undefined),
      securitySchemes,
    ),
    parameters: readParameters([...arrayAt(pathItem, 'parameters'), ...arrayAt(operation, 'parameters')], document),
    ...(operation['requestBody'] !== undefined && {
      requestBody: readRequestBody(operation['requestBody'], kind === 'operation' ? 'request' : 'response', document),
    }),
    responses: entriesAt(operation, 'responses')
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, response]) => readResponse(status, document.resolve(response), document)),
    callbacks: entriesAt(operation, 'callbacks').flatMap(([name, callback]) =>
      readOperations(document.resolve(callback), 'callback', pointer + toPointer('callbacks', name), context),
    ),
    ...readExternalDocs(operation),
    extensions: readExtensions(operation),
    pointer,
  };
}

/**
 * Reads the servers of a document, path, or operation, and replaces the variables in their URLs with the default
 * values.
 */
export function readServers(servers: unknown): Server[] {
  return toObjects(servers).map((server) => {
    const template = (stringAt(server, 'url') ?? '').replace(/\/$/, '');
    const variables = entriesAt(server, 'variables').map(([name, variable]) => {
      const {default: defaultValue = ''} = isObject(variable) ? variable : {};
      return {
        name,
        default: toPlainText(defaultValue),
        values: arrayAt(variable, 'enum').map(toPlainText),
        ...pickStrings(variable, 'description'),
      };
    });
    const url = template.replaceAll(
      /\{([^}]+)\}/g,
      (placeholder, name: string) => variables.find((variable) => variable.name === name)?.default ?? placeholder,
    );
    return {url: url.replace(/\/$/, ''), template, variables, ...pickStrings(server, 'description')};
  });
}

/** Creates the summary of an operation that has none: its `operationId`, or its method and path. */
const createSummary = (operation: JsonObject, method: string, path: string) =>
  stringAt(operation, 'operationId') ?? `${method.toUpperCase()} ${path}`;

function readSecurityRequirements(requirements: unknown, schemes: readonly SecurityScheme[]): SecurityRequirement[] {
  return toObjects(requirements).map((requirement) =>
    Object.keys(requirement).map((name) => ({
      scheme: schemes.find((candidate) => candidate.name === name) ?? createUndeclaredScheme(name),
      scopes: arrayAt(requirement, name).map(String),
    })),
  );
}

/** Creates a scheme that an operation requires but the document doesn't declare. */
const createUndeclaredScheme = (name: string): SecurityScheme => ({
  name,
  kind: 'other',
  title: name,
  flows: [],
  isDeprecated: false,
});

const toObjects = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/**
 * Reads the parameters of a path item and an operation, sorted by location. The operation overrides parameters of its
 * path item.
 */
function readParameters(values: readonly unknown[], document: OpenApiDocument): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const value of values) {
    const parameter = document.resolve(value);
    const name = stringAt(parameter, 'name') ?? '';
    const location = stringAt(parameter, 'in') ?? '';
    if (parameterLocations.includes(location)) {
      parameters.set(`${location} ${name}`, readParameter(parameter, name, location as ParameterLocation, document));
    } else {
      document.reportUnsupported(document.pointerTo(parameter), `a parameter in "${location}"`);
    }
  }
  return [...parameters.values()].sort(
    (first, second) => parameterLocations.indexOf(first.in) - parameterLocations.indexOf(second.in),
  );
}

function readParameter(
  parameter: JsonObject,
  name: string,
  location: ParameterLocation,
  document: OpenApiDocument,
): Parameter {
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

function readRequestBody(value: unknown, direction: Direction, document: OpenApiDocument): RequestBody {
  const requestBody = document.resolve(value);
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
      pointer: document.pointerTo(mediaType),
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
    pointer: document.pointerTo(response),
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

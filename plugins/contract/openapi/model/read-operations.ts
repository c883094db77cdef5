import type {JsonDocument} from '../../json/document';
import {
  arrayAt,
  entriesAt,
  isObject,
  objectAt,
  pickStrings,
  stringAt,
  toPlainText,
  type Json,
  type JsonObject,
} from '../../json/json';
import {appendToPointer} from '../../json/pointer';
import {readExamples, readPartContentTypes, type Direction} from './examples';
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

/** The data that all operations of a document share. */
export interface DocumentContext {
  readonly document: JsonDocument;
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
        .map((method) =>
          readOperation({path, method, pathItem, kind, pointer: appendToPointer(pointer, path, method)}, context),
        );
    });
}

interface OperationSource {
  readonly path: string;
  readonly method: string;
  readonly pathItem: JsonObject;
  readonly kind: Operation['kind'];
  readonly pointer: string;
}

function readOperation(source: OperationSource, context: DocumentContext): Operation {
  const {path, method, pathItem, kind, pointer} = source;
  const {document, securitySchemes} = context;
  const operation = objectAt(pathItem, method) ?? {};
  const id =
    stringAt(operation, 'operationId') ?? [method, ...path.split(/[^\p{L}\p{M}\p{N}]+/u)].filter(Boolean).join('-');
  const descriptions = [stringAt(pathItem, 'description'), stringAt(operation, 'description')].filter(
    (text) => text !== undefined && text.trim() !== '',
  );
  const ownServers = operation['servers'] ?? pathItem['servers'];
  const requestBody =
    operation['requestBody'] === undefined
      ? undefined
      : readRequestBody(
          operation['requestBody'],
          kind === 'operation' ? 'request' : 'response',
          appendToPointer(pointer, 'requestBody'),
          document,
        );
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
    parameters: readParameters(
      [...arrayAt(pathItem, 'parameters'), ...arrayAt(operation, 'parameters')],
      appendToPointer(pointer, 'parameters'),
      document,
    ),
    ...(requestBody !== undefined && {requestBody}),
    responses: entriesAt(operation, 'responses')
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, response]) =>
        readResponse(status, response, appendToPointer(pointer, 'responses', status), document),
      ),
    callbacks: entriesAt(operation, 'callbacks').flatMap(([name, callback]) =>
      readOperations(document.resolve(callback), 'callback', appendToPointer(pointer, 'callbacks', name), context),
    ),
    ...readExternalDocs(operation),
    extensions: readExtensions(operation),
    pointer,
  };
}

/**
 * Reads the servers of a document, path, or operation, and replaces the variables in their URLs with the default values.
 */
export function readServers(servers: Json | undefined): Server[] {
  return toObjects(servers).map((server) => {
    const template = (stringAt(server, 'url') ?? '').replace(/\/$/, '');
    const variables = entriesAt(server, 'variables').map(([name, variable]) => {
      const object = isObject(variable) ? variable : {};
      return {
        name,
        default: toPlainText(object['default'] ?? ''),
        values: arrayAt(object, 'enum').map(toPlainText),
        ...pickStrings(object, 'description'),
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

function readSecurityRequirements(
  requirements: Json | undefined,
  schemes: readonly SecurityScheme[],
): SecurityRequirement[] {
  return toObjects(requirements).map((requirement) =>
    Object.keys(requirement).flatMap((name) => {
      const scheme = schemes.find((candidate) => candidate.name === name) ?? createUndeclaredScheme(name);
      return [{scheme, scopes: arrayAt(requirement, name).map(String)}];
    }),
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

const toObjects = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter(isObject) : [];

/**
 * Reads the parameters of a path item and an operation, sorted by location. The operation overrides parameters of its
 * path item.
 */
function readParameters(values: readonly Json[], pointer: string, document: JsonDocument): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const [index, value] of values.entries()) {
    const located = document.locate(value, appendToPointer(pointer, index));
    const name = stringAt(located.value, 'name') ?? '';
    const location = stringAt(located.value, 'in') ?? '';
    if (parameterLocations.includes(location)) {
      parameters.set(
        `${location} ${name}`,
        readParameter(located.value, name, location as ParameterLocation, located.pointer, document),
      );
    } else {
      document.reportUnsupported(located.pointer, `a parameter in "${location}"`);
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
  pointer: string,
  document: JsonDocument,
): Parameter {
  const defaultStyle = location === 'query' || location === 'cookie' ? 'form' : 'simple';
  const style = stringAt(parameter, 'style') ?? defaultStyle;
  const [mediaType, content] = entriesAt(parameter, 'content')[0] ?? [];
  return {
    ...readHeader(name, isObject(content) ? {...content, ...parameter} : parameter, 'request', pointer, document),
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

/** Reads a response header, or the properties that a parameter has in common with a header. */
function readHeader(
  name: string,
  header: JsonObject,
  direction: Direction,
  pointer: string,
  document: JsonDocument,
): Header {
  const schema = readSchema(header['schema'], appendToPointer(pointer, 'schema'), document);
  const description = stringAt(header, 'description') ?? schema.description;
  return {
    name,
    isRequired: header['required'] === true,
    isDeprecated: header['deprecated'] === true || schema.isDeprecated,
    ...(description !== undefined && {description}),
    schema,
    examples: readExamples(header, direction, pointer, document),
  };
}

function readRequestBody(value: Json, direction: Direction, pointer: string, document: JsonDocument): RequestBody {
  const located = document.locate(value, pointer);
  return {
    isRequired: located.value['required'] === true,
    ...pickStrings(located.value, 'description'),
    content: readContent(located.value, direction, located.pointer, document),
  };
}

function readContent(
  owner: JsonObject,
  direction: Direction,
  ownerPointer: string,
  document: JsonDocument,
): MediaType[] {
  return entriesAt(owner, 'content').map(([type, value]) => {
    const {value: mediaType, pointer} = document.locate(value, appendToPointer(ownerPointer, 'content', type));
    return {
      type,
      ...(mediaType['schema'] !== undefined && {
        schema: readSchema(mediaType['schema'], appendToPointer(pointer, 'schema'), document),
      }),
      examples: readExamples(mediaType, direction, pointer, document),
      partContentTypes: readPartContentTypes(mediaType),
      parts: readParts(mediaType, direction, pointer, document),
      pointer,
    };
  });
}

function readParts(
  mediaType: JsonObject,
  direction: Direction,
  pointer: string,
  document: JsonDocument,
): PartEncoding[] {
  return entriesAt(mediaType, 'encoding').flatMap(([name, value]): PartEncoding[] => {
    const encoding = isObject(value) ? value : {};
    const headers = entriesAt(encoding, 'headers').map(([header, headerValue]) => {
      const located = document.locate(headerValue, appendToPointer(pointer, 'encoding', name, 'headers', header));
      return readHeader(header, located.value, direction, located.pointer, document);
    });
    const explode = encoding['explode'];
    const allowsReserved = encoding['allowReserved'] === true;
    const part = {...pickStrings(encoding, 'style'), ...(typeof explode === 'boolean' && {explode})};
    return Object.keys(part).length === 0 && !allowsReserved && headers.length === 0
      ? []
      : [{name, ...part, allowsReserved, headers}];
  });
}

function readResponse(status: string, value: Json, initialPointer: string, document: JsonDocument): Response {
  const {value: response, pointer} = document.locate(value, initialPointer);
  return {
    status,
    description: stringAt(response, 'description') ?? '',
    headers: entriesAt(response, 'headers').map(([name, header]) => {
      const located = document.locate(header, appendToPointer(pointer, 'headers', name));
      return readHeader(name, located.value, 'response', located.pointer, document);
    }),
    content: readContent(response, 'response', pointer, document),
    links: entriesAt(response, 'links').map(([name, link]) => readLink(name, document.resolve(link))),
    pointer,
  };
}

function readLink(name: string, link: JsonObject): Link {
  const [server] = readServers(link['server'] === undefined ? [] : [link['server']]);
  return {
    name,
    ...pickStrings(link, 'description', 'operationId', 'operationRef'),
    parameters: objectAt(link, 'parameters') ?? {},
    ...(link['requestBody'] !== undefined && {requestBody: link['requestBody']}),
    ...(server !== undefined && {server}),
  };
}

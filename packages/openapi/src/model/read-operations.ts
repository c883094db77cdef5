import {arrayAt, entriesAt, objectAt, pickStrings, stringAt, type Json, type JsonObject} from '@developer-docs/utils';
import {readDeprecation, sortDeprecatedLast} from '../declarations/deprecation.js';
import {listErrorCodes} from '../declarations/error-codes.js';
import {
  getRequestDirection,
  readDeclaredCallbacks,
  readDeclaredHeaders,
  readExtensions,
  type OpenApiHeader,
  type OpenApiMediaType,
  type OpenApiOperation,
  type OpenApiParameter,
  type OpenApiRequestBody,
  type OpenApiResponse,
  type OperationKind,
} from '../declarations/operations.js';
import {formatRateLimitPolicy, type RateLimit} from '../declarations/rate-limit.js';
import {readServers} from '../declarations/servers.js';
import type {OpenApiDocument} from '../document.js';
import {listSubschemas} from '../schemas/combine-schemas.js';
import type {Direction} from '../schemas/directions.js';
import {isFileSchema} from '../schemas/json-types.js';
import {readFormFields} from './form-fields.js';
import {toLabel} from './labels.js';
import {readBodyExamples, readBodySchema, readHeaderExamples} from './read-examples.js';
import {readExternalDocs, readSchema} from './read-schema.js';
import type {
  CodeSample,
  Header,
  Link,
  MediaType,
  Operation,
  OperationResponse,
  Parameter,
  RequestBody,
  SecurityScheme,
} from './types.js';
import {createVariableName} from './variable-names.js';

/**
 * Reads what pages show about an operation.
 *
 * @param securitySchemes - The schemes that the document declares.
 * @param listed - The declarations that the operation whose callback this is already has, including its own.
 * @throws BrokenReferenceError if a reference has no target, or is circular.
 */
export function readOperation(
  source: OpenApiOperation,
  document: OpenApiDocument,
  securitySchemes: readonly SecurityScheme[],
  listed = new Set([source.declaration]),
): Operation {
  const {kind, id, method, path, servers, hasOwnServers, pointer, declaration} = source;
  const {isDeprecated, deprecation, rateLimit, extensions} = source;
  // Callbacks can lead to each other in endless ways, so those of a callback are listed once.
  const callbacks = readDeclaredCallbacks(source, document).filter((callback) => !listed.has(callback.declaration));
  for (const callback of callbacks) listed.add(callback.declaration);
  return {
    kind,
    id,
    method,
    path,
    servers,
    hasOwnServers,
    pointer,
    ...readTexts(source),
    tags: arrayAt(declaration, 'tags').map(String),
    isDeprecated,
    deprecation,
    security: source.security.map((requirement) =>
      requirement.map(({scheme, scopes}) => ({
        scheme: securitySchemes.find(({name}) => name === scheme) ?? createUndeclaredScheme(scheme),
        scopes,
      })),
    ),
    parameters: readParameters(source, document),
    requestBody: source.requestBody && readRequestBody(source.requestBody, kind, document),
    responses: source.responses.map((response) => readResponse(response, rateLimit, document)),
    callbacks: callbacks.map((callback) => readOperation(callback, document, securitySchemes, listed)),
    ...readExternalDocs(declaration),
    rateLimit: rateLimit && nameBucket(rateLimit, document),
    codeSamples: readCodeSamples(declaration),
    extensions,
  };
}

/** Reads the title and the description, to which the texts of the path belong. */
function readTexts({
  method,
  path,
  declaration,
  pathItem,
}: OpenApiOperation): Pick<Operation, 'summary' | 'description'> {
  const ownSummary = stringAt(declaration, 'summary');
  const pathSummary = stringAt(pathItem, 'summary');
  const url = `${method.toUpperCase()} ${path}`;
  return {
    summary: toLabel(ownSummary || pathSummary || stringAt(declaration, 'operationId') || url),
    description: joinParagraphs(
      ownSummary && pathSummary !== ownSummary ? pathSummary : undefined,
      stringAt(pathItem, 'description'),
      stringAt(declaration, 'description'),
    ),
  };
}

/** Joins strings without duplicates; returns `undefined` if there are none. */
export const joinParagraphs = (...texts: readonly (string | undefined)[]): string | undefined =>
  [...new Set(texts.filter((text) => text !== undefined && text.trim() !== ''))].join('\n\n') || undefined;

/** Reads `x-codeSamples`, and its earlier name. */
const readCodeSamples = (declaration: JsonObject): CodeSample[] =>
  ['x-codeSamples', 'x-code-samples'].flatMap((extension) =>
    arrayAt(declaration, extension).flatMap((sample) => {
      const {lang: language = '', label = language, source = ''} = pickStrings(sample, 'lang', 'label', 'source');
      return source.trim() === '' ? [] : [{language, label: toLabel(label || language), source}];
    }),
  );

/** Replaces the name of a rate limit's bucket with its title if the document has one. */
function nameBucket(rateLimit: RateLimit, {root}: OpenApiDocument): RateLimit {
  const title = stringAt(objectAt(root, 'x-rate-limit-buckets'), rateLimit.bucket ?? '');
  return title === undefined ? rateLimit : {...rateLimit, bucket: title};
}

/** Creates a scheme that an operation requires but the document doesn't declare. */
const createUndeclaredScheme = (name: string): SecurityScheme => ({
  name,
  variable: createVariableName(name),
  kind: 'other',
  title: name,
  flows: [],
  isDeprecated: false,
});

/** Reads parameters, which are sorted by location. */
function readParameters({parameters: sources}: OpenApiOperation, document: OpenApiDocument): Parameter[] {
  const parameters = sources.map((parameter) => readParameter(parameter, document));
  return [...new Set(parameters.map((parameter) => parameter.in))].flatMap((location) =>
    sortDeprecatedLast(
      parameters.filter((parameter) => parameter.in === location),
      ({isDeprecated}) => isDeprecated,
    ),
  );
}

function readParameter(parameter: OpenApiParameter, document: OpenApiDocument): Parameter {
  const {declaration, in: location, style, explode, allowsEmptyValue, mediaType} = parameter;
  return {
    ...readHeader(parameter, 'request', document),
    in: location,
    style,
    explode,
    mediaType,
    allowsEmptyValue,
    allowsReserved: declaration.allowReserved === true,
    extensions: readExtensions(declaration),
  };
}

/** Reads a response header, or the properties that a parameter shares with a header. */
function readHeader(header: OpenApiHeader, direction: Direction, document: OpenApiDocument): Header {
  const {name, declaration, isRequired, schemaOwner} = header;
  const schema = readSchema(schemaOwner.schema, document);
  const {isDeprecated, deprecation = schema.deprecation} = readDeprecation(declaration);
  // A named schema has its own section. A description next to the reference replaces the schema's description.
  const schemaDescription = schema.ref === undefined ? schema.description : stringAt(schemaOwner.schema, 'description');
  return {
    name,
    isRequired,
    isDeprecated: isDeprecated || schema.isDeprecated,
    deprecation,
    description: joinParagraphs(stringAt(declaration, 'description'), schemaDescription) ?? schema.description,
    schema,
    examples: readHeaderExamples(header, direction, document),
  };
}

const readRequestBody = (
  {isRequired, declaration, content}: OpenApiRequestBody,
  kind: OperationKind,
  document: OpenApiDocument,
): RequestBody => ({
  isRequired,
  description: stringAt(declaration, 'description'),
  content: content.map((mediaType) => readMediaType(mediaType, getRequestDirection(kind), document)),
});

function readMediaType(mediaType: OpenApiMediaType, direction: Direction, document: OpenApiDocument): MediaType {
  const {type, declaration} = mediaType;
  const examples = readBodyExamples(mediaType, direction, document);
  const declaredSchema = readBodySchema(declaration);
  const schema = declaredSchema === undefined ? undefined : readSchema(declaredSchema, document);
  return {
    type,
    schema,
    // A body that's neither JSON nor a form is also a file if there's nothing to write.
    isFile:
      listSubschemas(declaredSchema, document).some(isFileSchema) || examples.every(({value}) => value === undefined),
    examples,
    fields: readFormFields(type, declaration, document).map((field) => {
      const headers = readDeclaredHeaders(objectAt(objectAt(declaration, 'encoding'), field.name), document);
      return {...field, headers: headers.map((header) => readHeader(header, direction, document))};
    }),
  };
}

/** @param rateLimit - The operation's rate limit, which is the example of the header that contains it. */
const readResponse = (
  {status, declaration, headers, content}: OpenApiResponse,
  rateLimit: RateLimit | undefined,
  document: OpenApiDocument,
): OperationResponse => ({
  status,
  description: joinParagraphs(stringAt(declaration, 'summary'), stringAt(declaration, 'description')) ?? '',
  headers: headers.map((header) => ({
    ...readHeader(header, 'response', document),
    ...(rateLimit &&
      header.name.toLowerCase() === 'ratelimit-policy' && {
        examples: [{name: 'default', value: formatRateLimitPolicy(rateLimit), isGenerated: false}],
      }),
  })),
  content: content.map((mediaType) => readMediaType(mediaType, 'response', document)),
  errorCodes: listErrorCodes({status, content}),
  links: entriesAt(declaration, 'links').map(([name, link]) => readLink(name, document.resolve(link))),
});

function readLink(name: string, link: JsonObject): Link {
  const [server] = readServers(link.server === undefined ? [] : [link.server]);
  return {
    name,
    ...pickStrings(link, 'description', 'operationId', 'operationRef'),
    parameters: objectAt(link, 'parameters') as Readonly<Record<string, Json>>,
    requestBody: link.requestBody as Json | undefined,
    server,
  };
}

import {
  chooseInRange,
  combineSchema,
  getDefaultBody,
  isJsonMediaType,
  isSendableHeader,
  isUrlEncoded,
  listErrorCodes,
  readCredentialSyntax,
  readExampleValue,
  readNamedExamples,
  readFormFields,
  readDeclaredOperations,
  removeMediaTypeParameters,
  type CredentialSyntax,
  type FormField,
  type OpenApiDocument,
  type OpenApiHeader,
  type OpenApiMediaType,
  type OpenApiOperation,
  type OpenApiParameter,
  type OpenApiResponse,
  type Server,
} from '@developer-docs/openapi';
import {entriesAt, objectAt, toObject, type JsonObject} from '@developer-docs/utils';
import {readTypes, readValueType, type ValueType} from './value-types.js';

/** A schema with its location. */
export interface LocatedSchema {
  /** The name of the document and the JSON pointer to the schema, such as `core-api#/components/schemas/User`. */
  readonly uri: string;
  readonly value: JsonObject;
}

export interface MockParameter extends OpenApiParameter {
  readonly schema: LocatedSchema;
  /** Determines how the text is parsed. */
  readonly type: ValueType;
  readonly default?: unknown;
}

export interface ResponseHeader extends OpenApiHeader {
  readonly schema: LocatedSchema;
  /** JSON Schema types, such as `integer`. */
  readonly types: readonly string[];
}

/** A response that an operation declares. */
export interface ResponseDeclaration {
  /** The status as declared, such as `404`, `4XX`, or `default`. */
  readonly statusKey: string;
  /** The first status that it stands for; 500 for `default`. */
  readonly status: number;
  /** The body in each media type. A type is never a range, such as `image/*`. */
  readonly content: readonly OpenApiMediaType[];
  /** The body in `content` that's sent by default: JSON if it's declared. */
  readonly body?: OpenApiMediaType;
  readonly schema: LocatedSchema;
  readonly headers: readonly ResponseHeader[];
  /** Example values by key. */
  readonly examples: Readonly<Record<string, JsonObject>>;
  /** The keys of the examples of an error; empty for other responses. */
  readonly errorCodes: readonly string[];
}

/** A media type of a request body. */
export interface BodyDeclaration {
  /** A media type, or a range such as `image/*`, without parameters and in lowercase. */
  readonly mediaType: string;
  /** How a body is read and validated. Any body is valid in the format `other`, such as a file or XML. */
  readonly format: 'json' | 'form' | 'multipart' | 'text' | 'other';
  readonly isRequired: boolean;
  readonly schema: LocatedSchema;
  /** How the members of a form are sent; empty for other formats. */
  readonly fields: readonly FormField[];
  /** Determines how the texts in a form are parsed. */
  readonly type: ValueType;
  /** The defaults of top-level fields. */
  readonly defaults: JsonObject;
}

export interface RequiredCredential extends CredentialSyntax {
  /** The name of the security scheme. */
  readonly scheme: string;
  readonly scopes: readonly string[];
}

/**
 * An operation as requests reach it: an `OpenApiOperation` with how its texts are parsed and where its validators are.
 * The model's `Operation` is for readers. It has the examples of all operations, which sandboxes needn't wait for, and
 * it keeps alternatives apart.
 */
export interface MockOperation extends Pick<OpenApiOperation, 'id' | 'path' | 'rateLimit' | 'extensions'> {
  readonly document: OpenApiDocument;
  /** In uppercase. */
  readonly method: string;
  /** The path of the server URL without a trailing slash, such as `/v1`. */
  readonly basePath: string;
  readonly parameters: readonly MockParameter[];
  /** The request body in each media type. */
  readonly bodies: readonly BodyDeclaration[];
  readonly responses: readonly ResponseDeclaration[];
  /** The credentials that a request must have together. It must meet one of the requirements, if there are any. */
  readonly security: readonly (readonly RequiredCredential[])[];
  /** The server's origin, such as `https://api.example.com`; absent if the document names no host. */
  readonly origin?: string;
  /** The headers that announce the deprecation and the removal of the operation (RFC 9745 and RFC 8594). */
  readonly deprecationHeaders: Readonly<Record<string, string>>;
}

/**
 * Lists the operations in a bundled document.
 *
 * @param name - The document's name, which the URIs of schemas start with.
 * @throws Error when a `$ref` can't be resolved.
 */
export function listMockOperations(name: string, document: OpenApiDocument): MockOperation[] {
  const locateSchema = (owner: JsonObject): LocatedSchema => ({
    uri: `${name}${document.pointerTo(owner)}/schema`,
    value: objectAt(owner, 'schema'),
  });
  return readDeclaredOperations(document)
    .filter(({kind}) => kind === 'operation')
    .map((operation) => toMockOperation(operation, document, locateSchema));
}

type LocateSchema = (owner: JsonObject) => LocatedSchema;

function toMockOperation(
  operation: OpenApiOperation,
  document: OpenApiDocument,
  locateSchema: LocateSchema,
): MockOperation {
  const {id, method, path, servers, security, requestBody, parameters, responses, rateLimit, extensions} = operation;
  const bodies = (requestBody?.content ?? []).map((media) => ({
    isRequired: requestBody?.isRequired === true,
    ...toBodyDeclaration(media, document, locateSchema),
  }));
  const schemes = objectAt(document.root.components, 'securitySchemes');
  return {
    document,
    id,
    path,
    bodies,
    method: method.toUpperCase(),
    ...readServerLocation(servers),
    parameters: parameters.filter(canBeSent).map((parameter): MockParameter => {
      const {schema} = parameter.schemaOwner;
      const {default: defaultValue} = combineSchema(schema, document);
      return {
        ...parameter,
        schema: locateSchema(parameter.schemaOwner),
        type: readValueType(schema, document),
        default: defaultValue,
      };
    }),
    responses: responses.map((response) => toResponseDeclaration(response, document, locateSchema)),
    security: security.map((requirement) =>
      requirement
        .map((required) => ({...required, ...readCredentialSyntax(document.resolve(schemes[required.scheme]))}))
        .filter(({in: location = 'query', parameter: name = ''}) => canBeSent({in: location, name})),
    ),
    rateLimit,
    extensions,
    deprecationHeaders: createDeprecationHeaders(operation),
  };
}

/** Creates the headers for a deprecation's dates. */
function createDeprecationHeaders({deprecation}: OpenApiOperation): Record<string, string> {
  const {date, sunset} = deprecation ?? {};
  return {
    ...(date !== undefined && {Deprecation: `@${Math.floor(Date.parse(date) / 1000)}`}),
    ...(sunset !== undefined && {Sunset: new Date(sunset).toUTCString()}),
  };
}

/** Returns whether a request can contain a parameter. */
const canBeSent = ({in: location, name}: Pick<OpenApiParameter, 'in' | 'name'>) =>
  location !== 'header' || isSendableHeader(name);

function toBodyDeclaration(
  {type, declaration}: OpenApiMediaType,
  document: OpenApiDocument,
  locateSchema: LocateSchema,
): Omit<BodyDeclaration, 'isRequired'> {
  const {schema} = declaration;
  return {
    mediaType: removeMediaTypeParameters(type),
    format: readFormat(type, schema === undefined ? undefined : readTypes(schema, document)),
    schema: locateSchema(declaration),
    fields: readFormFields(type, declaration, document),
    type: readValueType(schema, document),
    defaults: readFieldDefaults(schema, document),
  };
}

function toResponseDeclaration(
  {status, headers, content: declaredContent}: OpenApiResponse,
  document: OpenApiDocument,
  locateSchema: LocateSchema,
): ResponseDeclaration {
  const content = declaredContent.map((media) => ({...media, type: resolveMediaType(media, document)}));
  const body = getDefaultBody(content);
  return {
    statusKey: status,
    status: status === 'default' ? 500 : Number(status.replaceAll(/x/gi, '0')),
    content,
    body,
    schema: locateSchema(body?.declaration ?? {}),
    headers: headers.map((header) => ({
      ...header,
      schema: locateSchema(header.schemaOwner),
      types: readTypes(header.schemaOwner.schema, document),
    })),
    examples: body === undefined ? {} : readExampleValues(body, document),
    errorCodes: listErrorCodes({status, content}),
  };
}

export const findSuccess = ({responses}: MockOperation): ResponseDeclaration | undefined =>
  responses.find(({status}) => status >= 200 && status < 300);

/** Finds the declaration of a status: the status itself, its range such as `4XX`, or `default`. */
export const findResponse = (responses: readonly ResponseDeclaration[], status: number) =>
  [String(status), `${String(status).charAt(0)}XX`, 'DEFAULT']
    .map((expected) => responses.find(({statusKey}) => statusKey.toUpperCase() === expected))
    .find((response) => response !== undefined);

/** Returns the media type of a body. A range, such as `image/*`, isn't one. */
const resolveMediaType = ({type, declaration}: OpenApiMediaType, document: OpenApiDocument): string =>
  chooseInRange(type) ??
  (readTypes(declaration.schema, document).join() === 'string' ? 'text/plain' : 'application/json');

const readFieldDefaults = (schema: unknown, document: OpenApiDocument): JsonObject =>
  Object.fromEntries(
    entriesAt(combineSchema(schema, document), 'properties')
      .map(([field, fieldSchema]) => [field, combineSchema(fieldSchema, document).default] as const)
      .filter(([, defaultValue]) => defaultValue !== undefined),
  );

function readExampleValues(
  {type, declaration}: OpenApiMediaType,
  document: OpenApiDocument,
): Record<string, JsonObject> {
  const examples = readNamedExamples(declaration, document);
  return Object.fromEntries(
    examples.map((example) => [example.name, toObject(readExampleValue(example.declaration, type))]),
  );
}

/** @param types - The schema's types; absent without a schema. */
function readFormat(mediaType: string, types: readonly string[] | undefined): BodyDeclaration['format'] {
  if (isJsonMediaType(mediaType)) return 'json';
  if (types === undefined) return 'other';
  if (isUrlEncoded(mediaType)) return 'form';
  // Other multipart types are accepted as they are.
  if (/^multipart\/form-data\b/i.test(mediaType)) return 'multipart';
  return /^text\/(?!xml)/i.test(mediaType) && types.includes('string') ? 'text' : 'other';
}

/** Reads the origin and path of the first server. Only servers with HTTP or WebSocket have a path. */
export function readServerLocation([server]: readonly Server[]): Pick<MockOperation, 'basePath' | 'origin'> {
  const {url = ''} = server ?? {};
  const {protocol, pathname} = new URL(URL.canParse(url, 'http://localhost') ? url : '', 'http://localhost');
  return {
    basePath: /^(?:https?|wss?):$/.test(protocol) ? pathname.replace(/\/$/, '') : '',
    ...(URL.canParse(url) && {origin: new URL(url).origin}),
  };
}

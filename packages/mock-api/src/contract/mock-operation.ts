import {
  chooseInRange,
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
  type OpenApiMediaType,
  type OpenApiOperation,
  type OpenApiParameter,
  type OpenApiResponse,
  type Server,
} from '@developer-docs/openapi';
import {objectAt, toObject, type JsonObject} from '@developer-docs/utils';
import {readTypes, readValueType, type ValueType} from './value-types.js';

export interface MockParameter extends OpenApiParameter {
  /** Determines how the text is parsed. */
  readonly type: ValueType;
}

/** A response that an operation declares. */
export interface MockResponse extends OpenApiResponse {
  /** The first status code that `status` stands for; 500 for `default`. */
  readonly statusCode: number;
  /** The body in each media type. A type is never a range, such as `image/*`. */
  readonly content: readonly OpenApiMediaType[];
  /** The body in `content` that's sent by default: JSON if it's declared. */
  readonly body?: OpenApiMediaType;
  /** Example values by key. */
  readonly examples: Readonly<Record<string, JsonObject>>;
  /** The keys of the examples of an error; empty for other responses. */
  readonly errorCodes: readonly string[];
}

/** A media type of a request body. */
export interface MockMediaType extends OpenApiMediaType {
  /** A media type, or a range such as `image/*`, without parameters and in lowercase. */
  readonly type: string;
  /** How a body is read and validated. Any body is valid in the format `other`, such as a file or XML. */
  readonly format: 'json' | 'form' | 'multipart' | 'text' | 'other';
  /** How the members of a form are sent; empty for other formats. */
  readonly fields: readonly FormField[];
  /** Determines how the texts in a form are parsed. */
  readonly valueType: ValueType;
}

export interface RequiredCredential extends CredentialSyntax {
  /** The name of the security scheme. */
  readonly scheme: string;
  readonly scopes: readonly string[];
}

/**
 * An operation as requests reach it: an `OpenApiOperation` with how its texts are parsed. The model's `Operation` is
 * for readers. It has the examples of all operations, which sandboxes needn't wait for, and it keeps alternatives
 * apart.
 */
export interface MockOperation extends OpenApiOperation {
  readonly document: OpenApiDocument;
  /** The name of the document among those of the mock. */
  readonly documentName: string;
  /** In uppercase. */
  readonly method: string;
  /** The path of the server URL without a trailing slash, such as `/v1`. */
  readonly basePath: string;
  /** The server's origin, such as `https://api.example.com`; absent if the document names no host. */
  readonly origin?: string;
  /** The parameters that a request can contain. */
  readonly parameters: readonly MockParameter[];
  /** The content of `requestBody`. */
  readonly bodies: readonly MockMediaType[];
  readonly responses: readonly MockResponse[];
  /** The credentials that a request must have together. It must meet one of the requirements, if there are any. */
  readonly security: readonly (readonly RequiredCredential[])[];
}

/**
 * Lists the operations in a bundled document.
 *
 * @throws Error when a `$ref` can't be resolved.
 */
export const listMockOperations = (documentName: string, document: OpenApiDocument): MockOperation[] =>
  readDeclaredOperations(document)
    .filter(({kind}) => kind === 'operation')
    .map((operation) => toMockOperation(operation, documentName, document));

function toMockOperation(operation: OpenApiOperation, documentName: string, document: OpenApiDocument): MockOperation {
  const {method, servers, security, requestBody, parameters, responses} = operation;
  const schemes = objectAt(document.root.components, 'securitySchemes');
  return {
    ...operation,
    document,
    documentName,
    method: method.toUpperCase(),
    ...readServerLocation(servers),
    parameters: parameters
      .filter(canBeSent)
      .map((parameter) => ({...parameter, type: readValueType(parameter.schemaOwner.schema, document)})),
    bodies: (requestBody?.content ?? []).map((media) => toMockMediaType(media, document)),
    responses: responses.map((response) => toMockResponse(response, document)),
    security: security.map((requirement) =>
      requirement
        .map((required) => ({...required, ...readCredentialSyntax(document.resolve(schemes[required.scheme]))}))
        .filter(({in: location = 'query', parameter: name = ''}) => canBeSent({in: location, name})),
    ),
  };
}

/** Returns whether a request can contain a parameter. */
const canBeSent = ({in: location, name}: Pick<OpenApiParameter, 'in' | 'name'>) =>
  location !== 'header' || isSendableHeader(name);

function toMockMediaType({type, declaration}: OpenApiMediaType, document: OpenApiDocument): MockMediaType {
  const {schema} = declaration;
  return {
    declaration,
    type: removeMediaTypeParameters(type),
    format: readFormat(type, schema === undefined ? undefined : readTypes(schema, document)),
    fields: readFormFields(type, declaration, document),
    valueType: readValueType(schema, document),
  };
}

function toMockResponse(response: OpenApiResponse, document: OpenApiDocument): MockResponse {
  const {status} = response;
  const content = response.content.map((media) => ({...media, type: resolveMediaType(media, document)}));
  const body = getDefaultBody(content);
  return {
    ...response,
    statusCode: status === 'default' ? 500 : Number(status.replaceAll(/x/gi, '0')),
    content,
    body,
    examples: body === undefined ? {} : readExampleValues(body, document),
    errorCodes: listErrorCodes({status, content}),
  };
}

/** Lists the names of the parameters and credentials that an operation has in a place. */
export const listNamesIn = ({parameters, security}: MockOperation, place: 'query' | 'header'): string[] => [
  ...parameters.filter((parameter) => parameter.in === place).map(({name}) => name),
  ...security
    .flat()
    .filter((credential) => credential.in === place)
    .map(({parameter = ''}) => parameter),
];

/**
 * Returns the URI of a schema, by which its validator is found, such as
 * `core-api#/components/parameters/UserId/schema`.
 *
 * @param owner - The object that contains the schema, such as a media type.
 */
export const getSchemaUri = (
  {document, documentName}: Pick<MockOperation, 'document' | 'documentName'>,
  owner: JsonObject,
): string => `${documentName}${document.pointerTo(owner)}/schema`;

/** Returns the schema of the body that an operation responds with if it succeeds. */
export const getSuccessSchema = (operation: MockOperation): unknown => findSuccess(operation)?.body?.declaration.schema;

export const findSuccess = ({responses}: MockOperation): MockResponse | undefined =>
  responses.find(({statusCode}) => statusCode >= 200 && statusCode < 300);

/** Finds the declaration of a status code: the code itself, its range such as `4XX`, or `default`. */
export const findResponse = (responses: readonly MockResponse[], statusCode: number) =>
  [String(statusCode), `${String(statusCode).charAt(0)}XX`, 'DEFAULT']
    .map((expected) => responses.find(({status}) => status.toUpperCase() === expected))
    .find((response) => response !== undefined);

/** Returns the media type of a body. A range, such as `image/*`, isn't one. */
const resolveMediaType = ({type, declaration}: OpenApiMediaType, document: OpenApiDocument): string =>
  chooseInRange(type) ??
  (readTypes(declaration.schema, document).join() === 'string' ? 'text/plain' : 'application/json');

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
function readFormat(mediaType: string, types: readonly string[] | undefined): MockMediaType['format'] {
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

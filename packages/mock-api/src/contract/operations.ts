import {arrayAt, isObject, objectAt, resolvePointer, toPointer, type JsonObject} from './json';

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';

/** The location of a schema. */
export interface SchemaLocation {
  /** The name of the document, such as `core-api`. */
  readonly document: string;
  /** The JSON pointer to the schema in the document. */
  readonly pointer: string;
}

/** A path, query, or header parameter. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly schema: SchemaLocation;
  /** Whether the value is serialized as JSON or in a style other than the default. The mock doesn't parse such values. */
  readonly isOpaque?: boolean;
  /** The JSON Schema type, such as `integer`, which determines how the raw text is parsed. */
  readonly type: string;
  readonly default?: unknown;
}

/** A header that a response declares. */
export type ResponseHeader = Pick<Parameter, 'name' | 'required' | 'schema' | 'type'>;

/** A response that an operation declares. */
export interface ResponseDeclaration {
  readonly status: number;
  /** Whether the response is declared as `default`. */
  readonly isDefault?: boolean;
  readonly mediaType: string;
  readonly schema: SchemaLocation;
  readonly headers: readonly ResponseHeader[];
  /** Example values by key. In error responses, the key is the error code. */
  readonly examples: Readonly<Record<string, JsonObject>>;
}

/** The names of the security schemes. */
export type CredentialKind = 'apiKey' | 'userToken' | 'superuserToken';

/** The `x-rate-limit` extension of an operation. */
export interface RateLimit {
  /** The maximum number of calls in a window. */
  readonly limit: number;
  /** The length of a window in seconds. */
  readonly window: number;
  /** Whether calls with user tokens are counted per user or, like those with API keys, per account. */
  readonly bucket: 'user' | 'account';
}

/** An operation, with the parts of its declaration that the mock uses. */
export interface Operation {
  readonly id: string;
  readonly document: string;
  readonly method: Method;
  /** The path of the server URL without a trailing slash, such as `/v1`. */
  readonly basePath: string;
  /** The path template without the base path, such as `/users/{userId}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /**
   * The schema of the JSON request body, the defaults of its top-level fields, and example values by key. Absent if the
   * operation doesn't accept JSON.
   */
  readonly body?: {
    readonly schema: SchemaLocation;
    readonly mediaType: string;
    readonly isRequired: boolean;
    readonly defaults: JsonObject;
    readonly examples: JsonObject;
  };
  readonly responses: readonly ResponseDeclaration[];
  readonly credentials: readonly CredentialKind[];
  /** Absent when the operation declares no `x-rate-limit`. */
  readonly rateLimit?: RateLimit;
  /** The kind of asynchronous request that the operation creates (`x-request-kind`). */
  readonly requestKind?: string;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** A node of a document after resolving its `$ref`, and the pointer to its target. */
interface ResolvedNode {
  readonly value: JsonObject;
  readonly pointer: string;
}

/**
 * Reads the operations of a bundled document.
 *
 * @throws Error when a `$ref` can't be resolved or `x-rate-limit` is incomplete.
 */
export function readOperations(document: string, content: JsonObject): Operation[] {
  const resolve = (value: unknown, location: string): ResolvedNode => resolveRef(content, value, location);

  const readParameter = (value: unknown, location: string): Parameter => {
    const node = resolve(value, location);
    const {type, default: defaultValue} = readTypeAndDefault(content, node.value.schema);
    const {style, schema} = node.value;
    const isOpaque = schema === undefined || (style !== undefined && style !== 'form' && style !== 'simple');
    return {
      name: String(node.value.name),
      in: node.value.in as Parameter['in'],
      required: node.value.required === true,
      schema: {document, pointer: `${node.pointer}/schema`},
      ...((isOpaque || type === 'object') && {isOpaque: true}),
      type,
      ...(defaultValue !== undefined && {default: defaultValue}),
    };
  };

  const readResponse = (status: string, value: unknown, location: string): ResponseDeclaration => {
    const node = resolve(value, location);
    const [[mediaType, media] = ['', {}]] = Object.entries(objectAt(node.value, 'content'));
    return {
      status: readStatus(status),
      ...(status === 'default' && {isDefault: true}),
      mediaType,
      schema: {document, pointer: `${node.pointer}${toPointer('content', mediaType, 'schema')}`},
      headers: Object.entries(objectAt(node.value, 'headers')).map(([name, header]) => {
        const found = resolve(header, `${node.pointer}${toPointer('headers', name)}`);
        return {
          name,
          required: found.value.required === true,
          schema: {document, pointer: `${found.pointer}/schema`},
          type: readTypeAndDefault(content, found.value.schema).type,
        };
      }),
      examples: readExamples(content, media),
    };
  };

  return Object.entries(objectAt(content, 'paths')).flatMap(([path, value]) => {
    const {value: item, pointer: itemPointer} = resolve(value, toPointer('paths', path));
    return methods.flatMap((method): Operation[] => {
      const operation = item[method];
      if (!isObject(operation)) {
        return [];
      }
      const operationPointer = `${itemPointer}${toPointer(method)}`;
      const body = isObject(operation.requestBody)
        ? resolve(operation.requestBody, `${operationPointer}/requestBody`)
        : undefined;
      const mediaType = Object.keys(objectAt(body?.value, 'content')).find(isJsonMediaType);
      const media = objectAt(objectAt(body?.value, 'content'), mediaType ?? '');
      const kind = operation['x-request-kind'];
      return [
        {
          id: String(operation.operationId ?? `${method.toUpperCase()} ${path}`),
          document,
          method: method.toUpperCase() as Method,
          basePath: readBasePath(operation.servers ?? item.servers ?? content.servers),
          path,
          // Parameters of the operation override those of its path.
          parameters: [
            ...new Map(
              [
                ...arrayAt(item, 'parameters').map((parameter, index) =>
                  readParameter(parameter, `${itemPointer}${toPointer('parameters', index)}`),
                ),
                ...arrayAt(operation, 'parameters').map((parameter, index) =>
                  readParameter(parameter, `${operationPointer}${toPointer('parameters', index)}`),
                ),
              ].map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
            ).values(),
          ],
          ...(mediaType !== undefined &&
            body && {
              body: {
                schema: {document, pointer: `${body.pointer}${toPointer('content', mediaType, 'schema')}`},
                mediaType,
                isRequired: body.value.required === true,
                defaults: readFieldDefaults(content, media.schema),
                examples: readExamples(content, media),
              },
            }),
          responses: Object.entries(objectAt(operation, 'responses'))
            .filter(([status]) => !status.startsWith('x-'))
            .map(([status, response]) =>
              readResponse(status, response, `${operationPointer}${toPointer('responses', status)}`),
            ),
          credentials: readCredentials(operation, content),
          ...readRateLimit(operation),
          ...(typeof kind === 'string' && {requestKind: kind}),
        },
      ];
    });
  });
}

/** Whether a media type is JSON, such as `application/merge-patch+json`. */
const isJsonMediaType = (mediaType: string): boolean => /[/+]json\b/.test(mediaType);

/** Returns the URL of the first server with the defaults of its variables. It can be relative, and defaults to `/`. */
export function readServerUrl({servers}: {readonly servers?: unknown}): string {
  const server: unknown = Array.isArray(servers) ? servers[0] : undefined;
  if (!isObject(server) || typeof server.url !== 'string') {
    return '/';
  }
  const variables = objectAt(server, 'variables');
  return server.url.replaceAll(/\{([^}]+)\}/g, (_, name: string) => String(objectAt(variables, name).default ?? name));
}

/** Returns the path of the first server without a trailing slash. */
function readBasePath(servers: unknown): string {
  const url = readServerUrl({servers});
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname.replace(/\/$/, '') : '';
}

/** Converts a response key to a status: `2XX` to the first status of its range, and `default` to an error. */
const readStatus = (key: string) => (key === 'default' ? 500 : Number(key.replaceAll(/x/gi, '0')));

function resolveRef(document: JsonObject, value: unknown, location: string): ResolvedNode {
  let node: ResolvedNode = {value: isObject(value) ? value : {}, pointer: location};
  const visitedPointers = new Set<string>();
  while (typeof node.value.$ref === 'string') {
    const targetPointer = decodeURIComponent(node.value.$ref.slice(1));
    const found = resolvePointer(document, targetPointer);
    if (!isObject(found)) {
      throw new Error(
        `${location}: can't resolve "${node.value.$ref}". Bundle the document, so that every $ref points into it.`,
      );
    }
    if (visitedPointers.has(targetPointer)) {
      throw new Error(`${location}: "$ref: ${node.value.$ref}" is circular.`);
    }
    visitedPointers.add(targetPointer);
    node = {value: found, pointer: targetPointer};
  }
  return node;
}

/** Reads the type and the default of a schema. Keywords next to a `$ref` take precedence over those of its target. */
function readTypeAndDefault(document: JsonObject, schema: unknown): {type: string; default?: unknown} {
  const own = isObject(schema) ? schema : {};
  const target = typeof own.$ref === 'string' ? resolveRef(document, own, '').value : {};
  const type = own.type ?? target.type;
  const defaultValue = own.default ?? target.default;
  return {type: typeof type === 'string' ? type : 'string', ...(defaultValue !== undefined && {default: defaultValue})};
}

function readFieldDefaults(document: JsonObject, schema: unknown): JsonObject {
  const {properties} = resolveRef(document, schema, '').value;
  return Object.fromEntries(
    Object.entries(isObject(properties) ? properties : {}).flatMap(([name, field]) => {
      const {default: defaultValue} = readTypeAndDefault(document, field);
      return defaultValue === undefined ? [] : [[name, defaultValue]];
    }),
  );
}

function readExamples(document: JsonObject, media: unknown): Record<string, JsonObject> {
  return Object.fromEntries(
    Object.entries(objectAt(media, 'examples')).map(([key, example]) => [
      key,
      objectAt(resolveRef(document, example, '').value, 'value'),
    ]),
  );
}

function readCredentials(operation: JsonObject, document: JsonObject): CredentialKind[] {
  const security = operation.security ?? document.security;
  return (Array.isArray(security) ? (security as JsonObject[]) : []).flatMap(
    (alternative) => Object.keys(alternative) as CredentialKind[],
  );
}

function readRateLimit(operation: JsonObject): {rateLimit?: RateLimit} {
  if (operation['x-rate-limit'] === undefined) {
    return {};
  }
  const {limit, window, bucket} = objectAt(operation, 'x-rate-limit');
  if (typeof limit !== 'number' || typeof window !== 'number') {
    throw new Error(`${String(operation.operationId)}: x-rate-limit needs the numbers "limit" and "window".`);
  }
  return {rateLimit: {limit, window, bucket: bucket === 'account' ? 'account' : 'user'}};
}

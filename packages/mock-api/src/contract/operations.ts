import {isObject, listAt, objectAt, pointer, type JsonObject} from './json';

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';

/** A place in one of the bundled documents. */
export interface Place {
  /** Name of the document, such as `core-api`. */
  readonly document: string;
  /** JSON pointer of a schema. */
  readonly pointer: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Place;
  /** `integer`, `string`, …; what the text of the parameter is read as. */
  readonly type: string;
  readonly default?: unknown;
}

export interface ResponseHeader {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Place;
  readonly type: string;
}

/** A response that an operation declares. */
export interface DeclaredResponse {
  readonly status: number;
  readonly mediaType: string;
  readonly schema: Place;
  readonly headers: readonly ResponseHeader[];
  /** The values of the examples, by key. For errors the key is the code. */
  readonly examples: Readonly<Record<string, JsonObject>>;
}

export type CredentialKind = 'apiKey' | 'userToken' | 'superuserToken';

export interface RateLimit {
  /** How many calls. */
  readonly limit: number;
  /** In how many seconds. */
  readonly window: number;
  readonly bucket: 'user' | 'account';
}

export interface Operation {
  readonly id: string;
  readonly document: string;
  readonly method: Method;
  /** With parameters in braces, without the path of the server. */
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  /** The schema of the body, and the defaults of its fields. */
  readonly body?: {readonly schema: Place; readonly defaults: JsonObject; readonly examples: JsonObject};
  readonly responses: readonly DeclaredResponse[];
  readonly credentials: readonly CredentialKind[];
  readonly rateLimit: RateLimit;
  /** The kind of request that the operation creates. */
  readonly requestKind?: string;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** A node of a document, and where it stands after its `$ref`s were followed. */
interface Node {
  readonly value: JsonObject;
  readonly pointer: string;
}

/**
 * Reads the operations of a bundled document.
 *
 * @throws Error when an operation lacks what the mock needs of it.
 */
export function readOperations(document: string, content: JsonObject): Operation[] {
  const at = (value: unknown, place: string): Node => follow(content, value, place);

  const parameter = (value: unknown, place: string): Parameter => {
    const node = at(value, place);
    const {type, default: initial} = schemaFacts(content, node.value.schema);
    return {
      name: String(node.value.name),
      in: node.value.in as Parameter['in'],
      required: node.value.required === true,
      schema: {document, pointer: `${node.pointer}/schema`},
      type,
      ...(initial !== undefined && {default: initial}),
    };
  };

  const response = (status: string, value: unknown, place: string): DeclaredResponse => {
    const node = at(value, place);
    const [[mediaType, media] = ['', {}]] = Object.entries(objectAt(node.value, 'content'));
    return {
      status: Number(status),
      mediaType,
      schema: {document, pointer: `${node.pointer}${pointer('content', mediaType, 'schema')}`},
      headers: Object.entries(objectAt(node.value, 'headers')).map(([name, header]) => {
        const found = at(header, `${node.pointer}${pointer('headers', name)}`);
        return {
          name,
          required: found.value.required === true,
          schema: {document, pointer: `${found.pointer}/schema`},
          type: schemaFacts(content, found.value.schema).type,
        };
      }),
      examples: exampleValues(content, media),
    };
  };

  return Object.entries(objectAt(content, 'paths')).flatMap(([path, item]) =>
    methods.flatMap((method): Operation[] => {
      const operation = isObject(item) ? item[method] : undefined;
      if (!isObject(operation)) {
        return [];
      }
      const here = pointer('paths', path, method);
      const body = isObject(operation.requestBody) ? at(operation.requestBody, `${here}/requestBody`) : undefined;
      const media = objectAt(objectAt(body?.value, 'content'), 'application/json');
      const kind = operation['x-request-kind'];
      return [
        {
          id: String(operation.operationId),
          document,
          method: method.toUpperCase() as Method,
          path,
          summary: String(operation.summary),
          parameters: [
            ...listAt(item, 'parameters').map((value, index) =>
              parameter(value, pointer('paths', path, 'parameters', index)),
            ),
            ...listAt(operation, 'parameters').map((value, index) =>
              parameter(value, `${here}${pointer('parameters', index)}`),
            ),
          ],
          ...(body && {
            body: {
              schema: {document, pointer: `${body.pointer}${pointer('content', 'application/json', 'schema')}`},
              defaults: fieldDefaults(content, media.schema),
              examples: exampleValues(content, media),
            },
          }),
          responses: Object.entries(objectAt(operation, 'responses')).map(([status, value]) =>
            response(status, value, `${here}${pointer('responses', status)}`),
          ),
          credentials: credentialsOf(operation, content),
          rateLimit: rateLimitOf(operation),
          ...(typeof kind === 'string' && {requestKind: kind}),
        },
      ];
    }),
  );
}

function follow(document: JsonObject, value: unknown, place: string): Node {
  let node: Node = {value: isObject(value) ? value : {}, pointer: place};
  while (typeof node.value.$ref === 'string') {
    const target = node.value.$ref.slice(1);
    const found = target
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (parent, step) => (isObject(parent) ? parent[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
        document,
      );
    if (!isObject(found)) {
      throw new Error(`${place}: "${node.value.$ref}" leads nowhere.`);
    }
    node = {value: found, pointer: target};
  }
  return node;
}

/** What stands beside a `$ref` comes before what stands behind it. */
function schemaFacts(document: JsonObject, schema: unknown): {type: string; default?: unknown} {
  const own = isObject(schema) ? schema : {};
  const behind = typeof own.$ref === 'string' ? follow(document, own, '').value : {};
  const type = own.type ?? behind.type;
  const initial = own.default ?? behind.default;
  return {type: typeof type === 'string' ? type : 'string', ...(initial !== undefined && {default: initial})};
}

function fieldDefaults(document: JsonObject, schema: unknown): JsonObject {
  const {properties} = follow(document, schema, '').value;
  return Object.fromEntries(
    Object.entries(isObject(properties) ? properties : {}).flatMap(([name, field]) => {
      const {default: initial} = schemaFacts(document, field);
      return initial === undefined ? [] : [[name, initial]];
    }),
  );
}

function exampleValues(document: JsonObject, media: unknown): Record<string, JsonObject> {
  return Object.fromEntries(
    Object.entries(objectAt(media, 'examples')).map(([key, example]) => [
      key,
      objectAt(follow(document, example, '').value, 'value'),
    ]),
  );
}

function credentialsOf(operation: JsonObject, document: JsonObject): CredentialKind[] {
  const security = operation.security ?? document.security;
  return (Array.isArray(security) ? (security as JsonObject[]) : []).flatMap(
    (alternative) => Object.keys(alternative) as CredentialKind[],
  );
}

function rateLimitOf(operation: JsonObject): RateLimit {
  const {limit, window, bucket} = objectAt(operation, 'x-rate-limit');
  if (typeof limit !== 'number' || typeof window !== 'number' || (bucket !== 'user' && bucket !== 'account')) {
    throw new Error(`${String(operation.operationId)}: x-rate-limit needs "limit", "window" and "bucket".`);
  }
  return {limit, window, bucket};
}

import {
  arrayAt,
  entriesAt,
  isObject,
  objectAt,
  stringAt,
  toPlainText,
  type Json,
  type JsonObject,
} from '../../../plugins/contract';

/** A string that a page must contain. */
export interface ExpectedText {
  /** JSON pointer in the bundled document. */
  readonly pointer: string;
  /** The kind of element, such as `property` or `response`. */
  readonly kind: string;
  /** The name or value. */
  readonly text: string;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Maximum depth of nested schemas and callbacks. Documents without references are finite, so this only detects bugs. */
const maxDepth = 60;

const escapeToken = (token: string) => token.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Collects the names and values in a document. It reads the document independently of the model that the pages are generated from, so that
 * it also finds gaps in the model.
 */
export class ExpectedTexts {
  constructor(private readonly document: JsonObject) {}

  /** Collects the contents of the overview. */
  overview(): ExpectedText[] {
    const components = objectAt(this.document, 'components');
    return [
      ...entriesAt(components, 'securitySchemes').flatMap(([name, scheme]) => {
        const pointer = `#/components/securitySchemes/${escapeToken(name)}`;
        const flows = Object.values(objectAt(this.#resolve(scheme), 'flows') ?? {}).filter(isObject);
        const scopes = flows.flatMap((flow) => Object.keys(objectAt(flow, 'scopes') ?? {}));
        return [
          {pointer, kind: 'security scheme', text: name},
          ...scopes.map((text) => ({pointer, kind: 'scope', text})),
        ];
      }),
      ...arrayAt(this.document, 'servers').flatMap((server, index) =>
        this.#server(server, `#/servers/${String(index)}`),
      ),
    ];
  }

  /** Collects the contents of an operation or webhook, by JSON pointer. References to named schemas aren't followed. */
  operation(pointer: string, depth = 0): ExpectedText[] {
    const segments = pointer.slice(2).split('/');
    const path = (segments.at(-2) ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
    const item = this.#lookUp(segments.slice(0, -1));
    const operation = objectAt(item, segments.at(-1) ?? '') ?? {};
    const parameters = [...arrayAt(item, 'parameters'), ...arrayAt(operation, 'parameters')].map((value) =>
      this.#resolve(value),
    );
    const body = this.#resolve(operation['requestBody']);
    return [
      {pointer, kind: 'path', text: path},
      ...arrayAt(operation, 'servers').flatMap((server) => this.#server(server, pointer)),
      ...arrayAt(operation, 'security')
        .filter(isObject)
        .flatMap((requirement) => Object.keys(requirement))
        .map((text) => ({pointer, kind: 'required security scheme', text})),
      ...parameters.flatMap((parameter) => [
        {pointer, kind: 'parameter', text: stringAt(parameter, 'name') ?? ''},
        ...this.#schemaOf(parameter, pointer),
      ]),
      ...this.#content(body, `${pointer}/requestBody`),
      ...entriesAt(operation, 'responses')
        .filter(([status]) => !status.startsWith('x-'))
        .flatMap(([status, value]) => this.#response(status, this.#resolve(value), `${pointer}/responses/${status}`)),
      ...entriesAt(operation, 'callbacks').flatMap(([name, callback]) =>
        Object.entries(this.#resolve(callback)).flatMap(([expression, callbackItem]) =>
          methods
            .filter((method) => isObject(callbackItem) && isObject(callbackItem[method]) && depth < maxDepth)
            .flatMap((method) =>
              this.operation(
                `${pointer}/callbacks/${escapeToken(name)}/${escapeToken(expression)}/${method}`,
                depth + 1,
              ),
            ),
        ),
      ),
    ];
  }

  /** Collects the contents of a named schema. */
  schema(name: string): ExpectedText[] {
    const pointer = `#/components/schemas/${escapeToken(name)}`;
    return this.#schema(objectAt(objectAt(this.document, 'components'), 'schemas')?.[name], pointer);
  }

  #response(status: string, response: JsonObject, pointer: string): ExpectedText[] {
    return [
      {pointer, kind: 'response', text: status === 'default' ? 'Any other status' : status},
      ...entriesAt(response, 'headers').flatMap(([name, header]) => [
        {pointer, kind: 'header', text: name},
        ...this.#schemaOf(this.#resolve(header), pointer),
      ]),
      ...Object.keys(objectAt(response, 'links') ?? {}).map((text) => ({pointer, kind: 'link', text})),
      ...this.#content(response, pointer),
    ];
  }

  #content(owner: JsonObject, pointer: string): ExpectedText[] {
    return entriesAt(owner, 'content').flatMap(([type, mediaType]) => [
      {pointer, kind: 'media type', text: type},
      ...this.#schemaOf(isObject(mediaType) ? mediaType : {}, `${pointer}/content/${escapeToken(type)}`),
    ]);
  }

  #server(server: Json, pointer: string): ExpectedText[] {
    const object = isObject(server) ? server : {};
    return [
      {pointer, kind: 'server', text: (stringAt(object, 'url') ?? '').replace(/\/$/, '')},
      ...entriesAt(object, 'variables').flatMap(([name, variable]) => [
        {pointer, kind: 'server variable', text: `{${name}}`},
        ...arrayAt(isObject(variable) ? variable : {}, 'enum').map((value) => ({
          pointer,
          kind: 'value of a server variable',
          text: toPlainText(value),
        })),
      ]),
    ].filter(({text}) => text !== '');
  }

  #schemaOf(owner: JsonObject, pointer: string): ExpectedText[] {
    const content = entriesAt(owner, 'content').map(([, mediaType]) =>
      isObject(mediaType) ? mediaType['schema'] : {},
    );
    return [owner['schema'], ...content].flatMap((schema) => this.#schema(schema, `${pointer}/schema`));
  }

  /** Collects the names and values inside a schema, up to references. */
  #schema(value: unknown, pointer: string, depth = 0): ExpectedText[] {
    if (!isObject(value) || value['$ref'] !== undefined || depth > maxDepth) {
      return [];
    }
    const inside = (child: unknown, ...tokens: string[]) =>
      this.#schema(child, [pointer, ...tokens.map(escapeToken)].join('/'), depth + 1);
    const values = value['const'] === undefined ? arrayAt(value, 'enum') : [value['const']];
    return [
      ...values.map((member) => ({pointer, kind: 'value', text: toPlainText(member)})),
      ...entriesAt(value, 'properties').flatMap(([name, property]) => [
        {pointer, kind: 'property', text: name},
        ...inside(property, 'properties', name),
      ]),
      ...entriesAt(value, 'patternProperties').flatMap(([pattern, property]) => [
        {pointer, kind: 'pattern of properties', text: pattern},
        ...inside(property, 'patternProperties', pattern),
      ]),
      ...inside(value['items'], 'items'),
      ...inside(value['additionalProperties'], 'additionalProperties'),
      ...['allOf', 'oneOf', 'anyOf', 'prefixItems'].flatMap((keyword) =>
        arrayAt(value, keyword).flatMap((member, index) => inside(member, keyword, String(index))),
      ),
    ];
  }

  #lookUp(segments: readonly string[]): JsonObject {
    let value: Json = this.document;
    for (const segment of segments) {
      const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      value = this.#resolve(value)[key] ?? {};
    }
    return this.#resolve(value);
  }

  #resolve(value: Json | undefined, depth = 0): JsonObject {
    if (!isObject(value)) {
      return {};
    }
    const reference = stringAt(value, '$ref');
    return reference === undefined || depth > maxDepth
      ? value
      : this.#resolve(
          this.#lookUp(
            reference
              .slice(2)
              .split('/')
              .map((segment) => decodeURIComponent(segment)),
          ),
          depth + 1,
        );
  }
}

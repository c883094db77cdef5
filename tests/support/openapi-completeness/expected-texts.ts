import {OpenApiDocument} from '@developer-docs/openapi';
import {
  arrayAt,
  entriesAt,
  isObject,
  objectAt,
  parsePointer,
  stringAt,
  toPlainText,
  toPointer,
  type JsonObject,
} from '@developer-docs/utils';

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

/**
 * Maximum depth of nested schemas and callbacks. Documents without references are finite, so this only detects bugs.
 */
const maxDepth = 60;

/** Header parameters that OpenAPI says to ignore, because other parts of the document describe these headers. */
export const ignoredHeaders = /^(?:accept|content-type|authorization)$/i;

/**
 * Collects the names and values in a document. It reads the document independently of the model that the pages are
 * generated from, so that it also finds gaps in the model.
 */
export class ExpectedTexts {
  private readonly document: OpenApiDocument;

  constructor(document: JsonObject) {
    this.document = new OpenApiDocument(document);
  }

  /** Collects the overview's contents. */
  overview(): ExpectedText[] {
    const components = objectAt(this.document.root, 'components');
    return [
      ...entriesAt(components, 'securitySchemes').flatMap(([name, scheme]) => {
        const pointer = `#${toPointer('components', 'securitySchemes', name)}`;
        const flows = Object.values(objectAt(this.document.resolve(scheme), 'flows')).filter(isObject);
        const scopes = flows.flatMap((flow) => Object.keys(objectAt(flow, 'scopes')));
        return [
          {pointer, kind: 'security scheme', text: name},
          ...scopes.map((text) => ({pointer, kind: 'scope', text})),
        ];
      }),
      ...arrayAt(this.document.root, 'servers').flatMap((server, index) => this.server(server, `#/servers/${index}`)),
    ];
  }

  /** Collects the contents of an operation or webhook, by JSON pointer. References to named schemas aren't followed. */
  operation(pointer: string, depth = 0): ExpectedText[] {
    const [path = '', method = ''] = parsePointer(pointer).slice(-2);
    const item = this.document.resolve(this.document.lookUp(pointer.slice(0, pointer.lastIndexOf('/'))));
    const operation = objectAt(item, method);
    const parameters = [...arrayAt(item, 'parameters'), ...arrayAt(operation, 'parameters')]
      .map((value) => this.document.resolve(value))
      .filter((parameter) => parameter.in !== 'header' || !ignoredHeaders.test(stringAt(parameter, 'name') ?? ''));
    const body = this.document.resolve(operation.requestBody);
    return [
      {pointer, kind: 'path', text: path},
      ...arrayAt(operation, 'servers').flatMap((server) => this.server(server, pointer)),
      ...arrayAt(operation, 'security')
        .filter(isObject)
        .flatMap((requirement) => Object.keys(requirement))
        .map((text) => ({pointer, kind: 'required security scheme', text})),
      ...parameters.flatMap((parameter) => [
        {pointer, kind: 'parameter', text: stringAt(parameter, 'name') ?? ''},
        ...this.schemaOf(parameter, pointer),
      ]),
      ...this.content(body, `${pointer}/requestBody`),
      ...entriesAt(operation, 'responses')
        .filter(([status]) => !status.startsWith('x-'))
        .flatMap(([status, value]) =>
          this.response(status, this.document.resolve(value), `${pointer}/responses/${status}`),
        ),
      ...entriesAt(operation, 'callbacks').flatMap(([name, callback]) =>
        Object.entries(this.document.resolve(callback)).flatMap(([expression, callbackItem]) =>
          methods
            .filter((verb) => isObject(callbackItem) && isObject(callbackItem[verb]) && depth < maxDepth)
            .flatMap((verb) => this.operation(pointer + toPointer('callbacks', name, expression, verb), depth + 1)),
        ),
      ),
    ];
  }

  /** Collects the contents of a named schema. */
  schema(name: string): ExpectedText[] {
    const pointer = `#${toPointer('components', 'schemas', name)}`;
    return this.insideSchema(objectAt(objectAt(this.document.root, 'components'), 'schemas')[name], pointer);
  }

  private response(status: string, response: JsonObject, pointer: string): ExpectedText[] {
    return [
      {pointer, kind: 'response', text: status === 'default' ? 'Any other status' : status},
      ...entriesAt(response, 'headers').flatMap(([name, header]) => [
        {pointer, kind: 'header', text: name},
        ...this.schemaOf(this.document.resolve(header), pointer),
      ]),
      ...Object.keys(objectAt(response, 'links')).map((text) => ({pointer, kind: 'link', text})),
      ...this.content(response, pointer),
    ];
  }

  private content(owner: JsonObject, pointer: string): ExpectedText[] {
    return entriesAt(owner, 'content').flatMap(([type, mediaType]) => [
      {pointer, kind: 'media type', text: type},
      ...this.schemaOf(isObject(mediaType) ? mediaType : {}, pointer + toPointer('content', type)),
    ]);
  }

  private server(server: unknown, pointer: string): ExpectedText[] {
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

  private schemaOf(owner: JsonObject, pointer: string): ExpectedText[] {
    const content = entriesAt(owner, 'content').map(([, mediaType]) => (isObject(mediaType) ? mediaType.schema : {}));
    return [owner.schema, ...content].flatMap((schema) => this.insideSchema(schema, `${pointer}/schema`));
  }

  /** Collects the names and values inside a schema, up to references. */
  private insideSchema(value: unknown, pointer: string, depth = 0): ExpectedText[] {
    if (!isObject(value) || value.$ref !== undefined || depth > maxDepth) return [];
    const inside = (child: unknown, ...tokens: string[]) =>
      this.insideSchema(child, pointer + toPointer(...tokens), depth + 1);
    // Requests have no read-only properties, and pages don't show them there.
    const properties = entriesAt(value, 'properties').filter(
      ([, property]) => !pointer.includes('/requestBody/') || !isObject(property) || property.readOnly !== true,
    );
    const values = value.const === undefined ? arrayAt(value, 'enum') : [value.const];
    return [
      ...values.map((member) => ({pointer, kind: 'value', text: toPlainText(member)})),
      ...properties.flatMap(([name, property]) => [
        {pointer, kind: 'property', text: name},
        ...inside(property, 'properties', name),
      ]),
      ...entriesAt(value, 'patternProperties').flatMap(([pattern, property]) => [
        {pointer, kind: 'pattern of properties', text: pattern},
        ...inside(property, 'patternProperties', pattern),
      ]),
      ...inside(value.items, 'items'),
      ...inside(value.additionalProperties, 'additionalProperties'),
      ...['allOf', 'oneOf', 'anyOf', 'prefixItems'].flatMap((keyword) =>
        arrayAt(value, keyword).flatMap((member, index) => inside(member, keyword, String(index))),
      ),
    ];
  }
}

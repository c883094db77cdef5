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

/** A string that a page must contain: a name or a value. */
export interface ExpectedText {
  /** JSON pointer in the bundled document. */
  readonly pointer: string;
  readonly text: string;
}

type Texts = Generator<ExpectedText, void>;

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Header parameters that OpenAPI says to ignore, because other parts of the document describe these headers. */
export const ignoredHeaders = /^(?:accept|content-type|authorization)$/i;

/**
 * Lists the names and values in a document. It reads the document independently of the model that the pages are
 * generated from, so that it also finds gaps in the model.
 */
export class ExpectedTexts {
  private readonly document: OpenApiDocument;

  constructor(document: JsonObject) {
    this.document = new OpenApiDocument(document);
  }

  /** Lists the overview's contents. */
  *overview(): Texts {
    const {root} = this.document;
    for (const [name, scheme] of entriesAt(objectAt(root, 'components'), 'securitySchemes')) {
      const pointer = `#${toPointer('components', 'securitySchemes', name)}`;
      yield {pointer, text: name};
      for (const [, flow] of entriesAt(this.document.resolve(scheme), 'flows')) {
        for (const text of Object.keys(objectAt(flow, 'scopes'))) yield {pointer, text};
      }
    }
    yield* this.servers(root, '#/servers');
  }

  /** Lists the contents of an operation or webhook, by JSON pointer. References to named schemas aren't followed. */
  *operation(pointer: string): Texts {
    const [path = '', method = ''] = parsePointer(pointer).slice(-2);
    const item = this.document.resolve(this.document.lookUp(pointer.slice(0, pointer.lastIndexOf('/'))));
    const operation = objectAt(item, method);
    yield {pointer, text: path};
    yield* this.servers(operation, pointer);
    for (const requirement of arrayAt(operation, 'security')) {
      for (const text of Object.keys(isObject(requirement) ? requirement : {})) yield {pointer, text};
    }
    for (const value of [...arrayAt(item, 'parameters'), ...arrayAt(operation, 'parameters')]) {
      const parameter = this.document.resolve(value);
      const text = stringAt(parameter, 'name') ?? '';
      if (parameter.in === 'header' && ignoredHeaders.test(text)) continue;
      yield {pointer, text};
      yield* this.schemaOf(parameter, pointer);
    }
    yield* this.content(this.document.resolve(operation.requestBody), `${pointer}/requestBody`);
    for (const [status, value] of entriesAt(operation, 'responses')) {
      if (!status.startsWith('x-')) yield* this.response(status, value, `${pointer}/responses/${status}`);
    }
    for (const [name, callback] of entriesAt(operation, 'callbacks')) {
      for (const [expression, callbackItem] of Object.entries(this.document.resolve(callback))) {
        for (const verb of methods.filter((key) => isObject(callbackItem) && isObject(callbackItem[key]))) {
          yield* this.operation(pointer + toPointer('callbacks', name, expression, verb));
        }
      }
    }
  }

  /** Lists the contents of a named schema. */
  schema(name: string): Texts {
    const pointer = `#${toPointer('components', 'schemas', name)}`;
    return this.insideSchema(objectAt(objectAt(this.document.root, 'components'), 'schemas')[name], pointer);
  }

  private *response(status: string, value: unknown, pointer: string): Texts {
    const response = this.document.resolve(value);
    yield {pointer, text: status === 'default' ? 'Any other status' : status};
    for (const [text, header] of entriesAt(response, 'headers')) {
      yield {pointer, text};
      yield* this.schemaOf(this.document.resolve(header), pointer);
    }
    for (const text of Object.keys(objectAt(response, 'links'))) yield {pointer, text};
    yield* this.content(response, pointer);
  }

  private *content(owner: JsonObject, pointer: string): Texts {
    for (const [text, mediaType] of entriesAt(owner, 'content')) {
      yield {pointer, text};
      yield* this.schemaOf(isObject(mediaType) ? mediaType : {}, pointer + toPointer('content', text));
    }
  }

  private *servers(owner: JsonObject, pointer: string): Texts {
    for (const server of arrayAt(owner, 'servers').filter(isObject)) {
      const text = (stringAt(server, 'url') ?? '').replace(/\/$/, '');
      if (text !== '') yield {pointer, text};
      for (const [name, variable] of entriesAt(server, 'variables')) {
        yield {pointer, text: `{${name}}`};
        for (const value of arrayAt(variable, 'enum')) yield {pointer, text: toPlainText(value)};
      }
    }
  }

  private *schemaOf(owner: JsonObject, pointer: string): Texts {
    yield* this.insideSchema(owner.schema, `${pointer}/schema`);
    for (const [, mediaType] of entriesAt(owner, 'content')) {
      if (isObject(mediaType)) yield* this.insideSchema(mediaType.schema, `${pointer}/schema`);
    }
  }

  /** Lists the names and values inside a schema, up to references. */
  private *insideSchema(value: unknown, pointer: string): Texts {
    if (!isObject(value) || value.$ref !== undefined) return;
    const values = value.const === undefined ? arrayAt(value, 'enum') : [value.const];
    for (const member of values) yield {pointer, text: toPlainText(member)};
    for (const [text, property] of entriesAt(value, 'properties')) {
      // Requests have no read-only properties, and pages don't show them there.
      if (pointer.includes('/requestBody/') && isObject(property) && property.readOnly === true) continue;
      yield {pointer, text};
      yield* this.insideSchema(property, pointer + toPointer('properties', text));
    }
    for (const [text, property] of entriesAt(value, 'patternProperties')) {
      yield {pointer, text};
      yield* this.insideSchema(property, pointer + toPointer('patternProperties', text));
    }
    yield* this.insideSchema(value.items, `${pointer}/items`);
    yield* this.insideSchema(value.additionalProperties, `${pointer}/additionalProperties`);
    for (const keyword of ['allOf', 'oneOf', 'anyOf', 'prefixItems']) {
      for (const member of arrayAt(value, keyword)) yield* this.insideSchema(member, `${pointer}/${keyword}`);
    }
  }
}

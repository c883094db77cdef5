import {
  arrayAt,
  entriesAt,
  isObject,
  makeUnique,
  objectAt,
  omitKeys,
  parsePointer,
  pickStrings,
  stringAt,
  toFragment,
  toObject,
  type JsonObject,
} from '@developer-docs/utils';
import {isMethod} from '../../declarations/operations.js';
import {OpenApiDocument} from '../../document.js';
import {isMediaType} from '../../model/media-ranges.js';
import {rewriteKeywords} from '../../schemas/rewrite-keywords.js';
import type {MutableObject} from '../visit-objects.js';

/** What operations inherit from the document. */
interface Context {
  readonly document: OpenApiDocument;
  /** The media types of bodies and responses. Operations have their own. */
  readonly consumes: readonly string[] | undefined;
  readonly produces: readonly string[] | undefined;
  readonly schemas: MutableObject;
  /** The references to the schemas that had no name, by their references in Swagger 2.0. */
  readonly movedSchemas: Map<string, string>;
  /** Reports what OpenAPI 3.0 can't express, a noun phrase, with the object that contains it. */
  readonly reportUnsupported: (feature: string, owner: JsonObject) => void;
}

/** Returns whether a document is in Swagger 2.0. */
export const isSwagger = (document: unknown): document is JsonObject =>
  isObject(document) && document.swagger !== undefined;

/**
 * Converts a bundled document in Swagger 2.0 to OpenAPI 3.0, so that all code that uses documents handles only one
 * version. This isn't `@scalar/openapi-upgrader` (0.1.11), which loses the values of discriminators, `x-nullable`, and
 * the media types of forms, gives operations the document's `produces` instead of their own, changes examples with
 * `type: file`, and doesn't report where something is lost.
 *
 * @param reportUnsupported - Called with what OpenAPI 3.0 can't express, a noun phrase, and with its JSON pointer.
 * @see https://spec.openapis.org/oas/v2.0.html
 */
export function convertSwagger(
  swagger: JsonObject,
  reportUnsupported: (feature: string, pointer: string) => void,
): JsonObject {
  const schemas: MutableObject = {};
  const document = new OpenApiDocument(swagger);
  const context: Context = {
    document,
    consumes: readMediaTypes(swagger, 'consumes'),
    produces: readMediaTypes(swagger, 'produces'),
    schemas,
    movedSchemas: new Map(),
    reportUnsupported: (feature, owner) => {
      reportUnsupported(feature, document.pointerTo(owner));
    },
  };
  const {definitions, ...others} = swagger;
  for (const name of Object.keys(toObject(definitions))) schemas[name] = undefined;
  for (const [name, schema] of entriesAt(swagger, 'definitions')) schemas[name] = convertSchema(schema, context);
  addDiscriminatorValues(schemas);
  const parameters = entriesAt(swagger, 'parameters').flatMap(([name, parameter]) => {
    const declaration = document.resolve(parameter);
    return isBodyPart(declaration) ? [] : [[name, convertParameter(declaration, context)]];
  });
  const responses = entriesAt(swagger, 'responses').map(([name, response]) => [
    name,
    convertResponse(context.document.resolve(response), context),
  ]);
  const paths = entriesAt(swagger, 'paths').map(([path, item]) => [path, convertPathItem(item, context)]);
  const servers = listServers(swagger, swagger.schemes);
  const components = {
    schemas,
    parameters: Object.fromEntries(parameters) as JsonObject,
    responses: Object.fromEntries(responses) as JsonObject,
    securitySchemes: Object.fromEntries(
      entriesAt(swagger, 'securityDefinitions').map(([name, scheme]) => [name, convertSecurityScheme(scheme)]),
    ) as JsonObject,
  };
  return {
    openapi: '3.0.3',
    ...omitKeys(others, ...replacedKeys),
    ...(servers.length > 0 && {servers}),
    paths: Object.fromEntries(paths) as JsonObject,
    components: Object.fromEntries(Object.entries(components).filter(([, members]) => Object.keys(members).length > 0)),
  };
}

const replacedKeys = `swagger host basePath schemes consumes produces paths definitions parameters responses
  securityDefinitions`.split(/\s+/);

/** If there are no types, or the list is empty, bodies are JSON. Tools split lists at commas only. */
function readMediaTypes(owner: JsonObject, key: string): string[] | undefined {
  const types = arrayAt(owner, key).flatMap((type) => (typeof type === 'string' ? type.trim() : []));
  return types.length > 0 ? types : undefined;
}

/** If there's no scheme, the scheme of the document's own URL applies, which is unknown and probably HTTPS. */
function listServers(swagger: JsonObject, schemes: unknown): JsonObject[] {
  const host = stringAt(swagger, 'host') ?? '';
  const basePath = (stringAt(swagger, 'basePath') ?? '').replace(/\/+$/, '');
  const path = basePath === '' || basePath.startsWith('/') ? basePath : `/${basePath}`;
  if (host === '') return path === '' ? [] : [{url: path}];
  const names = Array.isArray(schemes) && schemes.length > 0 ? schemes : ['https'];
  return names.map((scheme) => ({url: `${String(scheme)}://${host}${path}`}));
}

/** Converts a schema, and its references to other schemas. */
const convertSchema = (schema: unknown, context: Context): unknown =>
  rewriteKeywords(schema, (key, value) => {
    if (key === '$ref' && typeof value === 'string') return [[key, convertSchemaReference(value, context)]];
    if (key === 'type' && value === 'file') return Object.entries({type: 'string', format: 'binary'});
    if (key === 'discriminator' && typeof value === 'string') return [[key, {propertyName: value}]];
    if (key === 'collectionFormat') return [];
    return key === 'x-nullable' ? [['nullable', value]] : undefined;
  });

/**
 * References can point to the schemas of bodies, which have other pointers in OpenAPI 3.0. They become named schemas.
 */
function convertSchemaReference(reference: string, context: Context): string {
  const [section = '', ...tokens] = parsePointer(reference);
  if (section === 'definitions') return `#/components/schemas${toFragment(...tokens)}`;
  const {schemas, movedSchemas} = context;
  const moved = movedSchemas.get(reference);
  if (moved !== undefined) return moved;
  const name = makeUnique('Shared', new Set(Object.keys(schemas)));
  const target = `#/components/schemas${toFragment(name)}`;
  movedSchemas.set(reference, target);
  schemas[name] = undefined;
  schemas[name] = convertSchema(context.document.lookUp(reference), context);
  return target;
}

/** Adds the values of discriminators that schemas declare with an extension, because Swagger 2.0 has no mapping. */
function addDiscriminatorValues(schemas: MutableObject): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const value = ['x-discriminator-value', 'x-ms-discriminator-value']
      .map((key) => stringAt(schema, key))
      .find(Boolean);
    if (value === undefined) continue;
    for (const part of [schema, ...arrayAt(schema, 'allOf')]) {
      const parent = schemas[parsePointer(stringAt(part, '$ref') ?? '')[2] ?? ''];
      const discriminator = objectAt(parent, 'discriminator');
      if (discriminator.propertyName === undefined) continue;
      const mapping = {...objectAt(discriminator, 'mapping'), [value]: `#/components/schemas${toFragment(name)}`};
      Object.assign(parent as object, {discriminator: {...discriminator, mapping}});
    }
  }
}

/** The sections of components with their names in Swagger 2.0. */
const sectionNames = new Map([
  ['schemas', 'definitions'],
  ['parameters', 'parameters'],
  ['responses', 'responses'],
  ['securitySchemes', 'securityDefinitions'],
]);

/**
 * Returns the pointer in the Swagger 2.0 document that corresponds to a pointer in the converted document: to the same
 * part of a named schema, or else to the operation or component that contains the value, because parts of these have
 * other places.
 */
export function toSwaggerPointer(pointer: string): string {
  const [section = '', ...tokens] = parsePointer(pointer);
  if (section !== 'components') return `#${toFragment(section, ...tokens.slice(0, 2))}`;
  const [kind = '', name = '', ...rest] = tokens;
  return `#${toFragment(sectionNames.get(kind) ?? '', name, ...(kind === 'schemas' ? rest : []))}`;
}

/** Returns whether a parameter is the body or a field of a form. */
const isBodyPart = (parameter: JsonObject) => parameter.in === 'body' || parameter.in === 'formData';

function convertPathItem(value: unknown, context: Context): unknown {
  if (!isObject(value)) return value;
  const shared = arrayAt(value, 'parameters');
  const isBody = (parameter: unknown) => isBodyPart(context.document.resolve(parameter));
  const parameters = convertParameters(shared, context);
  const members = Object.entries(value).map(([key, member]) => [
    key,
    isMethod(key) && isObject(member) ? convertOperation(member, shared.filter(isBody), context) : member,
  ]);
  return {
    ...omitKeys(Object.fromEntries(members) as JsonObject, 'parameters'),
    ...(parameters.length > 0 && {parameters}),
  };
}

/** @param sharedBody - The parameters of the path that are parts of the body. */
function convertOperation(operation: JsonObject, sharedBody: readonly unknown[], inherited: Context): JsonObject {
  const context = {
    ...inherited,
    consumes: operation.consumes === undefined ? inherited.consumes : readMediaTypes(operation, 'consumes'),
    produces: operation.produces === undefined ? inherited.produces : readMediaTypes(operation, 'produces'),
  };
  const {document} = context;
  const own = arrayAt(operation, 'parameters');
  const ownBody = own.map((parameter) => document.resolve(parameter)).filter(isBodyPart);
  const isOverridden = ({in: location, name}: JsonObject) =>
    ownBody.some((other) => other.in !== location || location === 'body' || other.name === name);
  const inheritedBody = sharedBody.map((parameter) => document.resolve(parameter));
  const bodyParts = [...inheritedBody.filter((parameter) => !isOverridden(parameter)), ...ownBody];
  const body = bodyParts.find((parameter) => parameter.in === 'body');
  const fields = bodyParts.filter((parameter) => parameter.in === 'formData');
  const parameters = convertParameters(own, context);
  const servers = operation.schemes === undefined ? [] : listServers(document.root, operation.schemes);
  const responses = Object.entries(objectAt(operation, 'responses')).map(([status, response]) => [
    status,
    status.startsWith('x-') ? response : convertResponseReference(response, context, inherited),
  ]);
  const name = stringAt(body, 'name');
  return {
    ...omitKeys(operation, 'consumes', 'produces', 'schemes', 'parameters', 'responses'),
    ...(servers.some(({url}) => String(url).includes('://')) && {servers}),
    ...(parameters.length > 0 && {parameters}),
    // The convention of code generators, which name an argument after it.
    ...(name !== undefined && {'x-codegen-request-body-name': name}),
    ...(body !== undefined && {requestBody: convertBody(body, context)}),
    ...(body === undefined && fields.length > 0 && {requestBody: convertForm(fields, context)}),
    ...(operation.responses !== undefined && {responses: Object.fromEntries(responses) as JsonObject}),
  };
}

/** Converts the parameters that aren't parts of the body. */
function convertParameters(parameters: readonly unknown[], context: Context): JsonObject[] {
  return parameters.flatMap((parameter): JsonObject[] => {
    const declaration = context.document.resolve(parameter);
    if (isBodyPart(declaration)) return [];
    const [section, name = '', ...rest] = parsePointer(stringAt(parameter, '$ref') ?? '');
    const isShared = section === 'parameters' && rest.length === 0;
    return [isShared ? {$ref: `#/components/parameters${toFragment(name)}`} : convertParameter(declaration, context)];
  });
}

/** The keywords that move from a parameter or a header to its schema, and those whose names start with `x-enum`. */
const schemaKeywords = new Set(
  `type format items default enum pattern multipleOf uniqueItems maximum exclusiveMaximum minimum exclusiveMinimum
  maxLength minLength maxItems minItems x-nullable x-values x-ms-enum`.split(/\s+/),
);
const isSchemaKeyword = (key: string) => schemaKeywords.has(key) || key.startsWith('x-enum');

function convertParameter(parameter: JsonObject, context: Context): JsonObject {
  const {in: location, collectionFormat = 'csv', type} = parameter;
  const style = type === 'array' && location === 'query' ? toStyle(collectionFormat) : {};
  const isExpressible = type !== 'array' || collectionFormat === 'csv' || (location === 'query' && style !== undefined);
  if (!isExpressible) {
    context.reportUnsupported(
      `the "collectionFormat" ${String(collectionFormat)} of the ${String(location)} parameter "${String(parameter.name)}", whose values are separated by commas instead,`,
      parameter,
    );
  }
  return {...convertHeader(parameter, context), ...(style ?? {style: 'form', explode: false})};
}

/** Returns the style of an array in a query or a form. OpenAPI 3 has none for values that are separated by tabs. */
const toStyle = (collectionFormat: unknown) => styles.get(collectionFormat);
const styles = new Map<unknown, {readonly style: string; readonly explode: boolean}>([
  ['csv', {style: 'form', explode: false}],
  ['multi', {style: 'form', explode: true}],
  ['ssv', {style: 'spaceDelimited', explode: false}],
  ['pipes', {style: 'pipeDelimited', explode: false}],
]);

/** Converts a header, or a parameter without its style. */
function convertHeader(header: JsonObject, context: Context): JsonObject {
  const {schema, ...others} = header;
  const entries = Object.entries(omitKeys(others, 'collectionFormat', 'x-example', 'x-examples'));
  const keywords = Object.fromEntries(entries.filter(([key]) => isSchemaKeyword(key)));
  return {
    ...Object.fromEntries(entries.filter(([key]) => !isSchemaKeyword(key))),
    schema: convertSchema(isObject(schema) ? schema : keywords, context),
    ...convertExample(header),
  };
}

/** Converts the extensions for examples, because Swagger 2.0 only has examples of responses and schemas. */
function convertExample(owner: JsonObject): JsonObject {
  const {'x-example': example, 'x-examples': examples} = owner;
  if (example !== undefined) return {example};
  return isObject(examples) ? {examples: convertExamples(examples)} : {};
}

const convertExamples = (examples: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [
      name,
      isObject(example) && (example.value !== undefined || example.externalValue !== undefined)
        ? example
        : {value: example},
    ]),
  );

function convertBody(body: JsonObject, context: Context): JsonObject {
  const {schema, 'x-example': example, 'x-examples': examples = example, ...others} = body;
  const media = {schema: convertSchema(schema ?? {}, context)};
  const types = context.consumes ?? ['application/json'];
  return {
    ...omitKeys(others, 'name', 'in'),
    content: addExamples(Object.fromEntries(types.map((type) => [type, media])), examples, media),
  };
}

/** Adds the examples of a body by media type. Many documents have names instead of media types. */
function addExamples(content: Record<string, JsonObject>, examples: unknown, media: JsonObject): JsonObject {
  const [firstType = 'application/json'] = Object.keys(content);
  const result = {...content};
  for (const [key, example] of isObject(examples) ? Object.entries(examples) : []) {
    if (isMediaType(key)) {
      result[key] = {...(result[key] ?? media), example};
    } else {
      const current = result[firstType] ?? media;
      result[firstType] = {
        ...current,
        examples: {...objectAt(current, 'examples'), ...convertExamples({[key]: example})},
      };
    }
  }
  return result;
}

function convertForm(fields: readonly JsonObject[], context: Context): JsonObject {
  const hasFile = fields.some(({type}) => type === 'file');
  const isForm = (type: string) =>
    /^multipart\/form-data\b/i.test(type) || (!hasFile && /^application\/x-www-form-urlencoded\b/i.test(type));
  const declared = (context.consumes ?? []).filter(isForm);
  const types =
    declared.length > 0 ? declared : [hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'];
  const required = fields.filter((field) => field.required === true).map(({name}) => String(name));
  const properties = fields.map((field) => {
    const {schema, ...others} = convertHeader(field, context);
    return [
      String(field.name),
      {...(schema as JsonObject), ...omitKeys(others, 'name', 'in', 'required', 'allowEmptyValue', 'examples')},
    ] as const;
  });
  const encoding = fields.flatMap((field) => {
    const {name, type, collectionFormat = 'csv'} = field;
    const style = toStyle(collectionFormat);
    if (style === undefined) {
      context.reportUnsupported(
        `the "collectionFormat" ${String(collectionFormat)} of the form field "${String(name)}", whose values are separate fields instead,`,
        field,
      );
    }
    // If there's no encoding, each item is a separate field.
    return type === 'array' && style?.explode === false ? [[String(name), style] as const] : [];
  });
  const media = {
    schema: {type: 'object', ...(required.length > 0 && {required}), properties: Object.fromEntries(properties)},
    ...(encoding.length > 0 && {encoding: Object.fromEntries(encoding)}),
  };
  return {
    ...(required.length > 0 && {required: true}),
    content: Object.fromEntries(types.map((type) => [type, media])),
  };
}

/** Shared responses have the document's media types, so operations with other media types have copies of them. */
function convertResponseReference(response: unknown, context: Context, inherited: Context): JsonObject {
  const [section, name = '', ...rest] = parsePointer(stringAt(response, '$ref') ?? '');
  const isShared = section === 'responses' && rest.length === 0 && context.produces === inherited.produces;
  return isShared
    ? {$ref: `#/components/responses${toFragment(name)}`}
    : convertResponse(context.document.resolve(response), context);
}

function convertResponse(response: JsonObject, context: Context): JsonObject {
  const {schema, examples, headers, ...others} = response;
  const isFile = isObject(schema) && context.document.resolve(schema).type === 'file';
  const types = context.produces ?? [isFile ? 'application/octet-stream' : 'application/json'];
  const media = schema === undefined ? {} : {schema: convertSchema(schema, context)};
  const hasNames = isObject(examples) && Object.keys(examples).some((key) => !isMediaType(key));
  const contentTypes = schema !== undefined || hasNames ? types : [];
  const content = addExamples(Object.fromEntries(contentTypes.map((type) => [type, media])), examples, media);
  const convertedHeaders = Object.entries(toObject(headers)).map(([name, header]) => [
    name,
    convertHeader(context.document.resolve(header), context),
  ]);
  return {
    description: '',
    ...others,
    ...(convertedHeaders.length > 0 && {headers: Object.fromEntries(convertedHeaders) as JsonObject}),
    ...(Object.keys(content).length > 0 && {content}),
  };
}

/** The names of the OAuth flows that differ. */
const flowNames: Readonly<Record<string, string>> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
};

function convertSecurityScheme(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (value.type === 'basic') return {...value, type: 'http', scheme: 'basic'};
  if (value.type !== 'oauth2') return value;
  const {flow = 'implicit', authorizationUrl: _authorizationUrl, tokenUrl: _tokenUrl, scopes = {}, ...others} = value;
  const urls = pickStrings(value, 'authorizationUrl', 'tokenUrl');
  return {...others, flows: {[flowNames[String(flow)] ?? String(flow)]: {...urls, scopes}}};
}

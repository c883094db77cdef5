import {
  filterKeys,
  isObject,
  omitKeys,
  parsePointer,
  stringAt,
  toFragment,
  type JsonObject,
} from '@developer-docs/utils';
import type {OpenApiDocument} from '../../document.js';
import {convertSchema} from './convert-schemas.js';

/** What the parts of a document in Swagger 2.0 share. */
export interface SwaggerContext {
  readonly document: OpenApiDocument;
  /** The media types of bodies and responses. Operations have their own. */
  readonly consumes: readonly string[] | undefined;
  readonly produces: readonly string[] | undefined;
}

/** Returns whether a parameter is the body or a field of a form. */
export const isBodyPart = (parameter: JsonObject): boolean => parameter.in === 'body' || parameter.in === 'formData';

/** Converts the parameters that aren't parts of the body. */
export const convertParameters = (parameters: readonly unknown[], context: SwaggerContext): JsonObject[] =>
  parameters
    .map((parameter) => ({parameter, declaration: context.document.resolve(parameter)}))
    .filter(({declaration}) => !isBodyPart(declaration))
    .map(
      ({parameter, declaration}) => convertReference(parameter, 'parameters') ?? convertParameter(declaration, context),
    );

/** Converts a reference to a shared part. Any other value results in `undefined`. */
export function convertReference(value: unknown, section: 'parameters' | 'responses'): JsonObject | undefined {
  const [start, name = '', ...rest] = parsePointer(stringAt(value, '$ref') ?? '');
  return start === section && rest.length === 0 ? {$ref: `#/components/${section}${toFragment(name)}`} : undefined;
}

/** The styles of arrays in a query or a form. OpenAPI 3 has none for values that are separated by tabs. */
export const arrayStyles: ReadonlyMap<unknown, {readonly style: string; readonly explode: boolean}> = new Map([
  ['csv', {style: 'form', explode: false}],
  ['multi', {style: 'form', explode: true}],
  ['ssv', {style: 'spaceDelimited', explode: false}],
  ['pipes', {style: 'pipeDelimited', explode: false}],
]);

export function convertParameter(parameter: JsonObject, context: SwaggerContext): JsonObject {
  const {in: location, collectionFormat = 'csv', type, name} = parameter;
  const isQueryList = type === 'array' && location === 'query';
  const style = isQueryList ? arrayStyles.get(collectionFormat) : undefined;
  if (type === 'array' && collectionFormat !== 'csv' && style === undefined) {
    context.document.reportUnsupported(
      context.document.pointerTo(parameter),
      `the "collectionFormat" ${String(collectionFormat)} of the ${String(location)} parameter "${String(name)}", whose values are separated by commas instead,`,
    );
  }
  return {...convertHeader(parameter), ...(isQueryList && (style ?? arrayStyles.get('csv')))};
}

/** The keywords that move from a parameter or a header to its schema, and those whose names start with `x-enum`. */
const schemaKeywords = new Set(
  `type format items default enum pattern multipleOf uniqueItems maximum exclusiveMaximum minimum exclusiveMinimum
  maxLength minLength maxItems minItems x-nullable x-values`.split(/\s+/),
);
const isSchemaKeyword = (key: string) => schemaKeywords.has(key) || key.startsWith('x-enum');

/** Converts a header, or a parameter without its style. */
export function convertHeader(header: JsonObject): JsonObject {
  const {schema} = header;
  const others = omitKeys(header, 'schema', 'collectionFormat');
  return {
    ...filterKeys(others, (key) => !isSchemaKeyword(key)),
    schema: convertSchema(isObject(schema) ? schema : filterKeys(others, isSchemaKeyword)),
  };
}

import type {Location, Oas3_1Schema, Oas3Rule, Oas3Schema, UserContext} from '@redocly/openapi-core';
import {arrayAt, entriesAt, isObject, objectAt, stringAt} from '@developer-docs/internal';
import {isErrorStatus} from '@developer-docs/openapi';
import {follow, inOperations, report} from './context';

type AnySchema = Oas3Schema | Oas3_1Schema;

/** Keywords for conditions and restrictions. Their schemas repeat properties that are described elsewhere. */
const conditionKeywords: readonly (string | number)[] = ['if', 'then', 'else', 'not', 'contains'];

/** Rules about missing descriptions, examples, and error responses. A document without them is still valid. */
export const qualityRules: Readonly<Record<string, Oas3Rule>> = {
  'info-description': () => ({
    Info(info, context) {
      if (!stringAt(info, 'description')) {
        report(context, 'The document has no description. Add "info.description".');
      }
    },
  }),

  'operation-error-response': () =>
    inOperations((operation, context) => {
      const hasErrorResponse = entriesAt(operation, 'responses').some(
        ([status]) => isErrorStatus(status) || status === 'default',
      );
      if (!hasErrorResponse) {
        report(
          context,
          'The operation has no error response. Add responses for failed requests, such as 400 and 401.',
          context.location.child('responses'),
        );
      }
    }),

  'parameter-example': () => ({
    Parameter(parameter, context) {
      const hasValues = includesSchema(
        context,
        objectAt(parameter, 'schema'),
        context.location,
        new Set(),
        (schema) => declaresExample(schema) || arrayAt(schema, 'enum').length > 0,
      );
      if (!declaresExample(parameter) && !hasValues && entriesAt(parameter, 'content').length === 0) {
        const name = `${stringAt(parameter, 'in') ?? ''} parameter "${stringAt(parameter, 'name') ?? ''}"`;
        report(context, `The ${name} has no example. Add an "example".`);
      }
    },
  }),

  'media-type-example': () => ({
    MediaType(mediaType, context) {
      if (!declaresExample(mediaType) && !declaresExample(context.resolve(objectAt(mediaType, 'schema')).node)) {
        report(
          context,
          `The media type "${String(context.key)}" has no example. Add "examples". Until then, pages show an example that is generated from the schema.`,
        );
      }
    },
  }),

  'property-description': () => ({
    Schema(schema, context) {
      for (const [name, property] of listProperties(schema, context.key)) {
        const description =
          stringAt(property, 'description') ?? stringAt(context.resolve(property).node, 'description') ?? '';
        if (description.trim() === '') {
          report(
            context,
            `The property "${name}" has no description. Add a "description".`,
            context.location.child(['properties', name]),
          );
        }
      }
    },
  }),

  'property-example': () => ({
    Schema(schema, context) {
      /** Objects and arrays of objects are covered by the examples of their properties. */
      const hasExample = (value: Oas3_1Schema, start: Location, visited = new Set<unknown>()): boolean =>
        declaresExample(value) ||
        includesSchema(context, value, start, visited, (included, location) => {
          const {const: constant, items, oneOf, type} = included;
          return (
            declaresExample(included) ||
            constant !== undefined ||
            oneOf !== undefined ||
            type === 'object' ||
            (type === 'array' && isObject(items) && hasExample(items, location.child('items'), visited))
          );
        });
      for (const [name, property] of listProperties(schema, context.key)) {
        const location = context.location.child(['properties', name]);
        if (!hasExample(property, location)) {
          report(context, `The property "${name}" has no example. Add "examples" with a value.`, location);
        }
      }
    },
  }),
};

/** Lists the properties of a schema, unless the schema is only a condition. */
const listProperties = (schema: AnySchema, keyword: string | number) =>
  conditionKeywords.includes(keyword) ? [] : (entriesAt(schema, 'properties') as [string, Oas3_1Schema][]);

/**
 * Returns whether a schema, or one that it includes with `$ref` or `allOf`, satisfies a condition. Visited schemas don't,
 * because schemas can be recursive.
 */
function includesSchema(
  context: UserContext,
  value: Oas3_1Schema,
  start: Location,
  visited: Set<unknown>,
  condition: (schema: Oas3_1Schema, location: Location) => boolean,
): boolean {
  const {target, targetLocation} = follow(context, value, start);
  if (!isObject(target) || visited.has(target)) {
    return false;
  }
  visited.add(target);
  return (
    condition(target, targetLocation) ||
    (arrayAt(target, 'allOf') as Oas3_1Schema[]).some((member) =>
      includesSchema(context, member, targetLocation, visited, condition),
    )
  );
}

/** Returns whether a parameter, media type, or schema has its own example. */
const declaresExample = (owner: unknown): boolean =>
  isObject(owner) &&
  (owner['example'] !== undefined || arrayAt(owner, 'examples').length > 0 || entriesAt(owner, 'examples').length > 0);

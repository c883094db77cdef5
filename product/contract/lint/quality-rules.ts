import type {Oas3_1Schema, Oas3Rule, Oas3Schema} from '@redocly/openapi-core';
import {arrayAt, entriesAt, isObject, objectAt, stringAt} from '@developer-docs/internal';
import {report} from './context';

type AnySchema = Oas3Schema | Oas3_1Schema;

/** Keywords for conditions and restrictions. Their schemas repeat properties that are described elsewhere. */
const conditionKeywords: readonly (string | number)[] = ['if', 'then', 'else', 'not', 'contains'];

/** Rules about missing descriptions and examples. A document without them is still valid. */
export const qualityRules: Readonly<Record<string, Oas3Rule>> = {
  'info-description': () => ({
    Info(info, context) {
      if (!stringAt(info, 'description')) {
        report(context, 'The document has no description. Add "info.description".');
      }
    },
  }),

  'parameter-example': () => ({
    Parameter(parameter, context) {
      const schema = context.resolve(objectAt(parameter, 'schema')).node;
      const hasExample = [parameter, schema].some(declaresExample) || arrayAt(schema, 'enum').length > 0;
      if (!hasExample && entriesAt(parameter, 'content').length === 0) {
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
};

/** Lists the properties of a schema, unless the schema is only a condition. */
const listProperties = (schema: AnySchema, keyword: string | number) =>
  conditionKeywords.includes(keyword) ? [] : (entriesAt(schema, 'properties') as [string, Oas3_1Schema][]);

/** Returns whether a parameter, media type, or schema has its own example. */
const declaresExample = (owner: unknown): boolean =>
  isObject(owner) &&
  (owner['example'] !== undefined || arrayAt(owner, 'examples').length > 0 || entriesAt(owner, 'examples').length > 0);

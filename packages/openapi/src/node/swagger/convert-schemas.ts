import {getOrCreate, makeUnique, parsePointer, toFragment, type JsonObject} from '@developer-docs/utils';
import {rewriteKeywords} from '../../schemas/rewrite-keywords.js';
import type {SwaggerContext} from './swagger-context.js';

/** Converts a schema, and its references to other schemas. */
export const convertSchema = (schema: unknown, context: SwaggerContext): unknown =>
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
function convertSchemaReference(reference: string, {schemaNames, movedSchemas}: SwaggerContext): string {
  const [section, ...tokens] = parsePointer(reference);
  const target =
    section === 'definitions'
      ? tokens
      : [getOrCreate(movedSchemas, reference, () => makeUnique('Shared', schemaNames))];
  return `#/components/schemas${toFragment(...target)}`;
}

/** Converts the schemas that others refer to, and that had no name. These can refer to more of them. */
export function convertMovedSchemas(context: SwaggerContext): JsonObject {
  const schemas: Record<string, unknown> = {};
  for (const [reference, name] of context.movedSchemas) {
    schemas[name] = convertSchema(context.document.lookUp(reference), context);
  }
  return schemas;
}

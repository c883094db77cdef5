import {omitKeys, parsePointer, toFragment} from '@developer-docs/utils';
import {rewriteKeywords} from '../../schemas/keywords.js';

/** Converts a schema, and its references to other schemas. */
export const convertSchema = (schema: unknown): unknown =>
  rewriteKeywords(schema, (object) => {
    const {$ref, type, discriminator, 'x-nullable': nullable} = object;
    return {
      ...omitKeys(object, 'collectionFormat', 'x-nullable'),
      ...(typeof $ref === 'string' && {$ref: convertSchemaReference($ref)}),
      ...(type === 'file' && {type: 'string', format: 'binary'}),
      ...(typeof discriminator === 'string' && {discriminator: {propertyName: discriminator}}),
      ...(nullable !== undefined && {nullable}),
    };
  });

function convertSchemaReference(reference: string): string {
  const [section, ...tokens] = parsePointer(reference);
  return section === 'definitions' ? `#/components/schemas${toFragment(...tokens)}` : reference;
}

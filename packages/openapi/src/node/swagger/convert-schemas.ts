import {parsePointer, toFragment} from '@developer-docs/utils';
import {rewriteKeywords} from '../../schemas/rewrite-keywords.js';

/** Converts a schema, and its references to other schemas. */
export const convertSchema = (schema: unknown): unknown =>
  rewriteKeywords(schema, (key, value) => {
    if (key === '$ref' && typeof value === 'string') return [[key, convertSchemaReference(value)]];
    if (key === 'type' && value === 'file') return Object.entries({type: 'string', format: 'binary'});
    if (key === 'discriminator' && typeof value === 'string') return [[key, {propertyName: value}]];
    if (key === 'collectionFormat') return [];
    return key === 'x-nullable' ? [['nullable', value]] : undefined;
  });

function convertSchemaReference(reference: string): string {
  const [section, ...tokens] = parsePointer(reference);
  return section === 'definitions' ? `#/components/schemas${toFragment(...tokens)}` : reference;
}

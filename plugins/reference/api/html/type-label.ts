import type {Schema} from '../../../contract/openapi/model/types';
import {h, structure, type Node, type PageContext} from './context';

/**
 * The type of a schema in words: "string · date-time", "array of BrandColor", "one of 3", "string or null". Names of schemas
 * that have a section are links to it.
 */
export function typeLabel(schema: Schema, context: PageContext, level = 0): Node[] {
  const found = structure(schema, context);
  const isNullable = schema.types.includes('null');
  const types = schema.types.filter((type) => type !== 'null');
  const words: Node[] = schema.never
    ? [text('no value')]
    : types.length === 0 && found.choices.length === 0
      ? [text('any value')]
      : types.length === 0
        ? [text(choiceLabel(found))]
        : types.flatMap((type, index) => [
            ...(index > 0 ? [text(' or ')] : []),
            ...oneType(type, found, schema, context, level),
          ]);
  return [
    ...words,
    ...(schema.format === undefined ? [] : [text(` · ${schema.format}`)]),
    ...(isNullable ? [text(types.length === 0 ? '' : ' or null')] : []),
    ...(schema.ref !== undefined && hasOwnSection(found) ? [text(' · '), schemaName(schema.ref, context)] : []),
  ];
}

const text = (value: string): Node => ({type: 'text', value});

function oneType(type: string, found: Schema, schema: Schema, context: PageContext, level: number): Node[] {
  if (type === 'array' && found.tuple.length > 0) {
    return [text(`tuple of ${found.tuple.length}`)];
  }
  if (type === 'array' && found.items !== undefined && level < 4) {
    return [text('array of '), ...typeLabel(found.items, context, level + 1)];
  }
  const isMap = type === 'object' && found.fields.length === 0 && typeof found.otherFields === 'object';
  if (isMap && typeof found.otherFields === 'object' && found.otherFields !== schema && level < 4) {
    return [text('map of '), ...typeLabel(found.otherFields, context, level + 1)];
  }
  return [text(type)];
}

function choiceLabel(schema: Schema): string {
  const [choice] = schema.choices;
  return choice === undefined ? 'any value' : `${choice.kind === 'one' ? 'one' : 'any'} of ${choice.variants.length}`;
}

/** A scalar is said whole where it stands; a link would only lead to the same words. */
function hasOwnSection(schema: Schema): boolean {
  return (
    schema.fields.length > 0 || schema.choices.length > 0 || schema.values.length > 0 || schema.types.includes('object')
  );
}

/** The name of a schema, as a link when it has a section. */
export function schemaName(name: string, {schemaUrl}: PageContext): Node {
  const url = schemaUrl(name);
  return url === undefined ? h('span', {}, name) : h('a', {href: url}, name);
}

import {toPlainText} from '@developer-docs/utils';
import {OpenApiDocument} from '../document.js';
import {readSchema} from '../model/read-schema.js';
import type {Alternatives, Schema, Variant} from '../model/types.js';

/** A schema that allows everything. */
export const emptySchema: Schema = readSchema({}, new OpenApiDocument({}));

/** If a schema has the alternative `null`, its enumeration often doesn't contain `null`. */
export const isNullable = ({types, const: value}: Schema): boolean =>
  types.includes('null') && (value === undefined || value === null);

/** Returns whether no value consists of others, so that styles outside of paths don't matter. */
export const isScalar = ({types}: Schema): boolean =>
  types.length > 0 && types.every((type) => type !== 'array' && type !== 'object');

/** Returns whether a schema allows only certain values. */
export const hasValues = ({const: value, enumValues}: Schema): boolean => value !== undefined || enumValues.length > 0;

/** Returns whether a schema has no rules except its alternatives. */
export const isBare = (schema: Schema): boolean =>
  schema.types.every((type) => type === 'null') &&
  schema.enumValues.length === 0 &&
  schema.const === undefined &&
  schema.constraints.length === 0 &&
  schema.properties.length === 0 &&
  schema.patternProperties.length === 0 &&
  schema.additionalProperties === undefined &&
  schema.items === undefined &&
  schema.prefixItems.length === 0 &&
  schema.not === undefined;

export const isAnything = (schema: Schema): boolean =>
  isBare(schema) && schema.types.length === 0 && schema.alternatives.length === 0 && !schema.isNever;

/** Returns the schema of other properties; `undefined` if they can have any value. */
export function getOthers({additionalProperties}: Schema): Schema | false | undefined {
  if (additionalProperties === undefined || additionalProperties === false) return additionalProperties;
  if (additionalProperties.isNever) return false;
  return additionalProperties.ref === undefined && isAnything(additionalProperties) ? undefined : additionalProperties;
}

/** Returns the alternatives of a schema that has no other rules. */
export const getOnlyGroup = (schema: Schema): Alternatives | undefined =>
  schema.alternatives.length === 1 && isBare(schema) ? schema.alternatives[0] : undefined;

/** Creates alternatives for a schema that has none, to compare it with another schema's alternatives. */
export const createGroup = (schema: Schema, {kind}: Alternatives): Alternatives => ({
  kind,
  variants: [
    {
      // Keywords that are compared with the alternatives as a whole are omitted.
      schema: schema.ref === undefined ? {...omitAnnotations(schema), types: omitNull(schema.types)} : schema,
      discriminatorValues: [],
      requiredProperties: [],
    },
  ],
});

export const omitNull = (types: readonly string[]) => types.filter((type) => type !== 'null');
const omitAnnotations = ({description: _, default: __, ...rest}: Schema): Schema => ({...rest, isDeprecated: false});

/** Identifies an alternative in a change's path. */
export const getVariantLabel = ({schema, discriminatorValues, requiredProperties}: Variant): string =>
  schema.ref ??
  schema.title ??
  ([
    discriminatorValues.join(', '),
    requiredProperties.join(', '),
    [...schema.enumValues.map(({value}) => toPlainText(value))].join(', '),
    schema.types.join(' | '),
  ].find((text) => text !== '') ||
    'any');

export const describeGroup = ({kind, variants}: Alternatives): string =>
  `${kind}: ${variants.map(getVariantLabel).join(', ')}`;

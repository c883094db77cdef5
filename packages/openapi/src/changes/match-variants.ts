import {toCanonicalJson} from '@developer-docs/utils';
import type {Variant} from '../model/types.js';
import {matchItems, type Matches, type Side} from './match-items.js';
import type {SchemaReader} from './schema-reader.js';

/**
 * Matches alternatives by what identifies them: a reference, a discriminator, a title, or their content; or else by
 * names of properties or types that no other one has.
 */
export const matchVariants = (
  before: readonly Variant[],
  after: readonly Variant[],
  readers: Readonly<Record<Side, SchemaReader>>,
): Matches<Variant> =>
  matchItems(before, after, [
    {getKey: ({schema}) => schema.ref ?? ''},
    {getKey: ({discriminatorValues}) => discriminatorValues.join('\n')},
    {getKey: ({schema, requiredProperties}) => schema.title ?? requiredProperties.join('\n')},
    {getKey: ({schema}) => toCanonicalJson(schema)},
    {
      getKey: ({schema}, side) => {
        const names = readers[side].expand(schema).properties.map(({name}) => name);
        return names.sort().join('\n');
      },
      isUnique: true,
    },
    {getKey: ({schema}, side) => readers[side].listTypes(readers[side].expand(schema)).join('\n'), isUnique: true},
  ]);

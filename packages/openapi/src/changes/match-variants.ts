import {toCanonicalJson} from '@developer-docs/utils';
import type {Variant} from '../model/types.js';
import type {SchemaReader} from './schema-reader.js';

type Side = 'before' | 'after';

export interface VariantMatches {
  readonly pairs: readonly (readonly [Variant, Variant])[];
  readonly removed: readonly Variant[];
  readonly added: readonly Variant[];
}

/**
 * Matches alternatives by what identifies them: a reference, a discriminator, a title, or their content; or else by
 * names of properties or types that no other one has.
 */
export function matchVariants(
  before: readonly Variant[],
  after: readonly Variant[],
  readers: Readonly<Record<Side, SchemaReader>>,
): VariantMatches {
  const pairs: [Variant, Variant][] = [];
  let [removed, added] = [[...before], [...after]];
  const match = (getKey: (variant: Variant, side: Side) => string | undefined, isUnique = false) => {
    const [old, current] = [groupBy(removed, getKey, 'before'), groupBy(added, getKey, 'after')];
    for (const [key, variants] of old) {
      const others = current.get(key) ?? [];
      if (key === '' || (isUnique && variants.length + others.length > 2)) continue;
      for (const [index, variant] of variants.entries()) {
        const other = others[index];
        if (other !== undefined) pairs.push([variant, other]);
      }
    }
    const matched = new Set(pairs.flat());
    [removed, added] = [removed, added].map((variants) => variants.filter((variant) => !matched.has(variant))) as [
      Variant[],
      Variant[],
    ];
  };
  match(({schema}) => schema.ref);
  match(({discriminatorValues}) => discriminatorValues.join('\n'));
  match(({schema, requiredProperties}) => schema.title ?? requiredProperties.join('\n'));
  match(({schema}) => toCanonicalJson(schema));
  match(({schema}, side) => {
    const names = readers[side].expand(schema).properties.map(({name}) => name);
    return names.sort().join('\n');
  }, true);
  match(({schema}, side) => readers[side].listTypes(readers[side].expand(schema)).join('\n'), true);
  return {pairs, removed, added};
}

function groupBy(
  variants: readonly Variant[],
  getKey: (variant: Variant, side: Side) => string | undefined,
  side: Side,
): Map<string, Variant[]> {
  const groups = new Map<string, Variant[]>();
  for (const variant of variants) {
    const key = getKey(variant, side) ?? '';
    groups.set(key, [...(groups.get(key) ?? []), variant]);
  }
  return groups;
}

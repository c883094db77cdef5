import {toCanonicalJson} from '@developer-docs/utils';
import type {Variant} from '../model/types.js';
import {matchItems, type Matches} from './match-items.js';
import {getVariantLabel} from './schema-traits.js';

/** Matches alternatives by what identifies them, or else by their content. */
export const matchVariants = (before: readonly Variant[], after: readonly Variant[]): Matches<Variant> =>
  matchItems(before, after, [getVariantLabel, ({schema}) => toCanonicalJson(schema)]);

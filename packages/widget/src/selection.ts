import type {Design, Selection} from '../../../contract/ui-sdk';
import {createError} from './errors';

/**
 * Returns the selection of a variant of a design, or of the original design if `variantId` is `null`.
 *
 * @throws `variant_not_found` if there is no design, or the design has no such variant.
 */
export function findSelection(design: Design | null, variantId: string | null): Selection {
  const source = variantId === null ? design : design?.variants.find((variant) => variant.variantId === variantId);
  if (design === null || source === null || source === undefined) {
    throw createError('variant_not_found', {variantId});
  }
  return {designId: design.designId, variantId, files: source.files, blocks: source.blocks};
}

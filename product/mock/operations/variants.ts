import {filterItems, ProblemError, toTimestamp} from '@developer-docs/mock-api';
import {getCallerScope} from '../authentication';
import type {ProductHandler} from '../services';
import {createAccessCheck} from './requests';

export const getDesignVariants: ProductHandler = (call, services) => {
  const {caller, links, parameters, now} = call;
  const {store, lifecycle, pages} = services;
  const hasAccess = createAccessCheck(call, services);
  const id = String(parameters.designId);
  const design = store.designs.get(id);
  const status = design && hasAccess(design.request) ? lifecycle.getStatus(design.request, now) : undefined;
  if (design === undefined || status === undefined) {
    throw new ProblemError('design_not_found', {detail: `No design has the ID ${id}.`});
  }
  if (status === 'expired') {
    const deletedAt = toTimestamp(lifecycle.getExpiryTime(design.request));
    throw new ProblemError('design_expired', {detail: `The design ${id} was deleted at ${deletedAt}.`});
  }
  const page = pages.select(filterItems(design.variants, call), call, getCallerScope(caller));
  return {
    status: 200,
    body: {
      designId: design.id,
      requestId: design.request.id,
      data: page.items.map((variant) => links.createVariantJson(design, variant)),
      nextCursor: page.nextCursor,
      linksExpireAt: links.expiresAt,
    },
  };
};

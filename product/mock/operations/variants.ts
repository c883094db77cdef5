import {filterItems, ProblemError, toTimestamp} from '@developer-docs/mock-api';
import {getCallerScope} from '../authentication';
import type {Design} from '../store/store';
import type {OperationCall} from '../operation-call';
import type {OperationHandler} from './operation-handler';
import type {Services} from '../services';
import {createAccessCheck} from './requests';

export const getDesignVariants: OperationHandler = (call, services) => {
  const {caller, links} = call;
  const design = requireDesign(call, services);
  const page = services.pages.open(call, getCallerScope(caller)).select(filterItems(design.variants, call));
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

/**
 * Returns the design that the path parameter identifies.
 *
 * @throws ProblemError with `user_not_found`, `design_not_found`, or `design_expired`.
 */
function requireDesign(call: OperationCall, services: Services): Design {
  const {parameters, now} = call;
  const {store, lifecycle} = services;
  const hasAccess = createAccessCheck(call, services);
  const id = String(parameters.designId);
  const design = store.designs.get(id);
  const request = design?.request;
  const status = request !== undefined && hasAccess(request) ? lifecycle.getStatus(request, now) : undefined;
  if (design === undefined || request === undefined || status === undefined) {
    throw new ProblemError('design_not_found', {detail: `No design has the ID ${id}.`});
  }
  if (status === 'expired') {
    throw new ProblemError('design_expired', {
      detail: `The design ${id} was deleted at ${toTimestamp(lifecycle.getExpiryTime(request))}.`,
    });
  }
  return design;
}

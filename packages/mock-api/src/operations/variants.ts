import {stringAt} from '../contract/json';
import {canAccessRequest} from '../middleware/authentication';
import {ProblemError} from '../problems';
import {toTimestamp} from '../store/clock';
import type {Design, User} from '../store/store';
import type {OperationCall, OperationHandler, OperationResult, Services} from './operation-handler';
import {readPage} from './paging';
import {requireAccessibleUser} from './requests';

function listVariants(design: Design, call: OperationCall, services: Services): OperationResult {
  const {parameters, links} = call;
  const aspect = stringAt(parameters, 'variesBy');
  const variants = design.variants.filter(({variesBy}) => aspect === undefined || variesBy.includes(aspect));
  const page = readPage(call, services).slice(variants);
  return {
    status: 200,
    body: {
      designId: design.id,
      requestId: design.request.id,
      data: page.data.map((variant) => links.variantToJson(design, variant)),
      nextCursor: page.nextCursor,
      linksExpireAt: links.expiresAt,
    },
  };
}

export const getDesignVariants: OperationHandler = (call, services) =>
  listVariants(requireDesign(call, services), call, services);

export const enterpriseGetDesignVariants: OperationHandler = (call, services) => {
  const user = requireAccessibleUser(call, services);
  return listVariants(requireDesign(call, services, user), call, services);
};

/**
 * Returns the design that the path parameter identifies.
 *
 * @param owner - The user that the design must belong to. Default: any user whose designs the caller has access to.
 * @throws ProblemError with `design_not_found` or `design_expired`.
 */
function requireDesign({caller, parameters, now}: OperationCall, {store, lifecycle}: Services, owner?: User): Design {
  const id = String(parameters.designId);
  const design = store.designs.get(id);
  const request = design?.request;
  const status =
    request !== undefined && canAccessRequest(caller, request, owner) ? lifecycle.getStatus(request, now) : undefined;
  if (design === undefined || request === undefined || status === undefined) {
    throw new ProblemError('design_not_found', {detail: `There is no design ${id}.`});
  }
  if (status === 'expired') {
    throw new ProblemError('design_expired', {
      detail: `The design ${id} was deleted at ${toTimestamp(lifecycle.getExpiryTime(request))}.`,
    });
  }
  return design;
}

import {ProblemError, createValidationError, type FieldError} from '@developer-docs/mock-api';
import {arrayAt, formatCount, isObject, type JsonObject} from '@developer-docs/utils';
import {getRequestKind} from '../directives';
import type {ProductCall, ProductHandler, Services} from '../services';
import type {User} from '../state/store';
import {allowances, countUsage} from '../state/usage';
import {limitOpenRequests, createRequest} from './requests';
import {requireActiveUser} from './users';

/** Generates for the user in the path, for the token's user, or, with an API key, for the account. */
export const generateDesignsOrContent: ProductHandler = (call, services) => {
  const user = call.parameters.userId === undefined ? call.caller.user : requireActiveUser(call, services);
  // The contract's `plans.yaml` defines which plan applies to calls without a user.
  const plan = user?.plan ?? (call.caller.workspace.isEnterprise ? 'enterprise' : 'pro');
  const editErrors = findEditErrors(call, services, user);
  if (editErrors.length > 0) throw createValidationError(editErrors);
  const blockErrors = findBlockErrors(call.body, services);
  if (blockErrors.length > 0) {
    const subject = blockErrors.length === 1 ? "1 block doesn't" : `${blockErrors.length} blocks don't`;
    throw new ProblemError('block_not_allowed', {detail: `${subject} fit the design type.`, errors: blockErrors});
  }
  const missingFeatures = findMissingFeatures(call.body, services, plan);
  if (missingFeatures.length > 0) {
    const detail = `The ${plan} plan doesn't include ${formatCount(missingFeatures.length, 'requested feature')}.`;
    throw new ProblemError('feature_not_in_plan', {detail, errors: missingFeatures});
  }
  return createUserRequest(call, services, user, plan);
};

export const extractBrand: ProductHandler = (call, services) => {
  const user = requireActiveUser(call, services);
  return createUserRequest(call, services, user, user.plan);
};

/**
 * Finds the errors of a request that edits a design: the caller must have access to the design, the request must have
 * the same design type, and it must create exactly one design.
 */
function findEditErrors({body, caller, now}: ProductCall, {store, lifecycle}: Services, user?: User): FieldError[] {
  if (body.editOf === undefined) return [];
  const design = store.designs.get(String(body.editOf));
  const owner = design?.request.user;
  const isAccessible =
    design?.request.workspace === caller.workspace &&
    (owner === undefined || user === undefined || owner === user) &&
    lifecycle.getStatus(design.request, now) === 'succeeded';
  const errors: FieldError[] = [];
  if (!isAccessible) {
    errors.push({pointer: '/editOf', code: 'not_found', detail: `No design has the ID ${String(body.editOf)}.`});
  } else if (design.designType !== body.designType) {
    const detail = `An edit must have the same design type as the original (${design.designType}).`;
    errors.push({pointer: '/designType', code: 'not_allowed', detail});
  }
  if (Number(body.designCount) !== 1) {
    errors.push({pointer: '/designCount', code: 'not_allowed', detail: 'An edit creates exactly 1 design.'});
  }
  return errors;
}

/** Finds blocks or block types that the design type doesn't allow, or not so many of. */
function findBlockErrors(body: JsonObject, {contract}: Services): FieldError[] {
  const blockTypes = contract.getEnumValues('ContentBlockType');
  const counts = new Map<string, number>();
  const items = ['blocks', 'blockTypes'].flatMap((field) =>
    arrayAt(body, field).map(
      (item, index) => [`/${field}/${index}`, String(isObject(item) ? item.type : item)] as const,
    ),
  );
  const errors: FieldError[] = [];
  for (const [pointer, type] of items) {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    const maxCount = Number(blockTypes[type]?.maxCount);
    if (!arrayAt(blockTypes[type], 'designTypes').includes(body.designType)) {
      const detail = `A ${String(body.designType)} can't contain ${type} blocks.`;
      errors.push({pointer, code: 'not_allowed', detail});
    } else if (count > maxCount) {
      const detail = `A design can contain at most ${formatCount(maxCount, `${type} block`)}; this is number ${count}.`;
      errors.push({pointer, code: 'too_many', detail});
    }
  }
  return errors;
}

function findMissingFeatures(body: JsonObject, {contract}: Services, plan: string): FieldError[] {
  const planFeatures = contract.getEnumValues('Plan')[plan];
  const maxVariants = Number(planFeatures?.variantsPerDesign);
  const errors: FieldError[] = [];
  const addError = (pointer: string, detail: string) =>
    errors.push({pointer, code: 'not_in_plan', detail: `The ${plan} plan ${detail}.`});
  if (Number(body.variantCount) > maxVariants) {
    addError('/variantCount', `includes at most ${maxVariants} variants`);
  }
  for (const [index, format] of arrayAt(body, 'formats').entries()) {
    if (!arrayAt(planFeatures, 'formats').includes(format)) {
      addError(`/formats/${index}`, `doesn't include ${String(format)}`);
    }
  }
  return errors;
}

/**
 * Creates a request if the user's remaining allowance is sufficient, given what open requests reserve, and if the plan
 * allows another open request. Calls without a user have no allowance.
 *
 * @throws ProblemError with `allowance_exhausted` or `too_many_open_requests`.
 */
function createUserRequest(call: ProductCall, services: Services, user: User | undefined, plan: string) {
  const {caller, now, body, operation} = call;
  const {workspace} = user ?? caller;
  const usage = countUsage({kind: getRequestKind(operation) ?? '', input: body, workspace});
  if (user && usage) {
    const {used, reserved, allowed} = services.users.getUsage(user, usage.allowance, now);
    if (used + reserved + usage.count > allowed) {
      const {noun} = allowances[usage.allowance];
      const reservation = reserved === 0 ? '' : `, and open requests reserve ${reserved}`;
      throw new ProblemError('allowance_exhausted', {
        detail: `The user has used ${used} of ${allowed} ${noun} in ${user.usage.month}${reservation}.`,
      });
    }
  }
  limitOpenRequests(call, services, {
    max: Number(services.contract.getEnumValues('Plan')[plan]?.openRequests),
    matches: ({user: owner, kind}) => owner === user && kind !== 'data-export',
    owner: user === undefined ? 'account' : 'user',
    noun: 'open request',
  });
  return createRequest(call, services, user);
}

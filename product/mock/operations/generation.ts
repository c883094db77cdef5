import {arrayAt, formatCount, isObject, type JsonObject} from '@developer-docs/utils';
import {ProblemError, createValidationError, type FieldError} from '@developer-docs/mock-api';
import type {User} from '../store/store';
import type {UsageCounter} from '../store/users';
import {getRequestKind} from '../directives';
import type {OperationCall} from '../operation-call';
import type {OperationHandler} from './operation-handler';
import type {Services} from '../services';
import {assertFewOpenRequests, createRequest, requireActiveUser} from './requests';

/**
 * Generates designs or content for the user in the path, for the token's user, or, with an API key, for the account.
 */
export const generate: OperationHandler = (call, services) => {
  const user = call.parameters.userId === undefined ? call.caller.user : requireActiveUser(call, services);
  // The contract's `plans.yaml` defines which plan applies to calls without a user.
  const plan = user?.plan ?? (call.caller.workspace.account.isEnterprise ? 'enterprise' : 'pro');
  assertEditAllowed(call, services, user);
  assertBlocksAllowed(call, services);
  assertFeaturesInPlan(call, services, plan);
  if (getRequestKind(call.operation) === 'content') {
    assertAllowance(call, services, user, {counter: 'contentRequests', count: 1});
  } else if (call.body.editOf === undefined) {
    assertAllowance(call, services, user, {counter: 'designs', count: Number(call.body.designCount)});
  }
  assertOpenRequestLimit(call, services, user, plan);
  return createRequest(call, services, user);
};

/**
 * Checks the design that the request edits: the caller must have access to it, the request must have the same design
 * type, and it must create exactly one design.
 *
 * @throws ProblemError with `validation_failed`.
 */
function assertEditAllowed(
  {body, caller, now}: OperationCall,
  {store, lifecycle}: Services,
  user: User | undefined,
): void {
  if (body.editOf === undefined) {
    return;
  }
  const design = store.designs.get(String(body.editOf));
  const owner = design?.request.user;
  const isAccessible =
    design !== undefined &&
    design.request.workspace === caller.workspace &&
    (owner === undefined || user === undefined || owner === user) &&
    lifecycle.getStatus(design.request, now) === 'succeeded';
  const errors: FieldError[] = [];
  if (!isAccessible) {
    errors.push({pointer: '/editOf', code: 'not_found', detail: `No design has the ID ${String(body.editOf)}.`});
  } else if (design.designType !== body.designType) {
    errors.push({
      pointer: '/designType',
      code: 'not_allowed',
      detail: `An edit must have the same design type as the original (${design.designType}).`,
    });
  }
  if (Number(body.designCount) !== 1) {
    errors.push({pointer: '/designCount', code: 'not_allowed', detail: 'An edit creates exactly 1 design.'});
  }
  if (errors.length > 0) {
    throw createValidationError(errors);
  }
}

/** @throws ProblemError with `block_not_allowed`. */
function assertBlocksAllowed({body}: OperationCall, {contract}: Services): void {
  const blockTypes = contract.getEnumValues('ContentBlockType');
  const earlier: string[] = [];
  const errors = listBlocks(body).flatMap(({pointer, type}): FieldError[] => {
    earlier.push(type);
    const count = earlier.filter((other) => other === type).length;
    const maxCount = Number(blockTypes[type]?.maxCount);
    if (!arrayAt(blockTypes[type], 'designTypes').includes(body.designType)) {
      return [{pointer, code: 'not_allowed', detail: `A ${String(body.designType)} can't contain ${type} blocks.`}];
    }
    const limit = formatCount(maxCount, `${type} block`);
    const detail = `A design can contain at most ${limit}; this is number ${count}.`;
    return count > maxCount ? [{pointer, code: 'too_many', detail}] : [];
  });
  if (errors.length > 0) {
    const subject = errors.length === 1 ? "1 block doesn't" : `${errors.length} blocks don't`;
    throw new ProblemError('block_not_allowed', {detail: `${subject} fit the design type.`, errors});
  }
}

/** Lists the blocks or block types of a request body with their JSON pointers. */
function listBlocks(body: JsonObject): {pointer: string; type: string}[] {
  return ['blocks', 'blockTypes'].flatMap((field) =>
    arrayAt(body, field).map((item, index) => ({
      pointer: `/${field}/${index}`,
      type: String(isObject(item) ? item.type : item),
    })),
  );
}

/** @throws ProblemError with `feature_not_in_plan`. */
function assertFeaturesInPlan({body}: OperationCall, {contract}: Services, plan: string): void {
  const planFeatures = contract.getEnumValues('Plan')[plan];
  const maxVariants = Number(planFeatures?.variantsPerDesign);
  const missing = [
    ...(Number(body.variantCount) > maxVariants
      ? [{pointer: '/variantCount', detail: `The ${plan} plan includes at most ${maxVariants} variants.`}]
      : []),
    ...arrayAt(body, 'formats').flatMap((format, index) =>
      arrayAt(planFeatures, 'formats').includes(format)
        ? []
        : [{pointer: `/formats/${index}`, detail: `The ${plan} plan doesn't include ${String(format)}.`}],
    ),
  ];
  if (missing.length > 0) {
    const detail = `The ${plan} plan doesn't include ${formatCount(missing.length, 'requested feature')}.`;
    throw new ProblemError('feature_not_in_plan', {
      detail,
      errors: missing.map((error) => ({...error, code: 'not_in_plan'})),
    });
  }
}

const counterLabels: Readonly<Record<UsageCounter, string>> = {
  designs: 'designs',
  contentRequests: 'content requests',
  brandExtractions: 'brand extractions',
};

/**
 * Checks that the user's remaining allowance is sufficient, given what open requests reserve. Test data doesn't count
 * against allowances, and calls without a user have none.
 *
 * @throws ProblemError with `allowance_exhausted`.
 */
export function assertAllowance(
  {now}: OperationCall,
  {users}: Services,
  user: User | undefined,
  {counter, count}: {readonly counter: UsageCounter; readonly count: number},
): void {
  if (user === undefined || user.workspace.mode === 'test') {
    return;
  }
  const reserved = users.getReserved(user, counter, now);
  const used = user.usage[counter];
  const allowed = users.getAllowance(user.plan, counter);
  if (used + reserved + count > allowed) {
    const reservation = reserved === 0 ? '' : `, and open requests reserve ${reserved}`;
    throw new ProblemError('allowance_exhausted', {
      detail: `The user has used ${used} of ${allowed} ${counterLabels[counter]} in ${user.usage.month}${reservation}.`,
    });
  }
}

/** @throws ProblemError with `too_many_open_requests`. */
export function assertOpenRequestLimit(
  {caller, now}: OperationCall,
  services: Services,
  user: User | undefined,
  plan: string,
): void {
  assertFewOpenRequests(services, now, {
    max: services.contract.getEnumNumber('Plan', plan, 'openRequests'),
    matches: ({workspace, user: owner, kind}) =>
      workspace === caller.workspace && owner === user && kind !== 'data-export',
    owner: user === undefined ? 'account' : 'user',
    noun: 'open request',
  });
}

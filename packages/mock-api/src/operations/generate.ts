import {listAt} from '../contract/json';
import {Refusal} from '../http/refusal';
import type {FieldError} from '../contract/field-errors';
import type {User} from '../state/store';
import type {Counter} from '../state/users';
import type {Call, Handler, Service} from './call';
import {blocksOf, countOpen, createWork, requireVisible} from './requests';

/** The core operations: for the user of the token, or for nobody. */
export const generate: Handler = (call, service) => {
  const {user} = call.caller;
  return start(call, service, user);
};

/** The same on behalf of the user whom the path names. */
export const enterpriseGenerate: Handler = (call, service) => {
  requireVisible(call, service);
  const user = service.users.requireActive(call.caller.account, String(call.parameters.userId), call.now);
  return start(call, service, user);
};

function start(call: Call, service: Service, user: User | undefined) {
  // A call for no user runs on a plan that plans.yaml names.
  const plan = user?.plan ?? (call.caller.account.isEnterprise ? 'enterprise' : 'pro');
  refuseBlocks(call, service);
  refuseFeatures(call, service, plan);
  if (call.operation.requestKind === 'content') {
    refuseAllowance(call, service, user, 'contentRequests', 1);
  } else {
    refuseAllowance(call, service, user, 'designs', Number(call.body.designCount));
  }
  refuseOpenRequests(call, service, user, plan);
  return createWork(call, service, user);
}

/** @throws Refusal with `block_not_allowed`. */
function refuseBlocks({body}: Call, {contract}: Service): void {
  const types = contract.values('content-blocks#ContentBlockType');
  const counts = new Map<string, number>();
  const errors = blocksOf(body).flatMap(({pointer, type}): FieldError[] => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    const most = Number(types[type]?.maxCount);
    if (!listAt(types[type], 'designTypes').includes(body.designType)) {
      return [
        {pointer, code: 'not_allowed', detail: `A ${String(body.designType)} holds no block of the type ${type}.`},
      ];
    }
    return count > most
      ? [{pointer, code: 'too_many', detail: `Is block ${count} of the type ${type}; a design holds at most ${most}.`}]
      : [];
  });
  if (errors.length > 0) {
    const what = errors.length === 1 ? '1 block does' : `${errors.length} blocks do`;
    throw new Refusal('block_not_allowed', {detail: `${what} not fit the design type.`, errors});
  }
}

/** @throws Refusal with `feature_not_in_plan`. */
function refuseFeatures({body}: Call, {contract}: Service, plan: string): void {
  const facts = contract.values('plans#Plan')[plan];
  const most = Number(facts?.variantsPerDesign);
  const formats = listAt(facts, 'formats');
  const errors: FieldError[] = [
    ...(Number(body.variantCount) > most
      ? [{pointer: '/variantCount', code: 'not_in_plan', detail: `The plan ${plan} allows at most ${most} variants.`}]
      : []),
    ...listAt(body, 'formats').flatMap((format, index) =>
      formats.includes(format)
        ? []
        : [
            {
              pointer: `/formats/${index}`,
              code: 'not_in_plan',
              detail: `The plan ${plan} does not include ${String(format)}.`,
            },
          ],
    ),
  ];
  if (errors.length > 0) {
    const what = errors.length === 1 ? '1 thing' : `${errors.length} things`;
    throw new Refusal('feature_not_in_plan', {
      detail: `The plan ${plan} does not include ${what} that the request asks for.`,
      errors,
    });
  }
}

const counted: Readonly<Record<Counter, string>> = {
  designs: 'designs',
  contentRequests: 'content requests',
  brandExtractions: 'brand extractions',
};

/**
 * Test keys count against no allowance, and calls for no user have none.
 *
 * @throws Refusal with `allowance_exhausted`.
 */
export function refuseAllowance(
  {caller}: Call,
  {users}: Service,
  user: User | undefined,
  counter: Counter,
  wanted: number,
): void {
  if (user === undefined || caller.mode === 'test') {
    return;
  }
  const used = user.usage[counter];
  const allowed = users.allowed(user.plan, counter);
  if (used + wanted > allowed) {
    throw new Refusal('allowance_exhausted', {
      detail: `${used} of ${allowed} ${counted[counter]} of ${user.usage.month} are used.`,
    });
  }
}

/** @throws Refusal with `too_many_open_requests`. */
export function refuseOpenRequests(call: Call, service: Service, user: User | undefined, plan: string): void {
  const {account} = call.caller;
  const most = service.contract.number('plans#Plan', plan, 'openRequests');
  const open = countOpen(
    service,
    call.now,
    (work) => work.account === account && work.user === user && work.kind !== 'data-export',
  );
  if (open >= most) {
    throw new Refusal('too_many_open_requests', {
      detail: `${open} of ${most} requests of ${user === undefined ? 'the account' : 'the user'} are open.`,
      headers: {'Retry-After': '2'},
    });
  }
}

import type {AsyncRequest, Usage, User} from './store';

/**
 * The monthly allowances: the kind of request that uses them, the property of plans that limits them, and their noun.
 */
export const allowances = {
  designs: {kind: 'designs', planProperty: 'designsPerMonth', noun: 'designs'},
  contentRequests: {kind: 'content', planProperty: 'contentRequestsPerMonth', noun: 'content requests'},
  brandExtractions: {kind: 'brand-extraction', planProperty: 'brandExtractionsPerMonth', noun: 'brand extractions'},
} as const;

export type Allowance = keyof typeof allowances;

export const allowanceNames = Object.keys(allowances) as Allowance[];

/** Returns how much of which allowance a request uses if it succeeds. Test data and edits don't count. */
export function countUsage({
  kind,
  input,
  workspace,
}: Pick<AsyncRequest, 'kind' | 'input' | 'workspace'>): {allowance: Allowance; count: number} | undefined {
  const allowance = allowanceNames.find((name) => allowances[name].kind === kind);
  return allowance === undefined || workspace.mode === 'test' || input.editOf !== undefined
    ? undefined
    : {allowance, count: allowance === 'designs' ? Number(input.designCount ?? 1) : 1};
}

/** Returns a time's calendar month (UTC), such as `2026-04`. */
const toMonth = (time: number) => new Date(time).toISOString().slice(0, 7);

export const createUsage = (now: number): Usage => ({month: toMonth(now), used: {}});

/** Applies a scheduled plan change that is due, and resets the usage at the start of a month. */
export function refreshUser(user: User, now: number): void {
  if (user.nextPlan && now >= user.nextPlan.startsAt) {
    user.plan = user.nextPlan.plan;
    delete user.nextPlan;
  }
  if (user.usage.month !== toMonth(now)) user.usage = createUsage(now);
}

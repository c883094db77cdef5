import type {Contract} from '../contract/contract';
import {isObject, type JsonObject} from '../contract/json';
import {Refusal} from '../http/refusal';
import {canGivePlan, type Account, type Mode} from './accounts';
import {day, minute, monthOf, nextMonth, toTimestamp} from './clock';
import type {Ids} from './ids';
import type {Store, Token, Usage, User} from './store';

/** What a login can set. */
export interface LoginInput {
  readonly userId: string;
  readonly displayName?: string;
  readonly language?: string;
  readonly plan?: string;
  readonly role?: string;
  readonly groups?: readonly string[];
}

const counters = {
  designs: 'designsPerMonth',
  contentRequests: 'contentRequestsPerMonth',
  brandExtractions: 'brandExtractionsPerMonth',
} as const;

export type Counter = keyof typeof counters;

/** The users of all accounts: their life from the first login to the erasure. */
export class Users {
  readonly #contract: Contract;
  readonly #store: Store;
  readonly #ids: Ids;

  constructor(contract: Contract, store: Store, ids: Ids) {
    this.#contract = contract;
    this.#store = store;
    this.#ids = ids;
  }

  /** A user as it is now: erased when the time to undo the deletion is over, on the plan that is due. */
  find(account: Account, id: string, now: number): User | undefined {
    const key = `${account.id} ${id}`;
    const user = this.#store.users.get(key);
    if (user?.deletedAt !== undefined && now >= this.#erasesAt(user.deletedAt)) {
      this.#store.users.delete(key);
      for (const [workId, work] of this.#store.works) {
        if (work.user === user) this.#store.works.delete(workId);
      }
      for (const [designId, design] of this.#store.designs) {
        if (design.work.user === user) this.#store.designs.delete(designId);
      }
      return undefined;
    }
    if (user) {
      refresh(user, now);
    }
    return user;
  }

  /** @throws Refusal with `user_not_found`. */
  require(account: Account, id: string, now: number): User {
    const user = this.find(account, id, now);
    if (user === undefined) {
      throw new Refusal('user_not_found', {detail: `There is no user with the id ${id}.`});
    }
    return user;
  }

  /** @throws Refusal with `user_not_found` or `user_deleted`. */
  requireActive(account: Account, id: string, now: number): User {
    const user = this.require(account, id, now);
    refuseDeleted(user);
    return user;
  }

  /**
   * Logs a user in and creates the user at the first login.
   *
   * @throws Refusal with `user_deleted`, `enterprise_required` or `plan_not_available`.
   */
  logIn(account: Account, mode: Mode, input: LoginInput, now: number): {user: User; token: Token; created: boolean} {
    const known = this.find(account, input.userId, now);
    if (known) {
      refuseDeleted(known);
    }
    if (!account.isEnterprise && (input.role === 'superuser' || (input.groups ?? []).length > 0)) {
      const what = input.role === 'superuser' ? 'The role superuser is' : 'Groups are';
      throw new Refusal('enterprise_required', {detail: `${what} for enterprise accounts.`});
    }
    this.#refusePlan(account, input.plan);
    const user = known ?? {
      account,
      id: input.userId,
      role: 'member',
      groups: [],
      plan: input.plan ?? 'free',
      language: 'en',
      createdAt: now,
      usage: unused(now),
    };
    if (input.displayName !== undefined) user.displayName = input.displayName;
    user.language = input.language ?? user.language;
    user.role = input.role ?? user.role;
    user.groups = input.groups ?? user.groups;
    this.#store.users.set(`${account.id} ${user.id}`, user);

    const minutes = this.#contract.number('limits#Limit', 'user-token-lifetime', 'value');
    const token = {value: this.#ids.token(), user, mode, expiresAt: now + minutes * minute, isRevoked: false};
    this.#store.tokens.set(token.value, token);
    return {user, token, created: known === undefined};
  }

  /** Locks a user out. A repeated deletion changes nothing. */
  delete(user: User, now: number): JsonObject {
    user.deletedAt ??= now;
    for (const token of this.#store.tokens.values()) {
      if (token.user === user) token.isRevoked = true;
    }
    return {
      userId: user.id,
      status: 'deleted',
      deletedAt: toTimestamp(user.deletedAt),
      erasesAt: toTimestamp(this.#erasesAt(user.deletedAt)),
    };
  }

  /** @throws Refusal with `user_not_deleted` or `plan_not_available`. */
  reactivate(user: User, plan: string | undefined): void {
    if (user.deletedAt === undefined) {
      throw new Refusal('user_not_deleted', {detail: `The user ${user.id} is active.`});
    }
    this.#refusePlan(user.account, plan);
    delete user.deletedAt;
    user.plan = plan ?? user.plan;
  }

  /** @throws Refusal with `plan_not_available`. */
  changePlan(user: User, plan: string, effective: string, now: number): void {
    this.#refusePlan(user.account, plan);
    delete user.nextPlan;
    if (effective === 'now') {
      user.plan = plan;
    } else if (plan !== user.plan) {
      user.nextPlan = {plan, startsAt: nextMonth(now)};
    }
  }

  /** How often the plan allows something in a month. */
  allowed(plan: string, counter: Counter): number {
    return this.#contract.number('plans#Plan', plan, counters[counter]);
  }

  /** The user as the contract shows it. */
  view(user: User): JsonObject {
    const count = (counter: Counter) => ({used: user.usage[counter], allowed: this.allowed(user.plan, counter)});
    return {
      userId: user.id,
      status: 'active',
      ...(user.displayName !== undefined && {displayName: user.displayName}),
      role: user.role,
      groups: user.groups,
      plan: user.plan,
      ...(user.nextPlan && {nextPlan: user.nextPlan.plan}),
      language: user.language,
      hasBrand: isObject(user.brand),
      createdAt: toTimestamp(user.createdAt),
      usage: {
        month: user.usage.month,
        designs: count('designs'),
        contentRequests: count('contentRequests'),
        brandExtractions: count('brandExtractions'),
      },
    };
  }

  #erasesAt(deletedAt: number): number {
    return deletedAt + this.#contract.number('limits#Limit', 'erasure-delay', 'value') * day;
  }

  #refusePlan(account: Account, plan: string | undefined): void {
    if (plan !== undefined && !canGivePlan(this.#contract, account, plan)) {
      throw new Refusal('plan_not_available', {
        detail: `The agreement of the account does not include the plan ${plan}.`,
      });
    }
  }
}

function refuseDeleted(user: User): void {
  if (user.deletedAt !== undefined) {
    throw new Refusal('user_deleted', {detail: `The user ${user.id} was deleted at ${toTimestamp(user.deletedAt)}.`});
  }
}

/** Brings a user up to date: a change of plan that is due, and the count of a new month. */
export function refresh(user: User, now: number): void {
  if (user.nextPlan && now >= user.nextPlan.startsAt) {
    user.plan = user.nextPlan.plan;
    delete user.nextPlan;
  }
  if (user.usage.month !== monthOf(now)) {
    user.usage = unused(now);
  }
}

const unused = (now: number): Usage => ({month: monthOf(now), designs: 0, contentRequests: 0, brandExtractions: 0});

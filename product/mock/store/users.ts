import {isObject, type JsonObject} from '@developer-docs/utils';
import {ProblemError, toTimestamp, type IdGenerator} from '@developer-docs/mock-api';
import type {ProductContract} from '../product-contract';
import {day, minute, startOfNextMonth, toMonth} from '../time';
import {isPlanAvailable, type Workspace} from './accounts';
import type {AsyncRequest, Store, Token, Usage, User} from './store';

const tokenCharacters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The request body of `loginUser`. */
export interface LoginInput {
  readonly userId: string;
  readonly displayName?: string;
  readonly language?: string;
  readonly plan?: string;
  readonly role?: string;
  readonly groups?: readonly string[];
}

/** The plan property that limits each usage counter. */
const allowanceProperties = {
  designs: 'designsPerMonth',
  contentRequests: 'contentRequestsPerMonth',
  brandExtractions: 'brandExtractionsPerMonth',
} as const;

export type UsageCounter = keyof typeof allowanceProperties;

/** Manages the users of all workspaces, from their first login to the erasure of their data. */
export class Users {
  constructor(
    private readonly contract: ProductContract,
    private readonly store: Store,
    private readonly ids: IdGenerator,
    private readonly refreshRequest: (request: AsyncRequest, now: number) => void,
  ) {}

  /**
   * Finds a user and applies changes that are due: the erasure after a deletion, a scheduled plan change, and the
   * monthly reset of usage.
   */
  find(workspace: Workspace, id: string, now: number): User | undefined {
    const key = toUserKey(workspace, id);
    const user = this.store.users.get(key);
    if (user?.deletedAt !== undefined && now >= this.getErasureTime(user.deletedAt)) {
      this.erase(key, user, this.getErasureTime(user.deletedAt));
      return undefined;
    }
    if (user) {
      refreshUser(user, now);
    }
    return user;
  }

  /**
   * Returns a user, who may be deleted.
   *
   * @throws ProblemError with `user_not_found`.
   */
  require(workspace: Workspace, id: string, now: number): User {
    const user = this.find(workspace, id, now);
    if (user === undefined) {
      throw new ProblemError('user_not_found', {detail: `No user has the ID ${id}.`});
    }
    return user;
  }

  /**
   * Returns a user who isn't deleted.
   *
   * @throws ProblemError with `user_not_found` or `user_deleted`.
   */
  requireActive(workspace: Workspace, id: string, now: number): User {
    const user = this.require(workspace, id, now);
    assertNotDeleted(user);
    return user;
  }

  /**
   * Logs a user in. The first login creates the user.
   *
   * @throws ProblemError with `user_deleted`, `enterprise_required`, or `plan_not_available`.
   */
  logIn(workspace: Workspace, input: LoginInput, now: number): {user: User; token: Token; created: boolean} {
    const existing = this.find(workspace, input.userId, now);
    if (existing) {
      assertNotDeleted(existing);
    }
    if (!workspace.account.isEnterprise && (input.role === 'superuser' || (input.groups ?? []).length > 0)) {
      const feature = input.role === 'superuser' ? 'The superuser role requires' : 'Groups require';
      throw new ProblemError('enterprise_required', {detail: `${feature} an enterprise account.`});
    }
    this.assertPlanAvailable(workspace, input.plan);
    const user = existing ?? {
      workspace,
      id: input.userId,
      role: 'member',
      groups: [],
      plan: input.plan ?? 'free',
      language: 'en',
      createdAt: now,
      usage: createEmptyUsage(now),
    };
    if (input.displayName !== undefined) {
      user.displayName = input.displayName;
    }
    user.language = input.language ?? user.language;
    user.role = input.role ?? user.role;
    user.groups = input.groups ?? user.groups;
    this.store.users.set(toUserKey(workspace, user.id), user);

    const lifetime = this.contract.getLimitValue('user-token-lifetime') * minute;
    const token = {value: this.ids.next('ut', 32, tokenCharacters), user, expiresAt: now + lifetime, isRevoked: false};
    this.store.tokens.set(token.value, token);
    return {user, token, created: existing === undefined};
  }

  /** Deletes a user and immediately revokes the user's tokens. Deleting a deleted user has no effect. */
  delete(user: User, now: number): JsonObject {
    user.deletedAt ??= now;
    for (const token of this.store.tokens.values()) {
      if (token.user === user) {
        token.isRevoked = true;
      }
    }
    return {userId: user.id, ...this.createDeletionJson(user.deletedAt)};
  }

  /** Returns the fields of a deleted user that describe the deletion. */
  createDeletionJson(deletedAt: number): JsonObject {
    return {
      status: 'deleted',
      deletedAt: toTimestamp(deletedAt),
      erasesAt: toTimestamp(this.getErasureTime(deletedAt)),
    };
  }

  /** Erases all users whose erasure is due. Call it before reading the data of several users. */
  eraseDueUsers(now: number): void {
    for (const {workspace, id} of [...this.store.users.values()]) {
      this.find(workspace, id, now);
    }
  }

  /**
   * Reactivates a deleted user.
   *
   * @throws ProblemError with `user_not_deleted` or `plan_not_available`.
   */
  reactivate(user: User, plan: string | undefined): void {
    if (user.deletedAt === undefined) {
      throw new ProblemError('user_not_deleted', {detail: `The user ${user.id} is active.`});
    }
    this.assertPlanAvailable(user.workspace, plan);
    delete user.deletedAt;
    user.plan = plan ?? user.plan;
  }

  /** @throws ProblemError with `plan_not_available`. */
  changePlan(user: User, plan: string, effective: string, now: number): void {
    this.assertPlanAvailable(user.workspace, plan);
    delete user.nextPlan;
    if (effective === 'now') {
      user.plan = plan;
    } else if (plan !== user.plan) {
      user.nextPlan = {plan, startsAt: startOfNextMonth(now)};
    }
  }

  /** Returns a plan's allowance per calendar month. */
  getAllowance(plan: string, counter: UsageCounter): number {
    return this.contract.getEnumNumber('Plan', plan, allowanceProperties[counter]);
  }

  /** Returns how much of an allowance the user's open requests will use if they succeed. */
  getReserved(user: User, counter: UsageCounter, now: number): number {
    const requests = [...this.store.requests.values()].filter((request) => request.user === user);
    requests.forEach((request) => {
      this.refreshRequest(request, now);
    });
    return requests
      .filter(({finishedAt}) => finishedAt === undefined)
      .reduce((sum, request) => sum + countUsage(request)[counter], 0);
  }

  /** Converts a user to a response body. */
  toJson(user: User, now: number): JsonObject {
    const toUsage = (counter: UsageCounter) => {
      // First, because this finishes requests that are due.
      const reserved = this.getReserved(user, counter, now);
      return {used: user.usage[counter], reserved, allowed: this.getAllowance(user.plan, counter)};
    };
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
        designs: toUsage('designs'),
        contentRequests: toUsage('contentRequests'),
        brandExtractions: toUsage('brandExtractions'),
      },
    };
  }

  /** Erases a user's data, and the results of exports that contain it. */
  private erase(key: string, user: User, now: number): void {
    this.store.users.delete(key);
    for (const [id, request] of this.store.requests) {
      if (request.user === user) {
        this.store.requests.delete(id);
      } else if (request.result?.kind === 'data-export' && request.result.users.has(user)) {
        request.resultDeletedAt ??= now;
      }
    }
    for (const [id, design] of this.store.designs) {
      if (design.request.user === user) {
        this.store.designs.delete(id);
      }
    }
  }

  private getErasureTime(deletedAt: number): number {
    return deletedAt + this.contract.getLimitValue('erasure-delay') * day;
  }

  private assertPlanAvailable(workspace: Workspace, plan: string | undefined): void {
    if (plan !== undefined && !isPlanAvailable(this.contract, workspace.account, plan)) {
      throw new ProblemError('plan_not_available', {
        detail: `The account's agreement doesn't include the ${plan} plan.`,
      });
    }
  }
}

/** Returns how much of each allowance a request uses if it succeeds. Test data and edits don't count. */
export function countUsage({kind, input, workspace}: AsyncRequest): Readonly<Record<UsageCounter, number>> {
  const isCounted = workspace.mode === 'live' && input.editOf === undefined;
  const count = (countedKind: string, amount = 1) => (isCounted && kind === countedKind ? amount : 0);
  return {
    designs: count('designs', Number(input.designCount ?? 1)),
    contentRequests: count('content'),
    brandExtractions: count('brand-extraction'),
  };
}

const toUserKey = (workspace: Workspace, id: string) => `${workspace.id} ${id}`;

function assertNotDeleted(user: User): void {
  if (user.deletedAt !== undefined) {
    throw new ProblemError('user_deleted', {
      detail: `The user ${user.id} was deleted at ${toTimestamp(user.deletedAt)}.`,
    });
  }
}

/** Applies a scheduled plan change that is due, and resets the usage at the start of a month. */
export function refreshUser(user: User, now: number): void {
  if (user.nextPlan && now >= user.nextPlan.startsAt) {
    user.plan = user.nextPlan.plan;
    delete user.nextPlan;
  }
  if (user.usage.month !== toMonth(now)) {
    user.usage = createEmptyUsage(now);
  }
}

const createEmptyUsage = (now: number): Usage => ({
  month: toMonth(now),
  designs: 0,
  contentRequests: 0,
  brandExtractions: 0,
});

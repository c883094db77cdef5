import {ProblemError, toTimestamp, type IdGenerator} from '@developer-docs/mock-api';
import {isObject, type JsonObject} from '@developer-docs/utils';
import type {ProductContract} from '../product-contract';
import type {Workspace} from './accounts';
import type {RequestLifecycle} from './request-lifecycle';
import type {Store, Token, User} from './store';
import {allowanceNames, allowances, countUsage, createUsage, refreshUser, type Allowance} from './usage';

const tokenCharacters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The request body of `loginUser`. */
export type LoginInput = Partial<Pick<User, 'displayName' | 'language' | 'plan' | 'role' | 'groups'>> & {
  readonly userId: string;
};

/** Manages the users of all workspaces, from their first login to the erasure of their data. */
export class Users {
  constructor(
    private readonly contract: ProductContract,
    private readonly store: Store,
    private readonly ids: IdGenerator,
    private readonly lifecycle: RequestLifecycle,
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
    if (user) refreshUser(user, now);
    return user;
  }

  /**
   * Logs a user in. The first login creates the user.
   *
   * @throws ProblemError with `user_deleted`, `enterprise_required`, or `plan_not_available`.
   */
  logIn(
    workspace: Workspace,
    {userId: id, ...input}: LoginInput,
    now: number,
  ): {user: User; token: Token; created: boolean} {
    const existing = this.find(workspace, id, now);
    if (existing) assertNotDeleted(existing);
    if (!workspace.isEnterprise && (input.role === 'superuser' || (input.groups ?? []).length > 0)) {
      const feature = input.role === 'superuser' ? 'The superuser role requires' : 'Groups require';
      throw new ProblemError('enterprise_required', {detail: `${feature} an enterprise account.`});
    }
    this.assertPlanAvailable(workspace, input.plan);
    const defaults = {
      role: 'member',
      groups: [],
      plan: 'free',
      language: 'en',
      createdAt: now,
      usage: createUsage(now),
    };
    const user: User = existing ?? {...defaults, ...input, workspace, id};
    // Only the first login sets the plan.
    Object.assign(user, input, {plan: user.plan});
    this.store.users.set(toUserKey(workspace, id), user);
    const token = {
      value: this.ids.next('ut', 32, tokenCharacters),
      user,
      expiresAt: now + this.contract.getDuration('user-token-lifetime'),
      isRevoked: false,
    };
    this.store.tokens.set(token.value, token);
    return {user, token, created: existing === undefined};
  }

  /** Deletes a user and immediately revokes the user's tokens. Deleting a deleted user has no effect. */
  delete(user: User, now: number): JsonObject {
    user.deletedAt ??= now;
    for (const token of this.store.tokens.values()) token.isRevoked ||= token.user === user;
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
    for (const {workspace, id} of [...this.store.users.values()]) this.find(workspace, id, now);
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

  /**
   * Returns how much of a monthly allowance is used, and how much the user's open requests will use if they succeed.
   */
  getUsage(user: User, allowance: Allowance, now: number): Readonly<Record<'used' | 'reserved' | 'allowed', number>> {
    let reserved = 0;
    for (const request of this.store.requests.values()) {
      if (request.user === user) {
        this.lifecycle.refresh(request, now);
        const usage = request.finishedAt === undefined ? countUsage(request) : undefined;
        reserved += usage?.allowance === allowance ? usage.count : 0;
      }
    }
    const allowed = Number(this.contract.getEnumValues('Plan')[user.plan]?.[allowances[allowance].planProperty]);
    return {used: user.usage.used[allowance] ?? 0, reserved, allowed};
  }

  /** Converts a user to a response body. */
  toJson(user: User, now: number): JsonObject {
    const {displayName, role, groups, plan, nextPlan, language, usage} = user;
    return {
      userId: user.id,
      status: 'active',
      displayName,
      role,
      groups,
      plan,
      nextPlan: nextPlan?.plan,
      language,
      hasBrand: isObject(user.brand),
      createdAt: toTimestamp(user.createdAt),
      usage: {
        month: usage.month,
        ...Object.fromEntries(allowanceNames.map((name) => [name, this.getUsage(user, name, now)])),
      },
    };
  }

  /** Erases a user's data, and the results of exports that contain it. */
  private erase(key: string, user: User, now: number): void {
    const {users, requests, designs} = this.store;
    users.delete(key);
    for (const [id, request] of requests) {
      if (request.user === user) {
        requests.delete(id);
      } else if (request.result?.kind === 'data-export' && request.result.users.has(user)) {
        request.resultDeletedAt ??= now;
      }
    }
    for (const [id, design] of designs) {
      if (design.request.user === user) designs.delete(id);
    }
  }

  private getErasureTime(deletedAt: number): number {
    return deletedAt + this.contract.getDuration('erasure-delay');
  }

  private assertPlanAvailable(workspace: Workspace, plan: string | undefined): void {
    if (
      plan !== undefined &&
      !workspace.isEnterprise &&
      this.contract.getEnumValues('Plan')[plan]?.accounts !== 'All'
    ) {
      throw new ProblemError('plan_not_available', {
        detail: `The account's agreement doesn't include the ${plan} plan.`,
      });
    }
  }
}

const toUserKey = (workspace: Workspace, id: string) => `${workspace.id} ${id}`;

/** @throws ProblemError with `user_deleted`. */
export function assertNotDeleted(user: User): void {
  if (user.deletedAt !== undefined) {
    throw new ProblemError('user_deleted', {
      detail: `The user ${user.id} was deleted at ${toTimestamp(user.deletedAt)}.`,
    });
  }
}

/** Returns the start of the next calendar month (UTC). */
function startOfNextMonth(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

import {ProblemError, toTimestamp} from '@developer-docs/mock-api';
import {stringAt} from '@developer-docs/utils';
import {canAccessUser} from '../authentication';
import type {ProductCall, ProductHandler, Services} from '../services';
import type {User} from '../state/store';
import {assertNotDeleted, type LoginInput} from '../state/users';

export const loginUser: ProductHandler = ({caller, body, now}, {users}) => {
  const {user, token, created} = users.logIn(caller.workspace, body as LoginInput, now);
  return {
    status: 200,
    body: {token: token.value, expiresAt: toTimestamp(token.expiresAt), created, user: users.toJson(user, now)},
  };
};

export const deleteUser: ProductHandler = (call, services) => ({
  status: 200,
  body: services.users.delete(requireAccessibleUser(call, services), call.now),
});

export const reactivateUser: ProductHandler = (call, services) => {
  const user = requireAccessibleUser(call, services);
  services.users.reactivate(user, stringAt(call.body, 'plan'));
  return {status: 200, body: services.users.toJson(user, call.now)};
};

export const updateUserPlan: ProductHandler = (call, services) => {
  const {body, now} = call;
  const user = requireActiveUser(call, services);
  services.users.changePlan(user, String(body.plan), String(body.effective), now);
  return {status: 200, body: services.users.toJson(user, now)};
};

export const setBrand: ProductHandler = (call, services) => {
  const user = requireActiveUser(call, services);
  user.brand = call.rawBody;
  return {status: 200, body: {userId: user.id, brand: user.brand, updatedAt: toTimestamp(call.now)}};
};

/**
 * Returns the user that the parameter identifies, even if the user is deleted.
 *
 * @throws ProblemError with `user_not_found`, including for users that a superuser doesn't share a group with.
 */
export function requireAccessibleUser({caller, parameters, now}: ProductCall, {users}: Services): User {
  const id = String(parameters.userId);
  const user = users.find(caller.workspace, id, now);
  if (user === undefined || !canAccessUser(caller, user)) {
    throw new ProblemError('user_not_found', {detail: `No user has the ID ${id}.`});
  }
  return user;
}

/**
 * Returns the active user that the path parameter identifies.
 *
 * @throws ProblemError with `user_not_found` or `user_deleted`.
 */
export function requireActiveUser(call: ProductCall, services: Services): User {
  const user = requireAccessibleUser(call, services);
  assertNotDeleted(user);
  return user;
}

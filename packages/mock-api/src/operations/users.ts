import {textAt} from '../contract/json';
import {toTimestamp} from '../state/clock';
import type {LoginInput} from '../state/users';
import type {Call, Handler, Service} from './call';
import {refuseAllowance, refuseOpenRequests} from './generate';
import {createWork, requireVisible} from './requests';

export const loginUser: Handler = ({caller, body, now}, {users}) => {
  const {user, token, created} = users.logIn(caller.account, caller.mode, body as unknown as LoginInput, now);
  return {
    status: 200,
    body: {token: token.value, expiresAt: toTimestamp(token.expiresAt), created, user: users.view(user)},
  };
};

export const deleteUser: Handler = ({caller, parameters, now}, {users}) => ({
  status: 200,
  body: users.delete(users.require(caller.account, String(parameters.userId), now), now),
});

export const reactivateUser: Handler = ({caller, parameters, body, now}, {users}) => {
  const user = users.require(caller.account, String(parameters.userId), now);
  users.reactivate(user, textAt(body, 'plan'));
  return {status: 200, body: users.view(user)};
};

export const updateUserPlan: Handler = ({caller, parameters, body, now}, {users}) => {
  const user = users.requireActive(caller.account, String(parameters.userId), now);
  users.changePlan(user, String(body.plan), String(body.effective), now);
  return {status: 200, body: users.view(user)};
};

export const setBrand: Handler = (call, service) => {
  const user = activeUser(call, service);
  user.brand = call.sent;
  return {status: 200, body: {userId: user.id, brand: user.brand, updatedAt: toTimestamp(call.now)}};
};

export const extractBrand: Handler = (call, service) => {
  const user = activeUser(call, service);
  refuseAllowance(call, service, user, 'brandExtractions', 1);
  refuseOpenRequests(call, service, user, user.plan);
  return createWork(call, service, user);
};

/** @throws Refusal with `user_not_found` or `user_deleted`. */
function activeUser(call: Call, service: Service) {
  const user = requireVisible(call, service);
  return service.users.requireActive(user.account, user.id, call.now);
}

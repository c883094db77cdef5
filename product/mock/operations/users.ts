import {stringAt} from '@developer-docs/utils';
import {toTimestamp} from '@developer-docs/mock-api';
import type {LoginInput} from '../store/users';
import type {OperationHandler} from './operation-handler';

export const loginUser: OperationHandler = ({caller, body, now}, {users}) => {
  const {user, token, created} = users.logIn(caller.workspace, body as unknown as LoginInput, now);
  return {
    status: 200,
    body: {token: token.value, expiresAt: toTimestamp(token.expiresAt), created, user: users.toJson(user, now)},
  };
};

export const deleteUser: OperationHandler = ({caller, parameters, now}, {users}) => ({
  status: 200,
  body: users.delete(users.require(caller.workspace, String(parameters.userId), now), now),
});

export const reactivateUser: OperationHandler = ({caller, parameters, body, now}, {users}) => {
  const user = users.require(caller.workspace, String(parameters.userId), now);
  users.reactivate(user, stringAt(body, 'plan'));
  return {status: 200, body: users.toJson(user, now)};
};

export const updateUserPlan: OperationHandler = ({caller, parameters, body, now}, {users}) => {
  const user = users.requireActive(caller.workspace, String(parameters.userId), now);
  users.changePlan(user, String(body.plan), String(body.effective), now);
  return {status: 200, body: users.toJson(user, now)};
};

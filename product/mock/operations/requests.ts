import {stringAt} from '@developer-docs/internal';
import {ProblemError, type OperationResult} from '@developer-docs/mock-api';
import {canAccess} from '../authentication';
import {isFinished} from '../store/request-lifecycle';
import type {AsyncRequest, User} from '../store/store';
import {getRequestKind} from '../directives';
import type {OperationCall} from '../operation-call';
import type {OperationHandler} from './operation-handler';
import type {Services} from '../services';

/** Creates an asynchronous request of the kind that the operation declares in `x-request-kind`. */
export async function createRequest(
  call: OperationCall,
  services: Services,
  user: User | undefined,
): Promise<OperationResult> {
  const {operation, caller, body, directives, now, links} = call;
  const webhookUrl = directives.webhookUrl ?? stringAt(body, 'webhookUrl');
  const {store, ids, lifecycle} = services;
  const request: AsyncRequest = {
    id: ids.next('req'),
    kind: getRequestKind(operation) ?? '',
    workspace: caller.workspace,
    ...(user && {user}),
    input: body,
    plannedOutcome: directives.plannedOutcome,
    ...(webhookUrl !== undefined && {webhook: {url: webhookUrl, origin: links.origin}}),
    createdAt: now,
    polls: 0,
  };
  store.requests.set(request.id, request);
  return {
    status: 202,
    body: await links.requestToJson(request, lifecycle),
    headers: {Location: links.createStatusUrl(request), 'Retry-After': String(lifecycle.getPollInterval(request))},
    data: request,
  };
}

/** Counts the open requests that match a predicate. */
export function countOpenRequests(
  {store, lifecycle}: Services,
  now: number,
  matches: (request: AsyncRequest) => boolean,
): number {
  return [...store.requests.values()].filter((request) => {
    if (!matches(request)) {
      return false;
    }
    lifecycle.refresh(request, now);
    return !isFinished(request);
  }).length;
}

export const getRequestStatus: OperationHandler = async (call, services) => {
  const {parameters, now, links} = call;
  const {store, lifecycle} = services;
  const id = String(parameters.requestId);
  const canAccessRequest = createAccessCheck(call, services);
  const request = store.requests.get(id);
  if (request === undefined || !canAccessRequest(request) || lifecycle.getStatus(request, now) === undefined) {
    throw new ProblemError('request_not_found', {detail: `No request has the ID ${id}.`});
  }
  lifecycle.recordPoll(request, now);
  return {
    status: 200,
    body: await links.requestToJson(request, lifecycle),
    ...(!isFinished(request) && {headers: {'Retry-After': String(lifecycle.getPollInterval(request))}}),
  };
};

/**
 * Creates a function that returns whether the caller has access to an asynchronous request and its results. If the path
 * identifies a user, the request must belong to that user.
 *
 * @throws ProblemError with `user_not_found`.
 */
export function createAccessCheck(call: OperationCall, services: Services): (request: AsyncRequest) => boolean {
  const owner = call.parameters.userId === undefined ? undefined : requireAccessibleUser(call, services);
  return ({workspace, user}) => (owner ? user === owner : canAccess(call.caller, workspace, user));
}

/**
 * Returns the user that the path parameter identifies, even if the user is deleted.
 *
 * @throws ProblemError with `user_not_found`, including for users that a superuser doesn't share a group with.
 */
function requireAccessibleUser({caller, parameters, now}: OperationCall, {users}: Services): User {
  const id = String(parameters.userId);
  const user = users.require(caller.workspace, id, now);
  if (!canAccess(caller, user.workspace, user)) {
    throw new ProblemError('user_not_found', {detail: `No user has the ID ${id}.`});
  }
  return user;
}

/**
 * Returns the active user that the path parameter identifies.
 *
 * @throws ProblemError with `user_not_found` or `user_deleted`.
 */
export function requireActiveUser(call: OperationCall, services: Services): User {
  const user = requireAccessibleUser(call, services);
  return services.users.requireActive(user.workspace, user.id, call.now);
}

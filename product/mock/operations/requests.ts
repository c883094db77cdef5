import {formatCount, stringAt} from '@developer-docs/utils';
import {ProblemError, createValidationError, type OperationResult} from '@developer-docs/mock-api';
import {canAccessRequest, canAccessUser} from '../authentication';
import {isFinished} from '../store/request-lifecycle';
import type {AsyncRequest, User} from '../store/store';
import {getRequestKind} from '../directives';
import type {OperationCall} from '../operation-call';
import {second} from '../time';
import type {OperationHandler} from './operation-handler';
import type {Services} from '../services';

/**
 * Creates an asynchronous request of the kind that the operation declares in `x-request-kind`.
 *
 * @throws ProblemError with `validation_failed` if a user token specifies a webhook.
 */
export async function createRequest(
  call: OperationCall,
  services: Services,
  user: User | undefined,
): Promise<OperationResult> {
  const {operation, caller, body, directives, now, links} = call;
  if (caller.user !== undefined && body.webhookUrl !== undefined) {
    const detail = 'Only calls with an API key can specify a webhook.';
    throw createValidationError([{pointer: '/webhookUrl', code: 'not_allowed', detail}]);
  }
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

/**
 * Checks that fewer than the maximum number of requests are open. A rejected call doesn't count against the rate limit,
 * so that clients can follow `Retry-After`, which is when the first of the open requests finishes.
 *
 * @throws ProblemError with `too_many_open_requests`.
 */
export function assertFewOpenRequests(
  {store, lifecycle}: Services,
  now: number,
  limit: {
    readonly max: number;
    readonly matches: (request: AsyncRequest) => boolean;
    readonly owner: 'account' | 'user';
    readonly noun: string;
  },
): void {
  const openRequests = [...store.requests.values()].filter((request) => {
    if (!limit.matches(request)) {
      return false;
    }
    lifecycle.refresh(request, now);
    return !isFinished(request);
  });
  if (openRequests.length >= limit.max) {
    const finishTimes = openRequests.map((request) => lifecycle.getFinishTime(request));
    throw new ProblemError('too_many_open_requests', {
      detail: `The ${limit.owner} already has ${formatCount(openRequests.length, limit.noun)}; the maximum is ${limit.max}.`,
      headers: {'Retry-After': String(Math.ceil((Math.min(...finishTimes) - now) / second))},
      isRateLimited: false,
    });
  }
}

export const getRequestStatus: OperationHandler = async (call, services) => {
  const {parameters, now, links} = call;
  const {store, users, lifecycle} = services;
  const id = String(parameters.requestId);
  // Exports expire when a user that they contain is erased.
  users.eraseDueUsers(now);
  const hasAccess = createAccessCheck(call, services);
  const request = store.requests.get(id);
  if (request === undefined || !hasAccess(request) || lifecycle.getStatus(request, now) === undefined) {
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
  return (request) => (owner ? request.user === owner : canAccessRequest(call.caller, request));
}

/**
 * Returns the user that the path parameter identifies, even if the user is deleted.
 *
 * @throws ProblemError with `user_not_found`, including for users that a superuser doesn't share a group with.
 */
function requireAccessibleUser({caller, parameters, now}: OperationCall, {users}: Services): User {
  const id = String(parameters.userId);
  const user = users.require(caller.workspace, id, now);
  if (!canAccessUser(caller, user)) {
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

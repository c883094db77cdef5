import {ProblemError, createValidationError, secondMs, type OperationResult} from '@developer-docs/mock-api';
import {formatCount, stringAt} from '@developer-docs/utils';
import {canAccessRequest} from '../authentication';
import {getRequestKind} from '../directives';
import type {ProductCall, ProductHandler, Services} from '../services';
import {isFinished} from '../state/request-lifecycle';
import type {AsyncRequest, User} from '../state/store';
import {requireAccessibleUser} from './users';

/**
 * Creates an asynchronous request of the kind that the operation declares in `x-request-kind`.
 *
 * @throws ProblemError with `validation_failed` if a user token specifies a webhook.
 */
export async function createRequest(
  {operation, caller, body, directives, now, links, sendWebhook}: ProductCall,
  {store, ids, lifecycle}: Services,
  user?: User,
): Promise<OperationResult> {
  if (caller.user !== undefined && body.webhookUrl !== undefined) {
    const detail = 'Only calls with an API key can specify a webhook.';
    throw createValidationError([{pointer: '/webhookUrl', code: 'not_allowed', detail}]);
  }
  const webhookUrl = directives.webhookUrl ?? stringAt(body, 'webhookUrl');
  const request: AsyncRequest = {
    id: ids.next('req'),
    kind: getRequestKind(operation) ?? '',
    workspace: caller.workspace,
    user,
    input: body,
    plannedOutcome: directives.plannedOutcome,
    ...(webhookUrl !== undefined && {webhook: {url: webhookUrl, origin: links.origin}}),
    createdAt: now,
    polls: 0,
  };
  store.requests.set(request.id, request);
  const response = await links.requestToJson(request, lifecycle);
  void sendWebhook(request);
  return {
    status: 202,
    body: response,
    headers: {Location: links.createStatusUrl(request), 'Retry-After': String(lifecycle.getPollInterval(request))},
  };
}

/**
 * Checks that fewer than the maximum number of requests are open. A rejected call doesn't count against the rate limit,
 * so that clients can follow `Retry-After`, which is when the first of the open requests finishes.
 *
 * @throws ProblemError with `too_many_open_requests`.
 */
export function limitOpenRequests(
  {caller, now}: ProductCall,
  {store, lifecycle}: Services,
  limit: {
    readonly max: number;
    readonly matches: (request: AsyncRequest) => boolean;
    readonly owner: 'account' | 'user';
    readonly noun: string;
  },
): void {
  const finishTimes = [...store.requests.values()].flatMap((request) => {
    if (request.workspace !== caller.workspace || !limit.matches(request)) return [];
    lifecycle.refresh(request, now);
    return isFinished(request) ? [] : [lifecycle.getFinishTime(request)];
  });
  if (finishTimes.length >= limit.max) {
    throw new ProblemError('too_many_open_requests', {
      detail: `The ${limit.owner} already has ${formatCount(finishTimes.length, limit.noun)}; the maximum is ${limit.max}.`,
      headers: {'Retry-After': String(Math.ceil((Math.min(...finishTimes) - now) / secondMs))},
      isRateLimited: false,
    });
  }
}

export const getRequestStatus: ProductHandler = async (call, services) => {
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
export function createAccessCheck(call: ProductCall, services: Services): (request: AsyncRequest) => boolean {
  const owner = call.parameters.userId === undefined ? undefined : requireAccessibleUser(call, services);
  return (request) => (owner ? request.user === owner : canAccessRequest(call.caller, request));
}

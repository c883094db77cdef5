import {isObject, listAt, type JsonObject} from '../contract/json';
import {Refusal} from '../http/refusal';
import {canSee} from '../rules/credentials';
import type {User, Work} from '../state/store';
import {isFinished, type Works} from '../state/works';
import type {Answer, Call, Handler, Service} from './call';

/** Creates a request of the kind that the operation names. */
export function createWork(call: Call, {store, ids, works}: Service, user: User | undefined): Answer {
  const {operation, caller, body, wishes, now, links} = call;
  const work: Work = {
    id: ids.next('req'),
    kind: operation.requestKind ?? '',
    account: caller.account,
    mode: caller.mode,
    ...(user && {user}),
    input: body,
    ending: wishes.ending,
    createdAt: now,
    reads: 0,
  };
  store.works.set(work.id, work);
  return {
    status: 202,
    body: viewOf(work, works, now, links),
    headers: {Location: links.statusUrl(work), 'Retry-After': String(works.pause(work))},
    work,
  };
}

/** A request as the operations and the webhook show it. */
export function viewOf(work: Work, works: Works, now: number, links: Call['links']): JsonObject {
  const {requestId, kind, status, ...others} = works.view(work, now);
  return {
    requestId,
    kind,
    status,
    statusUrl: links.statusUrl(work),
    ...others,
    ...(status === 'succeeded' && work.result && {result: links.result(work, work.result)}),
  };
}

/** How many open requests there are of a kind that a predicate chooses. */
export function countOpen({store, works}: Service, now: number, chooses: (work: Work) => boolean): number {
  return [...store.works.values()].filter((work) => {
    if (!chooses(work)) {
      return false;
    }
    works.settle(work, now);
    return !isFinished(work);
  }).length;
}

function read(work: Work, {now, links}: Call, {works}: Service): Answer {
  works.read(work, now);
  return {
    status: 200,
    body: viewOf(work, works, now, links),
    ...(!isFinished(work) && {headers: {'Retry-After': String(works.pause(work))}}),
  };
}

export const getRequestStatus: Handler = (call, service) => read(requireWork(call, service), call, service);

export const enterpriseGetRequestStatus: Handler = (call, service) => {
  const user = requireVisible(call, service);
  return read(requireWork(call, service, user), call, service);
};

/**
 * The request that the path names.
 *
 * @param user - Whose request it must be; without a user the caller must see it.
 * @throws Refusal with `request_not_found`.
 * @public What `npm run new` drafts imports it.
 */
export function requireWork({caller, parameters, now}: Call, {store, works}: Service, user?: User): Work {
  const id = String(parameters.requestId);
  const work = store.works.get(id);
  const mayUse = work !== undefined && (user ? work.user === user : canSee(caller, work.account, work.user));
  if (!mayUse || works.statusOf(work, now) === undefined) {
    throw new Refusal('request_not_found', {detail: `There is no request ${id}.`});
  }
  return work;
}

/**
 * The user that the path names, also a deleted one.
 *
 * @throws Refusal with `user_not_found`, also when a superuser does not look after the user.
 */
export function requireVisible({caller, parameters, now}: Call, {users}: Service): User {
  const id = String(parameters.userId);
  const user = users.require(caller.account, id, now);
  if (!canSee(caller, user.account, user)) {
    throw new Refusal('user_not_found', {detail: `There is no user with the id ${id}.`});
  }
  return user;
}

/** The blocks or block types of a body, with their places. */
export function blocksOf(body: JsonObject): {pointer: string; type: string}[] {
  return ['blocks', 'blockTypes'].flatMap((field) =>
    listAt(body, field).map((item, index) => ({
      pointer: `/${field}/${index}`,
      type: String(isObject(item) ? item.type : item),
    })),
  );
}

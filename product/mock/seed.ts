import {dayMs, minuteMs, secondMs, type IdGenerator} from '@developer-docs/mock-api';
import {arrayAt, objectAt, type JsonObject} from '@developer-docs/utils';
import {createResult} from './generation/result';
import type {ProductContract} from './product-contract';
import type {Services} from './services';
import {localWorkspaces} from './state/accounts';
import type {AsyncRequest, User} from './state/store';

/** The name of the request body example for each kind of finished request, in the order in which they were created. */
const exampleInputs = {
  'brand-extraction': 'extract-brand-realistic',
  content: 'content-from-prompt-realistic',
  designs: 'designs-from-prompt-realistic',
  'data-export': 'export-data-realistic',
} as const;

/** When each user's earlier requests were created, in days after the user. */
const historyDays = [0, 7, 14, 21];

/**
 * Adds the data that the contract's examples refer to: users in test and live data, and finished requests and designs
 * in test data. That way, the IDs in all of the documentation's samples exist, and its samples of analyses and exports
 * return records.
 */
export function seedExamples(services: Services, now: number): void {
  const {contract, store} = services;
  const session = objectAt(contract.getExample('session-known-user'), 'user');
  const joinedAt = Math.min(now, Date.parse(String(session.createdAt)));
  const {user, otherUsers} = seedUsers(session, services, joinedAt);
  store.tokens.clear();
  seedExampleRequests(user, services, now);
  seedHistory([user, ...otherUsers], services, joinedAt, now);
}

function seedUsers(session: JsonObject, {contract, users}: Services, joinedAt: number) {
  const {test, live} = localWorkspaces;
  const login = {
    userId: String(session.userId),
    displayName: String(session.displayName),
    plan: String(session.plan),
    language: String(session.language),
  };
  const {user} = users.logIn(test, login, joinedAt);
  users.logIn(live, login, joinedAt).user.brand = readBrand(contract);
  const groups = arrayAt(contract.getExample('login-user-superuser'), 'groups').map(String);
  const otherUsers = arrayAt(contract.getExample('export-data-realistic'), 'userIds')
    .map(String)
    .filter((userId) => userId !== user.id)
    .map((userId) => users.logIn(test, {userId, groups, plan: user.plan}, joinedAt).user);
  return {user, otherUsers};
}

const readBrand = (contract: ProductContract) => objectAt(contract.getExample('user-brand'), 'brand');

/** Adds the finished requests of the examples, with results whose IDs are those in the examples. */
function seedExampleRequests(user: User, services: Services, now: number): void {
  const {contract, store, ids} = services;
  const exampleIds = createExampleIds([contract.getExample('designs-succeeded'), contract.getExample('variants')], ids);
  for (const [kind, inputName] of Object.entries(exampleInputs)) {
    const example = contract.getExample(`${kind}-succeeded`);
    const request = createFinishedRequest(example, contract.getExample(inputName), user, now - minuteMs);
    store.requests.set(request.id, request);
    request.result = createResult({...services, ids: exampleIds}, request, now);
    // The extraction, which is the first request, has set another brand.
    user.brand = readBrand(contract);
  }
}

/** Adds earlier requests. Most of their results have expired. */
function seedHistory(owners: readonly User[], {contract, store, ids}: Services, joinedAt: number, now: number): void {
  const example = contract.getExample('designs-succeeded');
  const input = contract.getExample('designs-from-prompt-minimal');
  const result = store.requests.get(String(example.requestId))?.result;
  for (const createdAt of historyDays.map((days) => joinedAt + days * dayMs).filter((time) => time + minuteMs < now)) {
    for (const owner of owners) {
      const past = {...example, requestId: ids.next('req'), userId: owner.id};
      const request = createFinishedRequest(past, input, owner, createdAt);
      store.requests.set(request.id, {...request, ...(result && {result})});
    }
  }
}

function createFinishedRequest(example: JsonObject, input: JsonObject, user: User, createdAt: number): AsyncRequest {
  const duration = Date.parse(String(example.finishedAt)) - Date.parse(String(example.createdAt));
  return {
    id: String(example.requestId),
    kind: String(example.kind),
    workspace: user.workspace,
    ...(example.userId === user.id && {user}),
    input: {...input, clientReference: example.clientReference},
    plannedOutcome: {},
    createdAt,
    polls: 0,
    startedAt: createdAt + 3 * secondMs,
    finishedAt: createdAt + duration,
  };
}

/** Creates an ID generator that starts with the IDs in examples, in the order in which they occur. */
function createExampleIds(examples: readonly JsonObject[], ids: IdGenerator): IdGenerator {
  const exampleIds = new Set(JSON.stringify(examples).match(/\b[a-z]{3}_[0-9a-z]+\b/g));
  return {
    ...ids,
    next: (prefix, ...options) => {
      const id =
        [...exampleIds].find((exampleId) => exampleId.startsWith(`${prefix}_`)) ?? ids.next(prefix, ...options);
      exampleIds.delete(id);
      return id;
    },
  };
}

import type {Operation} from '../contract/operations';
import {day, minute} from '../state/clock';
import type {Answered, Change} from './calls';
import type {Setup} from './fixtures';

/** Brings an operation to an error. */
export type Provocation = (operation: Operation, setup: Setup) => Promise<Answered>;

const call =
  (change: Change): Provocation =>
  ({id}, {calls}) =>
    calls.call(id, change);

const byName =
  (code: string): Provocation =>
  ({id}, {calls}) =>
    calls.call(id, {headers: {'Mock-Error': code}});

/** The user whom the examples of path parameters name. */
const user = 'user-4821';

/** A change that makes the call one for a user: with the token where the path names no user. */
async function forUser({path}: Operation, {calls}: Setup, plan: string, key?: string): Promise<Change> {
  const {token} = await calls.logIn({userId: `on-${plan}`, plan}, key);
  return path.includes('{userId}')
    ? {parameters: {userId: `on-${plan}`}, ...(key !== undefined && {credential: key})}
    : {credential: token};
}

const unknown = {requestId: 'req_0000000000000000', designId: 'dsn_0000000000000000', userId: 'user-9999'};

/** How each error code comes about, for every operation that declares it. */
export const provocations: Readonly<Record<string, Provocation>> = {
  missing_credentials: call({credential: null}),
  invalid_credentials: call({credential: 'key_test_unknown'}),
  token_expired: async ({id}, {calls, clock}) => {
    const {token} = await calls.logIn({userId: user});
    clock.advance(60 * minute);
    return calls.call(id, {credential: token});
  },
  api_key_in_browser: call({headers: {Origin: 'http://localhost:8080'}}),
  credential_not_allowed: async ({id}, {calls}) => {
    const {token} = await calls.logIn({userId: user});
    return calls.call(id, {credential: token});
  },
  enterprise_required: ({id, body}, {calls}) =>
    calls.call(id, {
      credential: 'key_test_standard',
      ...(id === 'loginUser' && body && {body: body.examples.superuser}),
    }),
  plan_not_available: async ({id, body}, {calls}) => {
    const credential = 'key_test_standard';
    await calls.logIn({userId: user}, credential);
    if (id === 'reactivateUser') {
      await calls.call('deleteUser', {credential});
    }
    return calls.call(id, {credential, body: {...(body?.examples.minimal as object), plan: 'enterprise'}});
  },
  feature_not_in_plan: async (operation, setup) =>
    setup.calls.call(operation.id, {
      ...(await forUser(operation, setup, 'free')),
      body: {...(operation.body?.examples.minimal as object), variantCount: 24, formats: ['png', 'svg']},
    }),
  allowance_exhausted: async (operation, setup) => {
    const change = await forUser(operation, setup, 'free', 'key_live_local');
    const body = operation.body?.examples.minimal as object;
    const counted = operation.requestKind === 'designs' ? {...change, body: {...body, designCount: 4}} : change;
    let answer = await setup.calls.call(operation.id, counted);
    for (let calls = 1; calls < 50 && answer.status === 202; calls += 1) {
      // Meanwhile the request finishes and the rate limit starts again.
      setup.clock.advance(minute);
      answer = await setup.calls.call(operation.id, {
        ...counted,
        ...('credential' in counted &&
          counted.credential?.startsWith('ut_') &&
          (await forUser(operation, setup, 'free', 'key_live_local'))),
      });
    }
    return answer;
  },
  request_not_found: call({parameters: {requestId: unknown.requestId}}),
  design_not_found: call({parameters: {designId: unknown.designId}}),
  user_not_found: call({parameters: {userId: unknown.userId}}),
  user_deleted: async ({id}, {calls}) => {
    await calls.call('deleteUser');
    return calls.call(id);
  },
  user_not_deleted: call({}),
  idempotency_key_in_use: async ({id}, {calls, hold}) => {
    const change = {headers: {'Idempotency-Key': 'one'}};
    const {reached, release} = hold();
    const first = calls.call(id, change);
    await reached;
    const second = await calls.call(id, change);
    release();
    await first;
    return second;
  },
  idempotency_key_reused: async ({id, body}, {calls}) => {
    const headers = {'Idempotency-Key': 'one'};
    if (id === 'reactivateUser') {
      await calls.call('deleteUser');
    }
    await calls.call(id, {headers});
    return calls.call(id, {headers, body: body?.examples.realistic});
  },
  design_expired: async ({id}, {calls, clock}) => {
    clock.advance(31 * day);
    return calls.call(id);
  },
  body_too_large: call({text: JSON.stringify({prompt: 'x'.repeat(262_144)})}),
  unsupported_media_type: call({headers: {'Content-Type': 'text/plain'}}),
  malformed_body: call({text: '{"prompt": '}),
  validation_failed: ({id, body}, {calls}) =>
    calls.call(id, body ? {body: {...(body.examples.minimal as object), nope: 1}} : {parameters: {nope: '1'}}),
  block_not_allowed: ({id, body}, {calls}) =>
    calls.call(id, {
      body: {
        ...(body?.examples.minimal as object),
        designType: 'leaderboard-ad',
        ...(id.endsWith('FromContent')
          ? {
              blocks: [
                {type: 'title', text: 'Spring'},
                {type: 'body', text: 'Five wines'},
              ],
            }
          : {blockTypes: ['title', 'body']}),
      },
    }),
  invalid_cursor: call({parameters: {cursor: 'cur_unknown'}}),
  rate_limited: async ({id, rateLimit}, {calls}) => {
    // A call that is refused counts too, so it does not matter what they do.
    await Promise.all(Array.from({length: rateLimit.limit}, () => calls.call(id)));
    return calls.call(id);
  },
  too_many_open_requests: async (operation, setup) => {
    const change = operation.id === 'exportData' ? {} : await forUser(operation, setup, 'free');
    await setup.calls.call(operation.id, {...change, headers: {'Mock-Reads': '1000'}});
    return setup.calls.call(operation.id, change);
  },
  // Nothing that a client does brings these about.
  internal_error: byName('internal_error'),
  service_unavailable: byName('service_unavailable'),
};

import type {MockOperation} from '@developer-docs/mock-api';
import {readBodyExample, type ApiResult, type CallOptions} from './api-client';
import type {Setup} from './fixtures';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Makes an operation return an error. */
type ErrorScenario = (operation: MockOperation, setup: Setup) => Promise<ApiResult>;

const call =
  (options: CallOptions): ErrorScenario =>
  ({id}, {client}) =>
    client.call(id, options);

const simulate =
  (code: string): ErrorScenario =>
  ({id}, {client}) =>
    client.call(id, {headers: {'Mock-Error': code}});

/** The user in the contract's examples of path parameters. */
const user = 'user-4821';

/** Options for a call on behalf of a user on a plan: the user's token, unless the path names the user. */
async function forUserOnPlan({path}: MockOperation, {client}: Setup, plan: string, key?: string): Promise<CallOptions> {
  const token = await client.logIn({userId: `on-${plan}`, plan}, key);
  return path.includes('{userId}') ? {parameters: {userId: `on-${plan}`}, credential: key} : {credential: token};
}

const unknown = {requestId: 'req_0000000000000000', designId: 'dsn_0000000000000000', userId: 'user-9999'};

/** How to get the error codes of calls that leave the mock as it was, from every operation that declares them. */
export const rejectedCalls: Readonly<Record<string, ErrorScenario>> = {
  missing_credentials: call({credential: null}),
  invalid_credentials: call({credential: 'key_test_unknown'}),
  api_key_in_browser: call({headers: {Origin: 'http://localhost:8080'}}),
  credential_not_allowed: async ({id}, {client}) => {
    const token = await client.logIn({userId: user});
    return client.call(id, {credential: token});
  },
  enterprise_required: (operation, {client}) =>
    client.call(operation.id, {
      credential: 'key_test_standard',
      ...(operation.id === 'loginUser' && {body: readBodyExample(operation, 'superuser')}),
    }),
  feature_not_in_plan: async (operation, setup) =>
    setup.client.call(operation.id, {
      ...(await forUserOnPlan(operation, setup, 'free')),
      body: {...readBodyExample(operation), variantCount: 24, formats: ['png', 'svg']},
    }),
  request_not_found: call({parameters: {requestId: unknown.requestId}}),
  design_not_found: call({parameters: {designId: unknown.designId}}),
  user_not_found: call({parameters: {userId: unknown.userId}}),
  user_not_deleted: call({}),
  body_too_large: call({text: JSON.stringify({prompt: 'x'.repeat(262_144)})}),
  unsupported_media_type: call({headers: {'Content-Type': 'text/plain'}}),
  malformed_body: call({text: '{"prompt": '}),
  validation_failed: (operation, {client}) =>
    client.call(
      operation.id,
      operation.bodies.length > 0 ? {body: {...readBodyExample(operation), nope: 1}} : {parameters: {nope: '1'}},
    ),
  block_not_allowed: (operation, {client}) =>
    client.call(operation.id, {
      body: {
        ...readBodyExample(operation),
        designType: 'leaderboard-ad',
        ...(operation.id.endsWith('FromContent')
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
  // Clients can't cause these.
  internal_error: simulate('internal_error'),
  service_unavailable: simulate('service_unavailable'),
  // Tests of the mock make the simultaneous calls that cause this one.
  idempotency_key_in_use: simulate('idempotency_key_in_use'),
};

/** How to get the other error codes. */
export const errorScenarios: Readonly<Record<string, ErrorScenario>> = {
  token_expired: async ({id}, {client, clock}) => {
    const token = await client.logIn({userId: user});
    clock.advance(60 * minute);
    return client.call(id, {credential: token});
  },
  plan_not_available: async (operation, {client}) => {
    const {id} = operation;
    const credential = 'key_test_standard';
    await client.logIn({userId: user}, credential);
    if (id === 'reactivateUser') await client.call('deleteUser', {credential});
    return client.call(id, {credential, body: {...readBodyExample(operation), plan: 'enterprise'}});
  },
  allowance_exhausted: async (operation, setup) => {
    const body = readBodyExample(operation);
    const isForDesigns = operation.extensions['x-request-kind'] === 'designs';
    const create = async () =>
      setup.client.call(operation.id, {
        ...(await forUserOnPlan(operation, setup, 'free', 'key_live_local')),
        ...(isForDesigns && {body: {...body, designCount: 4}}),
      });
    let response = await create();
    for (let calls = 1; calls < 50 && response.status === 202; calls += 1) {
      // Finishes the request and starts a new rate-limit window.
      setup.clock.advance(minute);
      response = await create();
    }
    return response;
  },
  user_deleted: async ({id}, {client}) => {
    await client.call('deleteUser');
    return client.call(id);
  },
  idempotency_key_reused: async (operation, {client}) => {
    const {id} = operation;
    const headers = {'Idempotency-Key': 'one'};
    if (id === 'reactivateUser') await client.call('deleteUser');
    await client.call(id, {headers});
    return client.call(id, {headers, body: readBodyExample(operation, 'realistic')});
  },
  design_expired: async ({id}, {client, clock}) => {
    clock.advance(31 * day);
    return client.call(id);
  },
  rate_limited: async (operation, setup) => {
    const {id, rateLimit: {limit} = {limit: 0}} = operation;
    // Exceeding a large limit takes thousands of calls.
    if (limit > 30) return simulate('rate_limited')(operation, setup);
    // Rejected calls count too, and create no open requests, whose limit could be exceeded first.
    const options = {text: '{', parameters: {nope: '1'}};
    await Promise.all(Array.from({length: limit}, () => setup.client.call(id, options)));
    return setup.client.call(id, options);
  },
  too_many_open_requests: async (operation, setup) => {
    const change = operation.id === 'exportData' ? {} : await forUserOnPlan(operation, setup, 'free');
    await setup.client.call(operation.id, {...change, headers: {'Mock-Polls': '1000'}});
    return setup.client.call(operation.id, change);
  },
};

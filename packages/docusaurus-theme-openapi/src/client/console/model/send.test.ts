import {afterEach, expect, test, vi} from 'vitest';
import type {JsonObject} from '@developer-docs/internal';
import {readOperation} from '../../../../../../tests/support/read-operation';
import {loadSandbox, type Sandbox, type SandboxRequest} from '../../sandbox';
import {noSimulation} from './draft';
import type {ConsoleOperation} from './operation';
import {createConsoleOperation} from '../../../fixtures/test-console-operation';
import {EmptyParameterError, followUp, sendDraft} from './send';
import {history} from './tab-store';

vi.mock('../../console-texts', () => import('../../../fixtures/test-console-texts'));
vi.mock('./server-texts', () => import('../../../fixtures/test-console-texts'));

vi.mock('../../sandbox/load-sandbox', () => ({loadSandbox: vi.fn()}));

const sent: SandboxRequest[] = [];
const sandbox: Pick<Sandbox, 'apiUrl' | 'send' | 'createSecret' | 'findOperationId'> = {
  apiUrl: 'https://api.example/v1',
  send: (request) => {
    sent.push(request);
    return Promise.resolve({status: 200, headers: [], body: '', durationMs: 1});
  },
  createSecret: (credential) => Promise.resolve(`secret of ${credential}`),
  findOperationId: () => Promise.resolve(undefined),
};
vi.mocked(loadSandbox).mockResolvedValue(sandbox as Sandbox);

afterEach(() => {
  sent.length = 0;
  history.clear();
});

function createModel(scheme: JsonObject): ConsoleOperation {
  const operation = readOperation(
    {security: [{key: []}], parameters: [{name: 'X-Trace', in: 'header', required: true, schema: {type: 'string'}}]},
    {securitySchemes: {key: scheme}},
  );
  const credentials = [{id: 'key', label: 'Key', scheme: 'key', isAccepted: true}];
  return createConsoleOperation(operation, credentials);
}

const draft = {
  credential: 'key',
  userId: '',
  parameters: {'header.X-Trace': '7'},
  mediaType: '',
  body: '',
  files: {},
  simulation: {...noSimulation, 'Mock-Delay': 'PT1S'},
};

test.each<[string, JsonObject, Record<string, string>]>([
  ['a bearer token', {type: 'http', scheme: 'bearer'}, {Authorization: 'Bearer secret of key'}],
  ['a header', {type: 'apiKey', in: 'header', name: 'X-Api-Key'}, {'X-Api-Key': 'secret of key'}],
  ['a digest', {type: 'http', scheme: 'digest'}, {Authorization: `Digest response="${btoa('secret of key')}"`}],
])('follow-up requests send the credential in %s, but no other headers', async (_name, scheme, headers) => {
  const entry = await sendDraft(createModel(scheme), draft, '');
  const second = await followUp(entry, '/paint/status');
  await followUp(second, '/paint/result');
  expect(sent).toEqual([
    {method: 'GET', url: 'https://api.example.com/paint', headers: {...headers, 'X-Trace': '7', 'Mock-Delay': 'PT1S'}},
    {method: 'GET', url: '/paint/status', headers},
    {method: 'GET', url: '/paint/result', headers},
  ]);
});

test.each([
  ['key', 'secret%20of%20key'],
  ['custom', 'a%26b'],
])('the credential %s is sent in the query, including in follow-up requests', async (credential, value) => {
  const model = createModel({type: 'apiKey', in: 'query', name: 'key'});
  const entry = await sendDraft(model, {...draft, credential}, 'a&b');
  expect(sent[0]?.url).toBe(`https://api.example.com/paint?key=${value}`);
  const second = await followUp(entry, '/paint/status?wait=/a?b#part');
  await followUp(second, second.request.url);
  const followUpUrl = `https://api.example/paint/status?wait=%2Fa%3Fb&key=${value.replaceAll('%20', '+')}#part`;
  expect(sent.slice(1).map(({url}) => url)).toEqual([followUpUrl, followUpUrl]);
});

test('drafts without the value of a path parameter are not sent', async () => {
  const operation = readOperation({parameters: [{name: 'color', in: 'path', required: true, schema: {}}]});
  const model = {...createModel({type: 'http', scheme: 'bearer'}), operation};
  const error = new EmptyParameterError('color');
  await expect(sendDraft(model, {...draft, parameters: {'path.color': ''}}, '')).rejects.toThrow(error);
  expect(sent).toEqual([]);
});

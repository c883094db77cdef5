import {arrayAt, objectAt, type JsonObject} from '@developer-docs/utils';
import type {ProductContract} from './product-contract';
import {day, minute, second} from './time';
import type {PlacedBlock} from './drawing/layout';
import {createStyle} from './drawing/style';
import {createDataExport} from './generation/export-files';
import type {Services} from './services';
import {localAccount} from './store/accounts';
import type {Appearance, AsyncRequest, Design, RequestResult, User, Variant} from './store/store';

/** The name of the request body example for each kind of finished request. */
const exampleInputs = {
  designs: 'designs-from-prompt-realistic',
  content: 'content-from-prompt-realistic',
  'brand-extraction': 'extract-brand-realistic',
  'data-export': 'export-data-realistic',
} as const;

/** When each user's earlier requests were created, in days after the user. */
const historyDays = [0, 7, 14, 21];

/**
 * Adds the data that the contract's examples refer to: users in test and live data, and finished requests and designs
 * in test data. That way, the IDs in all of the documentation's samples exist, and its samples of analyses and exports
 * return records. Does nothing for contracts without these examples.
 */
export function seedExamples(services: Services, now: number): void {
  const {contract, users, store} = services;
  if (!hasSeedExamples(contract)) {
    return;
  }
  const {test, live} = localAccount.workspaces;
  const session = objectAt(contract.getExample('session-known-user'), 'user');
  const login = {
    userId: String(session.userId),
    displayName: String(session.displayName),
    plan: String(session.plan),
    language: String(session.language),
  };
  const joinedAt = Math.min(now, Date.parse(String(session.createdAt)));
  const {user} = users.logIn(test, login, joinedAt);
  for (const seeded of [user, users.logIn(live, login, joinedAt).user]) {
    seeded.brand = objectAt(contract.getExample('user-brand'), 'brand');
  }
  const groups = arrayAt(contract.getExample('login-user-superuser'), 'groups').map(String);
  const otherUsers = arrayAt(contract.getExample('export-data-realistic'), 'userIds')
    .map(String)
    .filter((userId) => userId !== user.id)
    .map((userId) => users.logIn(test, {userId, groups, plan: user.plan}, joinedAt).user);
  store.tokens.clear();
  for (const [kind, inputName] of Object.entries(exampleInputs)) {
    const example = contract.getExample(`${kind}-succeeded`);
    const request = createFinishedRequest(example, contract.getExample(inputName), user, now - minute);
    request.result = createResult(request, objectAt(example, 'result'), services, now);
    store.requests.set(request.id, request);
  }
  seedHistory(services, [user, ...otherUsers], joinedAt, now);
}

/** Adds the requests that users created before the ones in the examples. Most of their results have expired. */
function seedHistory({contract, store, ids}: Services, users: readonly User[], joinedAt: number, now: number): void {
  const example = contract.getExample('designs-succeeded');
  const result = store.requests.get(String(example.requestId))?.result;
  for (const createdAt of historyDays.map((days) => joinedAt + days * day).filter((time) => time + minute < now)) {
    for (const user of users) {
      const id = ids.next('req');
      const input = contract.getExample('designs-from-prompt-minimal');
      const past = {...example, requestId: id, userId: user.id};
      store.requests.set(id, {...createFinishedRequest(past, input, user, createdAt), ...(result && {result})});
    }
  }
}

/** Returns whether the documents contain the examples that `seedExamples` needs. */
function hasSeedExamples({exampleNames}: ProductContract): boolean {
  return ['session-known-user', 'user-brand', 'login-user-superuser', ...Object.values(exampleInputs)].every((name) =>
    exampleNames.includes(name),
  );
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
    startedAt: createdAt + 3 * second,
    finishedAt: createdAt + duration,
  };
}

function createResult(request: AsyncRequest, example: JsonObject, services: Services, now: number): RequestResult {
  const {kind, ...body} = example;
  switch (kind) {
    case 'designs': {
      const designs = arrayAt(example, 'designs').map((design) =>
        createDesign(request, design as JsonObject, services),
      );
      designs.forEach((design) => services.store.designs.set(design.id, design));
      return {kind, designs};
    }
    case 'data-export':
      return createDataExport(request, services, now);
    default:
      return {kind: kind as 'content' | 'brand-extraction', body};
  }
}

function createDesign(request: AsyncRequest, design: JsonObject, {contract}: Services): Design {
  const page = contract.getExample('variants');
  const createAppearance = (blocks: unknown, scheme: number, imagery: number): Appearance => ({
    style: createStyle({brand: request.user?.brand, scheme, imagery}, 0),
    layout: {blocks: blocks as PlacedBlock[], align: 'start'},
  });
  const variants = (page.designId === design.designId ? (arrayAt(page, 'data') as JsonObject[]) : []).map(
    (variant, index): Variant => {
      const variesBy = arrayAt(variant, 'variesBy').map(String);
      const vary = (aspect: string) => (variesBy.includes(aspect) ? index : 0);
      return {
        id: String(variant.variantId),
        rank: Number(variant.rank),
        variesBy,
        ...createAppearance(variant.blocks, vary('color'), vary('imagery')),
      };
    },
  );
  return {
    id: String(design.designId),
    request,
    designType: String(design.designType),
    width: Number(design.width),
    height: Number(design.height),
    language: String(design.language),
    formats: arrayAt(design, 'files').map((file) => String(objectAt({file}, 'file').format)),
    watermark: 'TEST',
    ...createAppearance(design.blocks, 0, 0),
    assets: (arrayAt(design, 'assets') as JsonObject[]).map(({url: _url, ...asset}) => asset),
    variants,
  };
}

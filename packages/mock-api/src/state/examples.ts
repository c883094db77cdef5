import {listAt, objectAt, type JsonObject} from '../contract/json';
import type {Service} from '../operations/call';
import {makeExport} from '../results/exports';
import {palettes} from '../results/designs';
import {localAccount} from './accounts';
import {minute, second} from './clock';
import type {Design, PlacedBlock, Result, User, Variant, Work} from './store';

/**
 * Puts what the contract's examples speak of into the memory of a mock: its user, its finished requests, its design with
 * variants. So every sample of the documentation finds the ids that it names.
 */
export function seedExamples(service: Service, now: number): void {
  const {contract, users, store} = service;
  const session = objectAt(contract.example('session-known-user'), 'user');
  const {user} = users.logIn(localAccount, 'test', loginOf(session), now);
  user.brand = objectAt(contract.example('user-brand'), 'brand');
  const ids = listAt(contract.example('export-data-realistic'), 'userIds').map(String);
  for (const userId of ids.filter((id) => id !== user.id)) {
    users.logIn(localAccount, 'test', {userId, plan: user.plan}, now);
  }
  store.tokens.clear();
  for (const [kind, body] of Object.entries(inputs)) {
    const example = contract.example(`${kind}-succeeded`);
    const work = workOf(example, contract.example(body), user, now);
    work.result = resultOf(work, objectAt(example, 'result'), service, now);
    store.works.set(work.id, work);
  }
}

/** The example of the body that each kind of request was created with. */
const inputs = {
  designs: 'designs-from-prompt-realistic',
  content: 'content-from-prompt-realistic',
  'brand-extraction': 'extract-brand-realistic',
  'data-export': 'export-data-realistic',
} as const;

function loginOf({userId, displayName, plan, language}: JsonObject) {
  return {
    userId: String(userId),
    displayName: String(displayName),
    plan: String(plan),
    language: String(language),
  };
}

function workOf(example: JsonObject, input: JsonObject, user: User, now: number): Work {
  const duration = Date.parse(String(example.finishedAt)) - Date.parse(String(example.createdAt));
  const createdAt = now - minute;
  return {
    id: String(example.requestId),
    kind: String(example.kind),
    account: localAccount,
    mode: 'test',
    ...(example.userId === user.id && {user}),
    input: {...input, clientReference: example.clientReference},
    ending: {},
    createdAt,
    reads: 0,
    startedAt: createdAt + 3 * second,
    finishedAt: createdAt + duration,
  };
}

function resultOf(work: Work, example: JsonObject, service: Service, now: number): Result {
  const {kind, ...body} = example;
  switch (kind) {
    case 'designs': {
      const designs = listAt(example, 'designs').map((design) => designOf(work, design as JsonObject, service));
      designs.forEach((design) => service.store.designs.set(design.id, design));
      return {kind, designs};
    }
    case 'data-export':
      return {kind, files: makeExport(work, service, now)};
    default:
      return {kind: kind as 'content' | 'brand-extraction', body};
  }
}

function designOf(work: Work, design: JsonObject, {contract}: Service): Design {
  const pages = [contract.example('variants')];
  const colors = (index: number) => palettes[index % palettes.length] ?? [];
  const variants = pages
    .flatMap((page) => (page.designId === design.designId ? (listAt(page, 'data') as JsonObject[]) : []))
    .map((variant, index): Variant => ({
      id: String(variant.variantId),
      rank: Number(variant.rank),
      variesBy: listAt(variant, 'variesBy').map(String),
      blocks: variant.blocks as PlacedBlock[],
      colors: colors(listAt(variant, 'variesBy').includes('color') ? index : 0),
    }));
  return {
    id: String(design.designId),
    work,
    designType: String(design.designType),
    width: Number(design.width),
    height: Number(design.height),
    language: String(design.language),
    formats: listAt(design, 'files').map((file) => String(objectAt({file}, 'file').format)),
    blocks: design.blocks as PlacedBlock[],
    colors: colors(0),
    assets: (listAt(design, 'assets') as JsonObject[]).map((asset) =>
      Object.fromEntries(Object.entries(asset).filter(([name]) => name !== 'url')),
    ),
    variants,
  };
}

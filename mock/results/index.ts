import type {Contract} from '../contract/contract';
import {listAt, objectAt, type JsonObject} from '../contract/json';
import type {Ids} from '../state/ids';
import type {Result, Store, Work} from '../state/store';
import type {Users} from '../state/users';
import type {Works} from '../state/works';
import {makeDesigns} from './designs';
import {makeExport} from './exports';

/** What results are made from. */
interface Sources {
  readonly contract: Contract;
  readonly store: Store;
  readonly ids: Ids;
  readonly users: Users;
  readonly works: Works;
}

/** Makes the result of a request that succeeds. */
export function makeResult(work: Work, now: number, {contract, store, ids, users, works}: Sources): Result {
  switch (work.kind) {
    case 'designs': {
      const designs = makeDesigns(work, contract, ids);
      for (const design of designs) {
        store.designs.set(design.id, design);
      }
      return {kind: 'designs', designs};
    }
    case 'content':
      return {kind: 'content', body: {alternatives: makeContent(work, contract)}};
    case 'brand-extraction':
      return {kind: 'brand-extraction', body: makeBrand(work, contract)};
    case 'data-export':
      return {kind: 'data-export', files: makeExport(work, store, users, works, now)};
    default:
      throw new Error(`The mock cannot make a result of the kind "${work.kind}".`);
  }
}

/** As many sets of content as were asked for, of the block types that were asked for. */
function makeContent({input}: Work, contract: Contract): JsonObject[] {
  const types = contract.values('content-blocks#ContentBlockType');
  const alternatives = listAt(objectAt(contract.example('content-succeeded'), 'result'), 'alternatives');
  const wanted = Array.isArray(input.blockTypes) ? (input.blockTypes as readonly string[]) : undefined;
  const fits = (block: JsonObject) =>
    wanted?.includes(String(block.type)) ?? listAt(types[String(block.type)], 'designTypes').includes(input.designType);
  return Array.from({length: Number(input.alternativeCount)}, (_, index) => {
    const blocks = (listAt(alternatives[index % alternatives.length], 'blocks') as readonly JsonObject[]).filter(fits);
    // Every design type holds a title.
    return {blocks: blocks.length > 0 ? blocks : [{type: 'title', text: String(input.prompt).slice(0, 80)}]};
  });
}

/** The brand of the example, at the website that was named. */
function makeBrand({input, user}: Work, contract: Contract): JsonObject {
  const result = objectAt(contract.example('brand-extraction-succeeded'), 'result');
  const website = String(input.websiteUrl).replace(/\/$/, '');
  const brand = {...objectAt(result, 'brand'), website};
  const applied = input.apply === true;
  if (applied && user) {
    user.brand = brand;
  }
  return {
    brand,
    applied,
    findings: (listAt(result, 'findings') as readonly JsonObject[]).map(({pageUrl, ...finding}) => ({
      ...finding,
      pageUrl: `${new URL(website).origin}${new URL(String(pageUrl)).pathname}`,
    })),
  };
}

import type {Contract} from '../contract/contract';
import {listAt, objectAt, type JsonObject} from '../contract/json';
import type {Ids} from '../state/ids';
import type {Result, Work} from '../state/store';
import {makeContent} from './content';
import {makeDesigns} from './designs';
import {makeExport, type ExportSources} from './exports';

/** What results are made from. */
export interface Sources extends ExportSources {
  readonly contract: Contract;
  readonly ids: Ids;
}

/** Makes the result of a request that succeeds. */
export function makeResult(work: Work, now: number, sources: Sources): Result {
  const {contract, store, ids} = sources;
  switch (work.kind) {
    case 'designs': {
      const designs = makeDesigns(work, contract, ids);
      for (const design of designs) {
        store.designs.set(design.id, design);
      }
      return {kind: 'designs', designs};
    }
    case 'content':
      return {kind: 'content', body: {alternatives: makeContent(work.input, contract)}};
    case 'brand-extraction':
      return {kind: 'brand-extraction', body: makeBrand(work, contract)};
    case 'data-export':
      return {kind: 'data-export', files: makeExport(work, sources, now)};
    default:
      throw new Error(`The mock cannot make a result of the kind "${work.kind}".`);
  }
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

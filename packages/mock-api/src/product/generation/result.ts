import type {Contract} from '../../contract/contract';
import type {IdGenerator} from '../../shared/ids';
import type {AsyncRequest, RequestResult} from '../store/store';
import {extractBrand} from './brand';
import {generateContent} from './content';
import {generateDesigns} from './designs';
import {createExportFiles, type ExportSources} from './export-files';

interface ResultSources extends ExportSources {
  readonly contract: Contract;
  readonly ids: IdGenerator;
}

/** Creates the result of a successful request. */
export function createResult(request: AsyncRequest, now: number, sources: ResultSources): RequestResult {
  const {contract, store, ids} = sources;
  switch (request.kind) {
    case 'designs': {
      const designs = generateDesigns(request, contract, ids);
      for (const design of designs) {
        store.designs.set(design.id, design);
      }
      return {kind: 'designs', designs};
    }
    case 'content':
      return {kind: 'content', body: {alternatives: generateContent(request, contract)}};
    case 'brand-extraction':
      return {kind: 'brand-extraction', body: extractBrand(request, contract)};
    case 'data-export':
      return {kind: 'data-export', files: createExportFiles(request, sources, now)};
    default:
      throw new Error(`The mock can't create a result of the kind "${request.kind}". Add it to createResult.`);
  }
}

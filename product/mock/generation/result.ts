import type {Services} from '../services';
import type {AsyncRequest, RequestResult} from '../state/store';
import {extractBrand} from './brand';
import {generateContent} from './content';
import {generateDesigns} from './designs';
import {createDataExport} from './export-files';

/** Creates the result of a successful request. */
export function createResult(services: Services, request: AsyncRequest, now: number): RequestResult {
  const {contract, store, ids} = services;
  switch (request.kind) {
    case 'designs': {
      const designs = generateDesigns(request, contract, ids);
      designs.forEach((design) => store.designs.set(design.id, design));
      return {kind: 'designs', designs};
    }
    case 'content':
      return {kind: 'content', body: {alternatives: generateContent(request, contract)}};
    case 'brand-extraction':
      return {kind: 'brand-extraction', body: extractBrand(request, contract)};
    case 'data-export':
      return createDataExport(request, services, now);
    default:
      throw new Error(`The mock can't create a result for "${request.kind}" requests. Add it to createResult.`);
  }
}

import {sampleLanguages} from '@developer-docs/openapi';
import type {SampleGenerators} from '../../client/samples';
import {highlightSample} from './highlight-sample';

// Loaded when a reader selects a language other than cURL.

export const generate: SampleGenerators['generate'] = (request, {id}) => {
  const known = sampleLanguages.find((language) => language.id === id);
  return known === undefined ? '' : highlightSample(known.generate(request), known.grammar);
};

import {stringifyJson} from '@developer-docs/internal';
import type {Operation} from '../model/types.js';
import {generateCurlSample} from './curl.js';
import {generateJavaScriptSample} from './javascript.js';
import {generatePythonSample} from './python.js';
import {createSampleRequest, type SampleKind, type SampleRequest} from './sample-request.js';

/**
 * The languages of samples, in the order of the tabs. `id` is the value that the site stores when a reader selects a
 * tab.
 */
export const sampleLanguages = [
  {id: 'curl', label: 'cURL', grammar: 'bash', generate: generateCurlSample},
  {id: 'javascript', label: 'JavaScript', grammar: 'javascript', generate: generateJavaScriptSample},
  {id: 'python', label: 'Python', grammar: 'python', generate: generatePythonSample},
] as const satisfies {id: string; label: string; grammar: string; generate: (request: SampleRequest) => string}[];

/** A sample request in all languages. */
export interface Sample {
  readonly kind: SampleKind;
  readonly snippets: readonly {readonly language: (typeof sampleLanguages)[number]; readonly code: string}[];
}

/**
 * Creates an operation's minimal and realistic samples. If they're identical, only one is returned, and if a required
 * value has no example, none is returned. Webhooks and callbacks have no samples because readers don't send them.
 */
export function createSamples(operation: Operation): Sample[] {
  if (operation.kind !== 'operation') {
    return [];
  }
  const requests = new Map<string, {kind: SampleKind; request: SampleRequest}>();
  for (const kind of ['minimal', 'realistic'] as const) {
    const request = createSampleRequest(operation, kind);
    const key = stringifyJson(request);
    if (request !== undefined && !requests.has(key)) {
      requests.set(key, {kind, request});
    }
  }
  return [...requests.values()].map(({kind, request}) => ({
    kind,
    snippets: sampleLanguages.map((language) => ({language, code: language.generate(request)})),
  }));
}

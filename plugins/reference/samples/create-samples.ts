import type {Operation} from '../../contract';
import {curlSample} from './curl';
import {javaScriptSample} from './javascript';
import {pythonSample} from './python';
import {createSampleRequest, type SampleKind, type SampleRequest} from './sample-request';

/** The languages of samples, in the order of the tabs. `id` is what the site stores as the reader's choice. */
export const sampleLanguages = [
  {id: 'curl', label: 'cURL', grammar: 'bash', generate: curlSample},
  {id: 'javascript', label: 'JavaScript', grammar: 'javascript', generate: javaScriptSample},
  {id: 'python', label: 'Python', grammar: 'python', generate: pythonSample},
] as const satisfies {id: string; label: string; grammar: string; generate: (request: SampleRequest) => string}[];

/** A request in every language. */
export interface Sample {
  readonly kind: SampleKind;
  readonly title: string;
  readonly snippets: readonly {readonly language: (typeof sampleLanguages)[number]; readonly code: string}[];
}

/**
 * Creates the minimal and the realistic sample of an operation; only one if they are the same, none if a required value has no
 * example. Webhooks and callbacks have no samples because readers don't send them.
 */
export function createSamples(operation: Operation): Sample[] {
  if (operation.kind !== 'operation') {
    return [];
  }
  const requests = new Map<string, {kind: SampleKind; request: SampleRequest}>();
  for (const kind of ['minimal', 'realistic'] as const) {
    const request = createSampleRequest(operation, kind);
    const key = JSON.stringify(request);
    if (request !== undefined && !requests.has(key)) {
      requests.set(key, {kind, request});
    }
  }
  return [...requests.values()].map(({kind, request}) => ({
    kind,
    title: requests.size === 1 ? 'Request' : kind === 'minimal' ? 'Minimal request' : 'Realistic request',
    snippets: sampleLanguages.map((language) => ({language, code: language.generate(request)})),
  }));
}

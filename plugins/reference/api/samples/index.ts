import type {Operation} from '../../../contract/openapi/model/types';
import {curlSample} from './curl';
import {javaScriptSample} from './javascript';
import {pythonSample} from './python';
import {sampleRequest, type SampleKind, type SampleRequest} from './request';

/** The languages, in the order of the tabs. `id` is what the choice is remembered by. */
export const languages = [
  {id: 'curl', label: 'cURL', grammar: 'bash', write: curlSample},
  {id: 'javascript', label: 'JavaScript', grammar: 'javascript', write: javaScriptSample},
  {id: 'python', label: 'Python', grammar: 'python', write: pythonSample},
] as const satisfies {id: string; label: string; grammar: string; write: (request: SampleRequest) => string}[];

/** One request in every language. */
export interface Sample {
  readonly kind: SampleKind;
  readonly title: string;
  readonly codes: readonly {readonly language: (typeof languages)[number]; readonly code: string}[];
}

/**
 * The samples of an operation: minimal and realistic; one where both are the same, none where a value has no example, and
 * none of a webhook or callback: the reader receives it and does not call it.
 */
export function samplesOf(operation: Operation): Sample[] {
  if (operation.kind !== 'operation') {
    return [];
  }
  const kinds = (['minimal', 'realistic'] as const).flatMap((kind) => {
    const request = sampleRequest(operation, kind);
    return request === undefined ? [] : [{kind, request, text: JSON.stringify(request)}];
  });
  const different = kinds.filter(({text}, index) => kinds.findIndex((other) => other.text === text) === index);
  return different.map(({kind, request}) => ({
    kind,
    title: different.length === 1 ? 'Request' : kind === 'minimal' ? 'Minimal request' : 'Realistic request',
    codes: languages.map((language) => ({language, code: language.write(request)})),
  }));
}

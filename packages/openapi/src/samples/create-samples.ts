import {stringifyJson} from '@developer-docs/utils';
import type {Operation} from '../model/types.js';
import {chooseMediaType} from './body.js';
import {generateCSharpSample} from './languages/csharp.js';
import {generateCurlSample} from './languages/curl.js';
import {generateGoSample} from './languages/go.js';
import {generateJavaSample} from './languages/java.js';
import {generateJavaScriptSample} from './languages/javascript.js';
import {generatePhpSample} from './languages/php.js';
import {generatePythonSample} from './languages/python.js';
import {generateRubySample} from './languages/ruby.js';
import {createSampleRequest, type SampleKind, type SampleRequest} from './sample-request.js';

export interface SampleLanguage {
  /** The value that the site stores when a reader selects the tab. */
  readonly id: string;
  readonly label: string;
  /** Name of the Prism grammar. */
  readonly grammar: string;
  readonly generate: (request: SampleRequest) => string;
}

/** All languages, in the default order of the tabs. */
export const sampleLanguages = [
  {id: 'curl', label: 'cURL', grammar: 'bash', generate: generateCurlSample},
  {id: 'javascript', label: 'JavaScript', grammar: 'javascript', generate: generateJavaScriptSample},
  {id: 'python', label: 'Python', grammar: 'python', generate: generatePythonSample},
  {id: 'go', label: 'Go', grammar: 'go', generate: generateGoSample},
  {id: 'java', label: 'Java', grammar: 'java', generate: generateJavaSample},
  {id: 'csharp', label: 'C#', grammar: 'csharp', generate: generateCSharpSample},
  {id: 'php', label: 'PHP', grammar: 'php', generate: generatePhpSample},
  {id: 'ruby', label: 'Ruby', grammar: 'ruby', generate: generateRubySample},
] as const satisfies SampleLanguage[];

/** A sample request in all languages. */
export interface Sample {
  readonly kind: SampleKind;
  /** The media type of the body. Absent for the preferred one. */
  readonly mediaType?: string;
  readonly request: SampleRequest;
  readonly snippets: readonly {readonly language: SampleLanguage; readonly code: string}[];
}

/**
 * Creates an operation's minimal and realistic samples, followed by a sample for each other format of the body, such as
 * XML. Identical samples are returned once, and those that require a value without an example aren't returned. Webhooks
 * and callbacks have no samples because readers don't send them.
 *
 * @param languages - Default: {@link sampleLanguages}.
 */
export function createSamples(operation: Operation, languages: readonly SampleLanguage[] = sampleLanguages): Sample[] {
  if (operation.kind !== 'operation') return [];
  const {requestBody} = operation;
  const preferredType = requestBody && chooseMediaType(requestBody)?.type;
  const otherTypes = (requestBody?.content ?? []).map(({type}) => type).filter((type) => type !== preferredType);
  const candidates: Pick<Sample, 'kind' | 'mediaType'>[] = [
    {kind: 'minimal'},
    {kind: 'realistic'},
    ...otherTypes.map((mediaType) => ({kind: 'realistic' as const, mediaType})),
  ];
  const samples: Sample[] = [];
  for (const candidate of candidates) {
    const {kind, mediaType} = candidate;
    const request = createSampleRequest(operation, kind, {mediaType});
    const isSame = mediaType === undefined ? isEqual : hasSameBody;
    if (request === undefined || samples.some((other) => isSame(other.request, request))) continue;
    const snippets = languages.map((language) => ({language, code: language.generate(request)}));
    samples.push({...candidate, request, snippets});
  }
  return samples;
}

const isEqual = (first: unknown, second: unknown) => stringifyJson(first) === stringifyJson(second);

/** Returns whether samples differ in the content type at most. Files also differ in their extensions. */
const hasSameBody = ({body: first}: SampleRequest, {body: second}: SampleRequest) =>
  isEqual(first, second) || (first?.kind === 'file' && second?.kind === 'file');

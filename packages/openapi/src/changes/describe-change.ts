import {toPlainText, type Json} from '@developer-docs/utils';
import {changeKinds} from './kinds.js';
import {englishTexts, type ChangeTexts, type PlaceKey, type SentenceKey, type TermKey} from './texts.js';
import type {ApiChange, ChangePlace} from './types.js';

/** Joins the path to a field, such as `pets[].name`. */
export const formatPath = (path: readonly string[]): string =>
  path.map((step, index) => (index === 0 || step.startsWith('[') ? step : `.${step}`)).join('');

const maxLength = 120;

function formatCode(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const short = line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
  const longest = Math.max(0, ...(short.match(/`+/g) ?? []).map(({length}) => length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${short} ${fence}` : `\`${short}\``;
}

function formatValue(value: Json | undefined, none: string): string {
  if (value === undefined) return none;
  const members: readonly Json[] = Array.isArray(value) ? value : [value];
  return members.map((member) => formatCode(toPlainText(member))).join(', ');
}

const insert = (template: string, values: Readonly<Record<string, string>>) =>
  template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** Describes where a change is, as the subject of a sentence. */
function describePlace(place: ChangePlace, texts: ChangeTexts): string {
  const {operation, schema, securityScheme, parameter, status, header, isBody, path} = place;
  const describe = (key: PlaceKey, name = '', owner = '') =>
    insert(texts[key], {in: parameter?.in ?? '', name: formatCode(name), owner: formatCode(owner)});
  const describePart = (part: 'schema' | 'parameter' | 'header' | 'response' | 'body', name?: string, owner?: string) =>
    path.length > 0 ? describe(`place.${part}Field`, formatPath(path), name) : describe(`place.${part}`, name, owner);
  if (schema !== undefined) return describePart('schema', schema);
  if (securityScheme !== undefined) return describe('place.securityScheme', securityScheme);
  if (parameter !== undefined) return describePart('parameter', parameter.name);
  if (header !== undefined) return describePart('header', header, status);
  if (status !== undefined) return describePart('response', status);
  if (isBody === true) return describePart('body');
  return operation === undefined ? texts['place.document'] : describe(`place.${operation.kind}`, operation.path);
}

/**
 * Describes a change in a sentence of CommonMark.
 *
 * @param texts - The sentence templates in the reader's language.
 */
export function describeChange(change: ApiChange, texts: ChangeTexts = englishTexts): string {
  const {sentence, term}: {readonly sentence: SentenceKey; readonly term?: TermKey} = changeKinds[change.kind];
  return insert(texts[sentence], {
    place: describePlace(change.place, texts),
    ...(term !== undefined && {term: texts[term]}),
    before: formatValue(change.before, texts.nothing),
    after: formatValue(change.after, texts.nothing),
  });
}

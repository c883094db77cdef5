import {toPlainText, type Json} from '@developer-docs/utils';
import {changeKinds} from './kinds.js';
import {englishTexts, type ChangeTexts, type SentenceKey, type Term} from './texts.js';
import type {ApiChange, ChangePlace} from './types.js';

/** Joins the path to a field, such as `pets[].name`. */
export const formatPath = (path: readonly string[]): string =>
  path.map((step, index) => (index === 0 || step.startsWith('[') ? step : `.${step}`)).join('');

const maxLength = 120;

/** Formats text as code. */
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
  const name = formatCode(formatPath(path));
  /** @param own - What has the field, or what changed itself. */
  const describe = (kind: 'schema' | 'parameter' | 'header' | 'response' | 'body', own: string, owner = own) => {
    const values = {in: parameter?.in ?? ''};
    return path.length > 0
      ? insert(texts[`place.${kind}Field`], {...values, name, owner: formatCode(own)})
      : insert(texts[`place.${kind}`], {...values, name: formatCode(own), owner: formatCode(owner)});
  };
  if (schema !== undefined) return describe('schema', schema);
  if (securityScheme !== undefined) return insert(texts['place.securityScheme'], {name: formatCode(securityScheme)});
  if (parameter !== undefined) return describe('parameter', parameter.name);
  if (header !== undefined) return describe('header', header, status);
  if (status !== undefined) return describe('response', status);
  if (isBody === true) return describe('body', '');
  return operation === undefined
    ? texts['place.document']
    : insert(texts[`place.${operation.kind}`], {name: formatCode(operation.path)});
}

/**
 * Describes a change in a sentence of CommonMark.
 *
 * @param texts - The sentence templates in the reader's language.
 */
export function describeChange(change: ApiChange, texts: ChangeTexts = englishTexts): string {
  const {sentence, term}: {readonly sentence: SentenceKey; readonly term?: Term} = changeKinds[change.kind];
  return insert(texts[sentence], {
    place: describePlace(change.place, texts),
    ...(term !== undefined && {term: texts[`term.${term}`]}),
    before: formatValue(change.before, texts.nothing),
    after: formatValue(change.after, texts.nothing),
    example: formatValue(change.example, texts.nothing),
  });
}

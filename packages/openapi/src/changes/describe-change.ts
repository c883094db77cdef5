import {toPlainText, type Json} from '@developer-docs/utils';
import {changeKinds, type ChangeKind} from './kinds.js';
import type {ApiChange, ChangePlace} from './types.js';

/** The texts of descriptions, in CommonMark. In a theme, they're translations. */
export interface ChangeTexts {
  /** The sentences, in which `{place}` is the subject, and `{before}`, `{after}`, and `{example}` are values. */
  readonly sentences: Readonly<Record<ChangeKind, string>>;
  /** The subjects, in which `{name}` is a name, and `{owner}` is where it is. */
  readonly places: typeof englishPlaces;
  /** What stands for a value that doesn't exist. */
  readonly none: string;
}

const englishPlaces = {
  document: 'The API',
  operation: 'The operation',
  webhook: 'The webhook',
  callback: 'The callback {name}',
  securityScheme: 'The security scheme {name}',
  parameter: 'The {in} parameter {name}',
  header: 'The header {name} of the response {owner}',
  body: 'The request body',
  response: 'The response {name}',
  schema: 'The schema {name}',
  parameterField: '{name} in the {in} parameter {owner}',
  headerField: '{name} in the header {owner}',
  bodyField: '{name} in the request body',
  responseField: '{name} in the response {owner}',
  schemaField: '{name} in the schema {owner}',
};

export const englishTexts: ChangeTexts = {
  sentences: Object.fromEntries(
    Object.entries(changeKinds).map(([kind, {sentence}]) => [kind, sentence]),
  ) as ChangeTexts['sentences'],
  places: englishPlaces,
  none: 'none',
};

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

const formatValue = (value: Json | undefined, none: string): string =>
  Array.isArray(value)
    ? value.map((member: Json) => formatCode(toPlainText(member))).join(', ')
    : value === undefined
      ? none
      : formatCode(toPlainText(value));

const insert = (template: string, values: Readonly<Record<string, string>>) =>
  template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** Describes where a change is, as the subject of a sentence. */
export function describePlace(place: ChangePlace, {places}: ChangeTexts = englishTexts): string {
  const {operation, schema, securityScheme, parameter, status, header, isBody, path} = place;
  const isField = path.length > 0;
  const name = formatCode(formatPath(path));
  if (schema !== undefined) {
    return isField
      ? insert(places.schemaField, {name, owner: formatCode(schema)})
      : insert(places.schema, {name: formatCode(schema)});
  }
  if (securityScheme !== undefined) return insert(places.securityScheme, {name: formatCode(securityScheme)});
  if (parameter !== undefined) {
    const own = formatCode(parameter.name);
    return isField
      ? insert(places.parameterField, {name, owner: own, in: parameter.in})
      : insert(places.parameter, {name: own, in: parameter.in});
  }
  if (header !== undefined) {
    const own = formatCode(header);
    return isField
      ? insert(places.headerField, {name, owner: own})
      : insert(places.header, {name: own, owner: formatCode(status ?? '')});
  }
  if (status !== undefined) {
    return isField
      ? insert(places.responseField, {name, owner: formatCode(status)})
      : insert(places.response, {name: formatCode(status)});
  }
  if (isBody === true) return isField ? insert(places.bodyField, {name}) : places.body;
  return operation === undefined ? places.document : insert(places[operation.kind], {name: formatCode(operation.path)});
}

/**
 * Describes a change in a sentence of CommonMark.
 *
 * @param texts - The texts in the language of the reader.
 */
export const describeChange = (change: ApiChange, texts: ChangeTexts = englishTexts): string =>
  insert(texts.sentences[change.kind], {
    place: describePlace(change.place, texts),
    before: formatValue(change.before, texts.none),
    after: formatValue(change.after, texts.none),
    example: formatValue(change.example, texts.none),
  });

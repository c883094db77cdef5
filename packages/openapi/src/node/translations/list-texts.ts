import {arrayAt, isObject, stringAt, type JsonObject} from '@developer-docs/utils';
import {readDate} from '../../declarations/deprecation.js';
import type {ApiDocument} from '../../model/types.js';
import {isData, isMap} from '../../schemas/keywords.js';
import {formatKey, quoteText} from '../overlays/json-path.js';
import {isSwagger} from '../swagger/convert-swagger.js';

/** A text that readers see, with the action of an overlay that changes it. */
export interface DocumentText {
  readonly text: string;
  /** JSONPath expression for the string, or for the object that receives it. */
  readonly target: string;
  /** Creates the `update` of the action. */
  readonly createUpdate: (text: string) => unknown;
}

/** Which members of an object are texts. */
interface TextRule {
  readonly keys: ReadonlySet<string> | 'all';
  /** Whether the object's keys are names, and the rule applies to its members. */
  readonly hasNames?: boolean;
}

const textKeys: ReadonlySet<string> = new Set(['title', 'summary', 'description', 'x-displayName', 'x-title']);

/** The strings in objects that OpenAPI doesn't define, by the extension that contains them. */
const extensionKeys: Readonly<Record<string, ReadonlySet<string>>> = {
  'x-deprecated': new Set(['reason', 'description']),
  'x-values': new Set(['title', 'description']),
  'x-webhooks': textKeys,
};

/** Keywords whose members are all strings for readers. */
const textLists = new Set(['scopes', 'x-enum-descriptions', 'x-enumDescriptions', 'x-rate-limit-buckets']);

/** The members that identify an item of a list, the best first. None is a text. */
const identifiers = [['name', 'in'], ['name'], ['url'], ['const']];

/**
 * Lists a document's strings that readers see: titles, summaries, descriptions, and the strings in extensions that the
 * model contains. Names and IDs, on which URLs depend, aren't among them.
 *
 * @param root - The bundled document, which can be in Swagger 2.0.
 * @param model - The same document, as readers see it.
 */
export const listTexts = (root: JsonObject, model: ApiDocument): DocumentText[] => [
  ...listMemberTexts(root, '$', {keys: textKeys}, isSwagger(root)),
  ...listTagNames(root, model),
];

const listMemberTexts = (
  parent: JsonObject | readonly unknown[],
  parentTarget: string,
  rule: TextRule,
  isSwaggerDocument: boolean,
): DocumentText[] =>
  Object.entries(parent).flatMap(([key, value]: [string, unknown]) => {
    const target = parentTarget + (Array.isArray(parent) ? selectItem(parent, Number(key)) : formatKey(key));
    if (typeof value === 'string') {
      return isText(key, value, rule) ? [{text: value, target, createUpdate: (text: string) => text}] : [];
    }
    if (!isObject(value) && !Array.isArray(value)) return [];
    // In Swagger 2.0, examples are data.
    if (key === 'examples' && isSwaggerDocument && !rule.hasNames) return [];
    const memberRule = Array.isArray(parent) ? rule : getMemberRule(key, value, rule);
    return memberRule === undefined ? [] : listMemberTexts(value, target, memberRule, isSwaggerDocument);
  });

function isText(key: string, value: string, {keys, hasNames = false}: TextRule): boolean {
  if (hasNames || value.trim() === '') return false;
  return keys === 'all' || keys.has(key) || (key === 'x-deprecated' && readDate(value) === undefined);
}

/** Returns the rule for a member that's an object or a list, or `undefined` if readers see no text in it. */
function getMemberRule(key: string, value: object, {keys, hasNames = false}: TextRule): TextRule | undefined {
  if (hasNames) return {keys};
  if (keys === 'all') return undefined;
  if (textLists.has(key)) return {keys: 'all'};
  const memberKeys = extensionKeys[key] ?? keys;
  if ((isMap(key) || key === 'x-values') && isObject(value)) return {keys: memberKeys, hasNames: true};
  const isUnknownExtension = key.startsWith('x-') && extensionKeys[key] === undefined;
  return isUnknownExtension || isData(key, value) ? undefined : {keys: memberKeys};
}

/** Lists the names of tags without a title. Readers see the name, which must stay in operations. */
function listTagNames(root: JsonObject, {tags, operations}: ApiDocument): DocumentText[] {
  const declarations = new Map(
    arrayAt(root, 'tags').map((tag): [string | undefined, unknown] => [stringAt(tag, 'name'), tag]),
  );
  return tags.flatMap(({name}): DocumentText[] => {
    const declaration = declarations.get(name);
    if (declaration === undefined) {
      if (!operations.some((operation) => operation.tags.includes(name))) return [];
      return [{text: name, target: '$', createUpdate: (title) => ({tags: [{name, 'x-displayName': title}]})}];
    }
    if (['x-displayName', 'summary'].some((key) => stringAt(declaration, key) !== undefined)) return [];
    const target = `$.tags[?@.name==${quoteText(name)}]`;
    return [{text: name, target, createUpdate: (title) => ({'x-displayName': title})}];
  });
}

/** Selects an item by its name or another identifier, because its position can change. */
function selectItem(items: readonly unknown[], index: number): string {
  const read = (item: unknown, key: string) => (isObject(item) ? item[key] : undefined);
  const item = items[index];
  for (const keys of identifiers) {
    const values = keys.map((key) => read(item, key));
    const isSame = (other: unknown) => keys.every((key, position) => read(other, key) === values[position]);
    const isUnique = items.filter(isSame).length === 1;
    if (isUnique && values.every((value) => typeof value === 'string' || typeof value === 'number')) {
      const toLiteral = (value: unknown) => (typeof value === 'string' ? quoteText(value) : String(value));
      return `[?${keys.map((key, position) => `@${formatKey(key)}==${toLiteral(values[position])}`).join(' && ')}]`;
    }
  }
  return `[${index}]`;
}

import {
  createMark,
  isNumber,
  isObject,
  mapMembers,
  parseJson,
  stringifyJson,
  toExactNumber,
} from '@developer-docs/utils';
import {stringifyYaml as formatYaml} from '@redocly/openapi-core';
import {parse, type ScalarTag} from 'yaml';

/** Matches numbers that JavaScript could change: those with many digits, such as `1.10`, such as `1e3`, and `-0`. */
const changedNumber = /-0|-?(?:[\d.]{16,}|\d+\.\d*0|\d[\d.]*[eE][+-]?\d+)/;

/** Matches such a number where YAML can have a value: `price: 1.10`, `- 1.10`, or `[1.10, 2]`. */
const candidate = new RegExp(String.raw`[:,[-]\s*(?:${changedNumber.source})\s*(?:[,\]}#]|$)`, 'm');

/**
 * Restores the text of the numbers in a parsed file that JavaScript would change, such as 9007199254740993 and 1.10.
 * Most files have none, so they aren't parsed a second time.
 *
 * @param parsed - The content, which is changed.
 * @param text - The file in YAML or JSON.
 */
export function restoreNumbers(parsed: unknown, text: string): void {
  if (!candidate.test(text)) return;
  copyNumbers(text.trimStart().startsWith('{') ? parseExactJson(text) : parseExactYaml(text), parsed, new Set());
}

function parseExactJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    // YAML can also start with a brace.
    return parseExactYaml(text);
  }
}

const parseExactYaml = (text: string): unknown =>
  parse(text, {
    logLevel: 'silent',
    uniqueKeys: false,
    maxAliasCount: -1,
    merge: true,
    customTags: (tags) =>
      tags.map((tag) =>
        typeof tag === 'object' && /:(?:int|float)$/.test(tag.tag) && tag.test !== undefined
          ? ({...tag, resolve: toExactNumber} as ScalarTag)
          : tag,
      ),
  });

/** Serializes a document as YAML with its numbers as they were written. */
export function stringifyYaml(value: unknown): string {
  const mark = createMark(stringifyJson(value), 'number');
  const copyWithMarks = (member: unknown): unknown => {
    if (member instanceof Number) return `${mark}${String(member)}`;
    if (Array.isArray(member)) return member.map(copyWithMarks);
    return isObject(member) ? mapMembers(member, copyWithMarks) : member;
  };
  const options = {lineWidth: 120, noRefs: true};
  return formatYaml(copyWithMarks(value), options).replaceAll(mark, '');
}

/** Copies the numbers of a value to an equal one. Other differences between the parsers stay. */
function copyNumbers(from: unknown, to: unknown, visited: Set<object>): void {
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null || visited.has(to)) return;
  visited.add(to);
  for (const [key, value] of Object.entries(from)) {
    const target: unknown = Object.getOwnPropertyDescriptor(to, key)?.value;
    // Redocly's parser reads numbers that are too large as text.
    const isSame = isNumber(target) || (typeof target === 'string' && target === String(value));
    if (value instanceof Number && isSame) Object.assign(to, {[key]: value});
    else copyNumbers(value, target, visited);
  }
}

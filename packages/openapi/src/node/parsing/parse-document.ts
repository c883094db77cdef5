import {ExplainedError, parseJson, toExactNumber} from '@developer-docs/utils';
import {parseYaml} from '@developer-docs/utils/node';
import {parseYaml as parseQuickly} from '@redocly/openapi-core';
import type {ScalarTag, Tags} from 'yaml';

/** Maximum number of values that the YAML aliases of a file can expand to. They must fit into memory. */
const maxExpandedValues = 1_000_000;

/**
 * Parses a document in YAML or JSON.
 *
 * @param name - The file's name in messages.
 * @param keepsNumbers - Whether numbers that JavaScript would change, such as 9007199254740993 and 1.10, keep their
 *   text. If a YAML file has any, this takes longer.
 * @throws ExplainedError with the position of a syntax error, or if it's in another format.
 */
export function parseDocumentText(text: string, name: string, {keepsNumbers = false} = {}): unknown {
  rejectOtherContent(text, name);
  const content = parseText(text, name, keepsNumbers);
  // Without aliases, a value takes at least one character.
  if (countValues(content) > Math.max(text.length, maxExpandedValues)) {
    throw new ExplainedError(
      `${name}: the YAML aliases (*name) contain themselves, or expand to too many values. Repeat fewer of them.`,
    );
  }
  return content;
}

/**
 * Rejects text that isn't YAML or JSON.
 *
 * @param name - The file's name in messages.
 * @throws ExplainedError
 */
function rejectOtherContent(text: string, name: string): void {
  if (text.includes('\0')) {
    throw new ExplainedError(
      `${name} isn't encoded in UTF-8, but probably in UTF-16. Save it as UTF-8. In Windows PowerShell, write it with "| Out-File -Encoding utf8" instead of ">".`,
    );
  }
  if (/^\s*</.test(text)) {
    throw new ExplainedError(
      `${name} is HTML or XML, not YAML or JSON. Download the document itself, not a page about it.`,
    );
  }
}

/**
 * Matches numbers that JavaScript could change: those with many digits, zeros at the end (`1.10`), or an exponent
 * (`1e3`), and `-0`.
 */
const changedNumber = /-0|-?(?:[\d.]{16,}|\d+\.\d*0|\d[\d.]*[eE][+-]?\d+)/;

/** Matches such a number where YAML can have a value: `price: 1.10`, `- 1.10`, or `[1.10, 2]`. */
const changedValue = new RegExp(String.raw`[:,[-]\s*(?:${changedNumber.source})\s*(?:[,\]}#]|$)`, 'm');

function parseText(text: string, name: string, keepsNumbers: boolean): unknown {
  try {
    if (!keepsNumbers || !changedValue.test(text)) return parseQuickly(text);
    if (text.trimStart().startsWith('{')) return parseJson(text.trimStart());
  } catch {
    // Redocly's parser is ten times faster, but rejects what other parsers accept: own keys that override merged ones
    // if they're numbers (`<<: *errors` and then `400: …`), and a `}` of JSON that isn't indented more than its key.
  }
  const options = {merge: true, maxAliasCount: -1, logLevel: 'error'} as const;
  return parseYaml(text, name, keepsNumbers ? {...options, customTags: useExactNumbers} : options);
}

const useExactNumbers = (tags: Tags): Tags =>
  tags.map((tag) =>
    typeof tag === 'object' && /:(?:int|float)$/.test(tag.tag) && 'test' in tag
      ? ({...tag, resolve: toExactNumber} as ScalarTag)
      : tag,
  );

/** Counts values as often as they occur. They're infinite if one contains itself. */
export function countValues(value: unknown, counts = new Map<unknown, number>()): number {
  if (typeof value !== 'object' || value === null) return 1;
  const known = counts.get(value);
  if (known !== undefined) return known;
  counts.set(value, Infinity);
  let count = 1;
  for (const member of Object.values(value)) count += countValues(member, counts);
  counts.set(value, count);
  return count;
}

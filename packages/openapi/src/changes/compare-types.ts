import {toCanonicalJson, type Json} from '@developer-docs/utils';
import type {Schema} from '../model/types.js';
import {includesType} from '../schemas/json-types.js';
import type {Report} from './scope.js';

/**
 * Reports the change of a schema's types, which don't include `null`.
 *
 * @param isText - Whether the value is written as text, in which `5` is also a string.
 * @returns Whether the schemas have a type in common, so that the rest can be compared.
 */
export function compareTypes(
  before: readonly string[],
  after: readonly string[],
  report: Report,
  isText = false,
): boolean {
  const values = {before: before.join(' | ') || 'any', after: after.join(' | ') || 'any'};
  if (before.length === 0 || after.length === 0) {
    if (before.length !== after.length) report(after.length === 0 ? 'type-widened' : 'type-narrowed', values);
    return true;
  }
  const allows = (types: readonly string[], type: string) =>
    includesType(types, type) || (isText && types.includes('string') && type !== 'array' && type !== 'object');
  const isNarrowed = !before.every((type) => allows(after, type));
  const isWidened = !after.every((type) => allows(before, type));
  if (isNarrowed && isWidened) report('type-changed', values);
  else if (isNarrowed) report('type-narrowed', values);
  else if (isWidened) report('type-widened', values);
  return before.some((type) => allows(after, type)) || after.some((type) => allows(before, type));
}

/** The formats that validators check. Others, such as `password` or `int64`, are only for readers. */
const checkedFormats = new Set(
  `byte date date-time duration email hostname int32 ipv4 ipv6 json-pointer regex relative-json-pointer time uri
  uri-reference uri-template url uuid`.split(/\s+/),
);

export function compareFormats(old: Schema, current: Schema, report: Report): void {
  const [before, after] = [old.format, current.format];
  if (before === after) return;
  const values = {before, after};
  const [wasChecked, isChecked] = [before, after].map((format = '') => checkedFormats.has(format));
  if (wasChecked === true && isChecked === true) report('format-changed', values);
  else if (isChecked === true) report('format-added', values);
  else if (wasChecked === true) report('format-removed', values);
  else report('format-hint-changed', values);
}

/** Lists the values that a schema allows, without `null`. A constant is an enumeration with one value. */
function listValues({const: value, enumValues}: Schema): Map<string, Json> | undefined {
  const values = value === undefined ? enumValues.map((member) => member.value) : [value];
  if (values.length === 0) return undefined;
  return new Map(values.filter((member) => member !== null).map((member) => [toCanonicalJson(member), member]));
}

export function compareValues(before: Schema, after: Schema, report: Report): void {
  const [old, current] = [listValues(before), listValues(after)];
  if (old === undefined && current !== undefined) {
    report('values-limited', {after: [...current.values()]});
  } else if (old !== undefined && current === undefined) {
    report('values-no-longer-limited', {before: [...old.values()]});
  } else if (old !== undefined && current !== undefined) {
    if (![...old.keys()].some((key) => current.has(key)) && old.size > 0 && current.size > 0) {
      report('values-replaced', {before: [...old.values()], after: [...current.values()]});
      return;
    }
    for (const [key, value] of old) if (!current.has(key)) report('value-removed', {before: value});
    for (const [key, value] of current) if (!old.has(key)) report('value-added', {after: value});
  }
}

import {toCanonicalJson, type Json} from '@developer-docs/utils';
import type {ApiDocument, Schema} from '../model/types.js';
import {resolveSchema} from '../model/walk-schemas.js';
import {includesType} from '../schemas/json-types.js';
import {omitNull} from './schema-traits.js';
import {report, type Scope} from './scope.js';

/** Lists the types of a schema, or else of its alternatives, without `null`. */
export function listPossibleTypes(schema: Schema, document: ApiDocument, visited = new Set<Schema>()): string[] {
  const types = omitNull(schema.types);
  if (types.length > 0 || visited.has(schema)) return types;
  visited.add(schema);
  const variantTypes = schema.alternatives
    .slice(0, 1)
    .flatMap(({variants}) => variants)
    .map((variant) => listPossibleTypes(resolveSchema(variant.schema, document), document, visited));
  return variantTypes.some((list) => list.length === 0) ? [] : [...new Set(variantTypes.flat())];
}

export const formatType = (schema: Schema, document: ApiDocument): string =>
  listPossibleTypes(schema, document).join(' | ') || 'null';

/**
 * Reports the change of a schema's types, which don't include `null`. A schema without types allows all.
 *
 * @param hasValues - Whether one of the schemas lists its values, which are more specific than its types.
 * @returns Whether the schemas have a type in common, so that the rest can be compared.
 */
export function compareTypes(
  before: readonly string[],
  after: readonly string[],
  hasValues: boolean,
  scope: Scope,
): boolean {
  // In text, `5` is also a string.
  const allows = (types: readonly string[], type: string) =>
    includesType(types, type) ||
    (scope.isText === true && types.includes('string') && type !== 'array' && type !== 'object');
  const allowsAll = (types: readonly string[], others: readonly string[]) =>
    types.length === 0 || (others.length > 0 && others.every((type) => allows(types, type)));
  const [isNarrowed, isWidened] = [!allowsAll(after, before), !allowsAll(before, after)];
  const values = {before: before.join(' | ') || 'any', after: after.join(' | ') || 'any'};
  if (isNarrowed && isWidened) {
    report(scope, 'type-changed', values);
    return before.some((type) => allows(after, type)) || after.some((type) => allows(before, type));
  }
  if (isNarrowed && !hasValues) report(scope, 'type-narrowed', values);
  if (isWidened && !hasValues) report(scope, 'type-widened', values);
  return true;
}

/** The formats that validators check. Others, such as `password` or `int64`, are only for readers. */
const checkedFormats = new Set(
  `byte date date-time duration email hostname int32 ipv4 ipv6 json-pointer regex relative-json-pointer time uri
  uri-reference uri-template url uuid`.split(/\s+/),
);

export function compareFormats({format: before}: Schema, {format: after}: Schema, scope: Scope): void {
  if (before === after) return;
  const values = {before, after};
  const wasChecked = checkedFormats.has(before ?? '');
  const isChecked = checkedFormats.has(after ?? '');
  if (wasChecked && isChecked) report(scope, 'format-changed', values);
  else if (isChecked) report(scope, 'format-added', values);
  else if (wasChecked) report(scope, 'format-removed', values);
  else report(scope, 'format-hint-changed', values);
}

/** Lists the values that a schema allows, without `null`. A constant is an enumeration with one value. */
function listValues({const: value, enumValues}: Schema): Map<string, Json> | undefined {
  const values = value === undefined ? enumValues.map((member) => member.value) : [value];
  if (values.length === 0) return undefined;
  return new Map(values.filter((member) => member !== null).map((member) => [toCanonicalJson(member), member]));
}

export function compareValues(before: Schema, after: Schema, scope: Scope): void {
  const [old, current] = [listValues(before), listValues(after)];
  if (old === undefined && current !== undefined) {
    report(scope, 'values-limited', {after: [...current.values()]});
  } else if (old !== undefined && current === undefined) {
    report(scope, 'values-no-longer-limited', {before: [...old.values()]});
  } else if (old !== undefined && current !== undefined) {
    if (![...old.keys()].some((key) => current.has(key)) && old.size > 0 && current.size > 0) {
      report(scope, 'values-replaced', {before: [...old.values()], after: [...current.values()]});
      return;
    }
    for (const [key, value] of old) if (!current.has(key)) report(scope, 'value-removed', {before: value});
    for (const [key, value] of current) if (!old.has(key)) report(scope, 'value-added', {after: value});
  }
}

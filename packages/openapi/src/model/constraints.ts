import {
  arrayAt,
  entriesAt,
  exactNumberAt,
  isObject,
  numberAt,
  objectAt,
  stringAt,
  stringifyJson,
  toList,
  toPlainText,
  type JsonObject,
} from '@developer-docs/utils';
import {readNumberRange} from '../schemas/number-range.js';
import type {CodeConstraintKind, Constraint} from './types.js';

const isEmpty = ({minimum, maximum}: {readonly minimum?: unknown; readonly maximum?: unknown}) =>
  minimum === undefined && maximum === undefined;

/** Reads a range of counts. A minimum of 0 matters only if the maximum is also 0. */
function readCounts(schema: JsonObject, minimumKeyword: string, maximumKeyword: string) {
  const minimum = numberAt(schema, minimumKeyword);
  const maximum = numberAt(schema, maximumKeyword);
  return {minimum: minimum === 0 && maximum !== 0 ? undefined : minimum, maximum};
}

/** Keywords that have no specific description and are shown as JSON. */
const otherKeywords =
  `if then else dependentSchemas dependencies contains minContains maxContains unevaluatedItems contentSchema
  $dynamicRef $recursiveRef xml`.split(/\s+/);

/** Keywords of a `not` that is shown as a type with constraints. */
const simpleNotKeywords = ['type', 'format', 'pattern', 'const', 'minimum', 'maximum', 'minLength', 'maxLength'];

/** Returns whether a `not` can be shown as a type with constraints. */
export const isSimpleNot = (not: JsonObject): boolean =>
  Object.keys(not).every((keyword) => simpleNotKeywords.includes(keyword) || keyword.startsWith('x-'));

/**
 * Reads a schema's constraints, starting with those that most readers need.
 *
 * @param schema - A schema without `$ref`. Its `allOf` contains only what couldn't be merged.
 */
export function readConstraints(schema: JsonObject): Constraint[] {
  const unmerged = arrayAt(schema, 'allOf')
    .filter(isObject)
    .flatMap((member): Constraint[] => {
      const format = stringAt(member, 'format');
      return [
        ...(format === undefined ? [] : [{kind: 'keyword', keyword: 'format', code: format} as const]),
        ...readConstraints(member),
      ];
    });
  const constraints = [...readOwnConstraints(schema), ...unmerged];
  return [...new Map(constraints.map((constraint) => [stringifyJson(constraint), constraint])).values()];
}

function readOwnConstraints(schema: JsonObject): Constraint[] {
  const constraints: Constraint[] = [];
  const addCode = (kind: CodeConstraintKind, code: string | undefined) => {
    if (code !== undefined && code !== '') constraints.push({kind, code});
  };
  const addCounts = (kind: 'length' | 'fieldCount', counts: ReturnType<typeof readCounts>) => {
    if (!isEmpty(counts)) constraints.push({kind, ...counts});
  };
  const range = readNumberRange(schema);
  if (!isEmpty(range)) constraints.push({kind: 'range', ...range});
  const multipleOf = exactNumberAt(schema, 'multipleOf');
  if (multipleOf !== undefined) constraints.push({kind: 'multipleOf', value: multipleOf});
  addCounts('length', readCounts(schema, 'minLength', 'maxLength'));
  addCode('pattern', stringAt(schema, 'pattern'));
  const itemCounts = readCounts(limitTuple(schema), 'minItems', 'maxItems');
  const isUnique = schema.uniqueItems === true;
  if (isUnique || !isEmpty(itemCounts)) constraints.push({kind: 'items', ...itemCounts, isUnique});
  addCounts('fieldCount', readCounts(schema, 'minProperties', 'maxProperties'));
  addCode('mediaType', stringAt(schema, 'contentMediaType'));
  addCode('encoding', stringAt(schema, 'contentEncoding'));
  for (const [field, required] of entriesAt(schema, 'dependentRequired')) {
    if (Array.isArray(required)) constraints.push({kind: 'dependentFields', field, required: required.map(String)});
  }
  const {forbidden, rules} = readFieldNames(schema);
  addCode('forbiddenFields', forbidden.join(', '));
  addCode('fieldNames', rules);
  const not = objectAt(schema, 'not');
  if (!isSimpleNot(not)) addCode('not', stringifyJson(not));
  for (const keyword of otherKeywords) {
    if (schema[keyword] !== undefined) {
      constraints.push({kind: 'keyword', keyword, code: stringifyJson(schema[keyword])});
    }
  }
  return constraints;
}

/** Reads the names that fields can't have, and the pattern of the others. If there are more rules, they're JSON. */
function readFieldNames(schema: JsonObject): {readonly forbidden: string[]; readonly rules: string | undefined} {
  const names = objectAt(schema, 'propertyNames');
  const {enum: excluded, const: excludedName} = objectAt(names, 'not');
  const forbidden = [...toList(excluded), excludedName].filter((name) => name !== undefined).map(toPlainText);
  const described = forbidden.length > 0 ? ['type', 'pattern', 'not'] : ['type', 'pattern'];
  const isDescribed = Object.keys(names).every((keyword) => described.includes(keyword));
  return {forbidden, rules: isDescribed ? stringAt(names, 'pattern') : stringifyJson(names)};
}

/** Adds the maximum length of a tuple without further items. */
function limitTuple(schema: JsonObject): JsonObject {
  const isClosed = schema.items === false || schema.unevaluatedItems === false;
  const {length} = arrayAt(schema, 'prefixItems');
  return isClosed ? {...schema, maxItems: Math.min(length, numberAt(schema, 'maxItems') ?? length)} : schema;
}

import {capitalize, compareNumbers, isMultiple, isNumber} from '@developer-docs/utils';
import {generateMatches} from '../examples/pattern.js';
import type {Bound, Constraint, Schema} from '../model/types.js';
import {compilePattern} from '../schemas/patterns.js';
import type {ChangeKind} from './kinds.js';
import {pairByKey} from './match-items.js';
import type {Report} from './scope.js';

interface Limit {
  readonly name: string;
  /** 1 for minima, where higher is stricter, and -1 for maxima. */
  readonly sign: 1 | -1;
  readonly value: number;
  readonly isExclusive: boolean;
}

/** Reports the changes of limits, patterns, and all other rules of a schema. */
export function compareConstraints(before: Schema, after: Schema, report: Report): void {
  compareLimits(readLimits(before), readLimits(after), report);
  const [old, current] = [readRules(before), readRules(after)];
  for (const keyword of new Set([...old.keys(), ...current.keys()])) {
    const [oldCodes, currentCodes] = [old.get(keyword) ?? [], current.get(keyword) ?? []];
    const removed = oldCodes.filter((code) => !currentCodes.includes(code));
    const added = currentCodes.filter((code) => !oldCodes.includes(code));
    const [first, second] = [removed[0], added[0]];
    if (first !== undefined && second !== undefined && removed.length === 1 && added.length === 1) {
      compareRule(keyword, first, second, report);
    } else {
      for (const code of removed) report(getKind(keyword, 'removed'), {before: formatRule(keyword, code)});
      for (const code of added) report(getKind(keyword, 'added'), {after: formatRule(keyword, code)});
    }
  }
}

/** Keywords that validators don't check. */
const hints = new Set(['contentMediaType', 'contentEncoding', 'contentSchema']);

const getKind = (keyword: string, change: 'added' | 'removed' | 'changed'): ChangeKind =>
  hints.has(keyword) ? 'format-hint-changed' : `rule-${change}`;

const formatRule = (keyword: string, code: string) => (code === '' ? keyword : `${keyword}: ${code}`);

function compareRule(keyword: string, before: string, after: string, report: Report): void {
  if (keyword === 'multipleOf') {
    const [old, current] = [Number(before), Number(after)];
    const values = {before: formatRule(keyword, before), after: formatRule(keyword, after)};
    if (old > current && isMultiple(old, current)) report('limit-loosened', values);
    else report(current > old && isMultiple(current, old) ? 'limit-tightened' : 'rule-changed', values);
  } else if (keyword === 'pattern') {
    const example = findMismatch(before, after);
    if (example === undefined) report('pattern-changed', {before, after});
    else report('pattern-narrowed', {before, after, example});
  } else {
    report(getKind(keyword, 'changed'), {before: formatRule(keyword, before), after: formatRule(keyword, after)});
  }
}

/** The number of strings that are compared with a pattern. */
const maxTexts = 50;

/** Finds a text that only the first of two patterns matches. */
function findMismatch(before: string, after: string): string | undefined {
  const [old, current] = [compilePattern(before), compilePattern(after)];
  if (old === undefined || current === undefined) return undefined;
  let count = 0;
  for (const variant of [0, 1, 2, 3, 26, 52]) {
    for (const text of generateMatches(before, {minLength: 0, maxLength: 100}, variant)) {
      count += 1;
      if (count > maxTexts) return undefined;
      if (old.test(text) && !current.test(text)) return text;
    }
  }
  return undefined;
}

function compareLimits(before: readonly Limit[], after: readonly Limit[], report: Report): void {
  for (const [old, current] of pairByKey(before, after, ({name}) => name)) {
    const values = {before: old && formatLimit(old), after: current && formatLimit(current)};
    if (old === undefined) {
      report('limit-added', values);
    } else if (current === undefined) {
      report('limit-removed', values);
    } else {
      const difference =
        old.sign * compareNumbers(current.value, old.value) || Number(current.isExclusive) - Number(old.isExclusive);
      if (difference !== 0) report(difference > 0 ? 'limit-tightened' : 'limit-loosened', values);
    }
  }
}

const formatLimit = ({name, value, isExclusive}: Limit) =>
  `${isExclusive ? `exclusive${capitalize(name)}` : name}: ${value}`;

const limitNames = {
  range: ['minimum', 'maximum'],
  length: ['minLength', 'maxLength'],
  fieldCount: ['minProperties', 'maxProperties'],
  nameLength: ['propertyNames.minLength', 'propertyNames.maxLength'],
  items: ['minItems', 'maxItems'],
} as const;

/** The keywords without a kind of constraint that are limits. */
const limitSigns = new Map<string, 1 | -1>([
  ['minContains', 1],
  ['maxContains', -1],
]);

/** Returns the strictest limits of a schema, one for each name. */
function readLimits({types, constraints}: Schema): Limit[] {
  const isInteger = types.includes('integer') && types.every((type) => type === 'integer' || type === 'null');
  const limits = new Map<string, Limit>();
  for (const limit of constraints.flatMap(listLimits)) {
    const {name, sign, value, isExclusive} = limit;
    const known = limits.get(name);
    if (Number.isNaN(Number(value)) || (known && sign * compareNumbers(value, known.value) <= 0)) continue;
    // For integers, more than 0 is at least 1.
    const isShifted = isExclusive && isInteger && Number.isSafeInteger(Number(value));
    limits.set(name, isShifted ? {name, sign, value: Number(value) + sign, isExclusive: false} : limit);
  }
  return [...limits.values()];
}

function listLimits(constraint: Constraint): Limit[] {
  switch (constraint.kind) {
    case 'range':
    case 'length':
    case 'fieldCount':
    case 'nameLength':
    case 'items': {
      const [minimum, maximum] = limitNames[constraint.kind];
      return [...createLimit(minimum, 1, constraint.minimum), ...createLimit(maximum, -1, constraint.maximum)];
    }
    case 'keyword':
      return createLimit(constraint.keyword, limitSigns.get(constraint.keyword), Number(constraint.code));
    default:
      return [];
  }
}

/** @returns An empty array if there's no such limit. */
function createLimit(name: string, sign: 1 | -1 | undefined, bound: Bound | number | undefined): Limit[] {
  if (sign === undefined || bound === undefined) return [];
  return [{name, sign, ...(isNumber(bound) ? {value: bound, isExclusive: false} : bound)}];
}

const codeKeywords = {
  pattern: 'pattern',
  mediaType: 'contentMediaType',
  encoding: 'contentEncoding',
  forbiddenFields: 'not.required',
  fieldNames: 'propertyNames',
  not: 'not',
} as const;

/** Returns the values of all rules except limits, by keyword. */
function readRules({constraints}: Schema): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  for (const [keyword, code] of constraints.flatMap(listRules)) {
    rules.set(keyword, [...(rules.get(keyword) ?? []), code]);
  }
  return rules;
}

function listRules(constraint: Constraint): (readonly [keyword: string, code: string])[] {
  switch (constraint.kind) {
    case 'range':
    case 'length':
    case 'fieldCount':
    case 'nameLength':
      return [];
    case 'items':
      return constraint.isUnique ? [['uniqueItems', '']] : [];
    case 'multipleOf':
      return [['multipleOf', String(constraint.value)]];
    case 'dependentFields':
      return [[`dependentRequired.${constraint.field}`, [...constraint.required].sort().join(', ')]];
    case 'keyword': {
      // How a value is written in XML isn't a rule for the value.
      const isRule = constraint.keyword !== 'xml' && !limitSigns.has(constraint.keyword);
      return isRule ? [[constraint.keyword, constraint.code]] : [];
    }
    default:
      return [[codeKeywords[constraint.kind], constraint.code]];
  }
}

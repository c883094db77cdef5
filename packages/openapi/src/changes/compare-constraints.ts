import {capitalize, compareNumbers, isMultiple} from '@developer-docs/utils';
import {generateMatches} from '../examples/pattern.js';
import type {Constraint, Schema} from '../model/types.js';
import {compilePattern} from '../schemas/patterns.js';
import type {ChangeKind} from './kinds.js';
import type {Report} from './types.js';

interface Limit {
  readonly name: string;
  readonly value: number;
  readonly isExclusive: boolean;
}

/** A schema's limits, by whether they're minima or maxima, and the values of all other rules, by keyword. */
interface Rules {
  readonly minima: Map<string, Limit>;
  readonly maxima: Map<string, Limit>;
  readonly others: Map<string, string[]>;
}

/** Reports the changes of limits, patterns, and all other rules of a schema. */
export function compareConstraints(before: Schema, after: Schema, report: Report): void {
  const [old, current] = [readRules(before), readRules(after)];
  compareLimits(old.minima, current.minima, 1, report);
  compareLimits(old.maxima, current.maxima, -1, report);
  for (const keyword of new Set([...old.others.keys(), ...current.others.keys()])) {
    const [oldCodes, currentCodes] = [old.others.get(keyword) ?? [], current.others.get(keyword) ?? []];
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

const getKind = (keyword: string, change: 'added' | 'removed'): ChangeKind =>
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
    const kind = hints.has(keyword) ? 'format-hint-changed' : 'rule-changed';
    report(kind, {before: formatRule(keyword, before), after: formatRule(keyword, after)});
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

/** @param sign - 1 for minima, where higher is stricter, and -1 for maxima. */
function compareLimits(
  before: ReadonlyMap<string, Limit>,
  after: ReadonlyMap<string, Limit>,
  sign: 1 | -1,
  report: Report,
): void {
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, current] = [before.get(key), after.get(key)];
    const values = {before: old && formatLimit(old), after: current && formatLimit(current)};
    if (old === undefined) {
      report('limit-added', values);
    } else if (current === undefined) {
      report('limit-removed', values);
    } else {
      const difference =
        sign * compareNumbers(current.value, old.value) || Number(current.isExclusive) - Number(old.isExclusive);
      if (difference !== 0) report(difference > 0 ? 'limit-tightened' : 'limit-loosened', values);
    }
  }
}

const formatLimit = ({name, value, isExclusive}: Limit) =>
  `${isExclusive ? `exclusive${capitalize(name)}` : name}: ${value}`;

const countNames = {
  length: ['minLength', 'maxLength'],
  fieldCount: ['minProperties', 'maxProperties'],
  nameLength: ['propertyNames.minLength', 'propertyNames.maxLength'],
  items: ['minItems', 'maxItems'],
} as const;

const codeKeywords = {
  pattern: 'pattern',
  mediaType: 'contentMediaType',
  encoding: 'contentEncoding',
  forbiddenFields: 'not.required',
  fieldNames: 'propertyNames',
  not: 'not',
} as const;

function readRules(schema: Schema): Rules {
  const rules: Rules = {minima: new Map(), maxima: new Map(), others: new Map()};
  const isInteger = schema.types.includes('integer') && schema.types.every((type) => /^(?:integer|null)$/.test(type));
  for (const constraint of schema.constraints) readRule(constraint, isInteger, rules);
  return rules;
}

function readRule(constraint: Constraint, isInteger: boolean, {minima, maxima, others}: Rules): void {
  const addOther = (keyword: string, code: string) => others.set(keyword, [...(others.get(keyword) ?? []), code]);
  const addLimit = (limits: Map<string, Limit>, sign: 1 | -1, name: string, value = NaN, isExclusive = false) => {
    if (Number.isNaN(Number(value))) return;
    // For integers, more than 0 is at least 1.
    const limit =
      isExclusive && isInteger && Number.isSafeInteger(Number(value))
        ? {name, value: Number(value) + sign, isExclusive: false}
        : {name, value, isExclusive};
    const known = limits.get(name);
    if (known === undefined || sign * compareNumbers(limit.value, known.value) > 0) limits.set(name, limit);
  };
  switch (constraint.kind) {
    case 'range':
      addLimit(minima, 1, 'minimum', constraint.minimum?.value, constraint.minimum?.isExclusive);
      addLimit(maxima, -1, 'maximum', constraint.maximum?.value, constraint.maximum?.isExclusive);
      break;
    case 'length':
    case 'fieldCount':
    case 'nameLength':
    case 'items': {
      const [minimum, maximum] = countNames[constraint.kind];
      addLimit(minima, 1, minimum, constraint.minimum);
      addLimit(maxima, -1, maximum, constraint.maximum);
      if (constraint.kind === 'items' && constraint.isUnique) addOther('uniqueItems', '');
      break;
    }
    case 'multipleOf':
      addOther('multipleOf', String(constraint.value));
      break;
    case 'dependentFields':
      addOther(`dependentRequired.${constraint.field}`, [...constraint.required].sort().join(', '));
      break;
    case 'keyword':
      if (constraint.keyword === 'minContains') addLimit(minima, 1, 'minContains', Number(constraint.code));
      else if (constraint.keyword === 'maxContains') addLimit(maxima, -1, 'maxContains', Number(constraint.code));
      // How a value is written in XML isn't a rule for the value.
      else if (constraint.keyword !== 'xml') addOther(constraint.keyword, constraint.code);
      break;
    default:
      addOther(codeKeywords[constraint.kind], constraint.code);
  }
}

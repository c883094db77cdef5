import {capitalize, isNumber} from '@developer-docs/utils';
import type {Constraint, Schema} from '../model/types.js';
import type {Bound} from '../schemas/number-range.js';
import {pairByKey} from './match-items.js';
import {report, type Scope} from './scope.js';

interface Limit {
  readonly name: string;
  /** 1 for minima, where higher is stricter, and -1 for maxima. */
  readonly sign: 1 | -1;
  readonly value: number;
  readonly isExclusive: boolean;
}

/** Reports the changes of limits, patterns, and all other rules of a schema. */
export function compareConstraints(before: Schema, after: Schema, scope: Scope): void {
  compareLimits(before.constraints.flatMap(listLimits), after.constraints.flatMap(listLimits), scope);
  const [old, current] = [before.constraints.flatMap(listRules), after.constraints.flatMap(listRules)];
  for (const keyword of new Set([...old, ...current].map((rule) => rule.keyword))) {
    const listCodes = (rules: readonly Rule[]) => rules.flatMap((rule) => (rule.keyword === keyword ? rule.code : []));
    const [oldCodes, currentCodes] = [listCodes(old), listCodes(current)];
    const removed = oldCodes.filter((code) => !currentCodes.includes(code));
    const added = currentCodes.filter((code) => !oldCodes.includes(code));
    const [first, second] = [removed[0], added[0]];
    if (first !== undefined && second !== undefined && removed.length === 1 && added.length === 1) {
      if (keyword === 'pattern') report(scope, 'pattern-changed', {before: first, after: second});
      else report(scope, 'rule-changed', {before: formatRule(keyword, first), after: formatRule(keyword, second)});
    } else {
      for (const code of removed) report(scope, 'rule-removed', {before: formatRule(keyword, code)});
      for (const code of added) report(scope, 'rule-added', {after: formatRule(keyword, code)});
    }
  }
}

const formatRule = (keyword: string, code: string) => (code === '' ? keyword : `${keyword}: ${code}`);

function compareLimits(before: readonly Limit[], after: readonly Limit[], scope: Scope): void {
  for (const [old, current] of pairByKey(before, after, ({name}) => name)) {
    const values = {before: old && formatLimit(old), after: current && formatLimit(current)};
    if (old === undefined) {
      report(scope, 'limit-added', values);
    } else if (current === undefined) {
      report(scope, 'limit-removed', values);
    } else {
      const difference =
        old.sign * (current.value - old.value) || Number(current.isExclusive) - Number(old.isExclusive);
      if (difference !== 0) report(scope, difference > 0 ? 'limit-tightened' : 'limit-loosened', values);
    }
  }
}

const formatLimit = ({name, value, isExclusive}: Limit) =>
  `${isExclusive ? `exclusive${capitalize(name)}` : name}: ${value}`;

const limitNames = {
  range: ['minimum', 'maximum'],
  length: ['minLength', 'maxLength'],
  fieldCount: ['minProperties', 'maxProperties'],
  items: ['minItems', 'maxItems'],
} as const;

function listLimits(constraint: Constraint): Limit[] {
  switch (constraint.kind) {
    case 'range':
    case 'length':
    case 'fieldCount':
    case 'items': {
      const [minimum, maximum] = limitNames[constraint.kind];
      return [...createLimit(minimum, 1, constraint.minimum), ...createLimit(maximum, -1, constraint.maximum)];
    }
    default:
      return [];
  }
}

/** @returns An empty array if there's no such limit. */
function createLimit(name: string, sign: 1 | -1, bound: Bound | number | undefined): Limit[] {
  if (bound === undefined) return [];
  const {value, isExclusive} = isNumber(bound) ? {value: bound, isExclusive: false} : bound;
  return [{name, sign, value: Number(value), isExclusive}];
}

const codeKeywords = {
  pattern: 'pattern',
  forbiddenFields: 'not.required',
  fieldNames: 'propertyNames',
  not: 'not',
} as const;

/** A rule that isn't a limit. */
interface Rule {
  readonly keyword: string;
  readonly code: string;
}

/** Keywords that don't restrict a value: its content and how it's written in XML. */
const otherKeywords = new Set(['contentSchema', 'xml']);

function listRules(constraint: Constraint): Rule[] {
  switch (constraint.kind) {
    case 'range':
    case 'length':
    case 'fieldCount':
    case 'mediaType':
    case 'encoding':
      return [];
    case 'items':
      return constraint.isUnique ? [{keyword: 'uniqueItems', code: ''}] : [];
    case 'multipleOf':
      return [{keyword: 'multipleOf', code: String(constraint.value)}];
    case 'dependentFields':
      return [{keyword: `dependentRequired.${constraint.field}`, code: [...constraint.required].sort().join(', ')}];
    case 'keyword':
      return otherKeywords.has(constraint.keyword) ? [] : [{keyword: constraint.keyword, code: constraint.code}];
    default:
      return [{keyword: codeKeywords[constraint.kind], code: constraint.code}];
  }
}

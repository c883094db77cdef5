import {capitalize, groupBy, isNumber} from '@developer-docs/utils';
import type {Constraint, Schema} from '../model/types.js';
import type {Bound} from '../schemas/number-range.js';
import {pairByKey} from './match-items.js';
import {report, type Scope} from './scope.js';

interface Limit extends Bound {
  readonly name: string;
  /** 1 for minima, where higher is stricter, and -1 for maxima. */
  readonly sign: 1 | -1;
}

/** Reports the changes of limits, patterns, and all other rules of a schema. */
export function compareConstraints(before: Schema, after: Schema, scope: Scope): void {
  compareLimits(before.constraints.flatMap(listLimits), after.constraints.flatMap(listLimits), scope);
  const oldRules = groupBy(before.constraints.flatMap(listRules), ({keyword}) => keyword);
  const rules = groupBy(after.constraints.flatMap(listRules), ({keyword}) => keyword);
  for (const keyword of new Set([...oldRules.keys(), ...rules.keys()])) {
    compareRules(oldRules.get(keyword) ?? [], rules.get(keyword) ?? [], scope);
  }
}

/** Compares the rules with the same keyword. If one replaces another, it has changed. */
function compareRules(before: readonly Rule[], after: readonly Rule[], scope: Scope): void {
  const removed = before.filter(({code}) => !after.some((rule) => rule.code === code));
  const added = after.filter(({code}) => !before.some((rule) => rule.code === code));
  const [[old], [current]] = [removed, added];
  if (old === undefined || current === undefined || removed.length > 1 || added.length > 1) {
    for (const rule of removed) report(scope, 'rule-removed', {before: formatRule(rule)});
    for (const rule of added) report(scope, 'rule-added', {after: formatRule(rule)});
  } else if (old.keyword === 'pattern') {
    report(scope, 'pattern-changed', {before: old.code, after: current.code});
  } else {
    report(scope, 'rule-changed', {before: formatRule(old), after: formatRule(current)});
  }
}

const formatRule = ({keyword, code}: Rule) => (code === '' ? keyword : `${keyword}: ${code}`);

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
      const {kind, minimum, maximum} = constraint;
      const [minimumName, maximumName] = limitNames[kind];
      const limits: Limit[] = [];
      if (minimum !== undefined) limits.push({name: minimumName, sign: 1, ...toBound(minimum)});
      if (maximum !== undefined) limits.push({name: maximumName, sign: -1, ...toBound(maximum)});
      return limits;
    }
    default:
      return [];
  }
}

const toBound = (limit: Bound | number): Bound =>
  isNumber(limit) ? {value: Number(limit), isExclusive: false} : {...limit, value: Number(limit.value)};

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

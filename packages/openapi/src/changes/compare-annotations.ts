import {toCanonicalJson, type Json} from '@developer-docs/utils';
import type {Schema} from '../model/types.js';
import type {Report} from './types.js';

interface Described {
  readonly description?: string;
  readonly isDeprecated?: boolean;
}

/** Reports the changes of a description, and of whether something is deprecated. */
export function compareTexts(before: Described, after: Described, report: Report): void {
  if ((before.isDeprecated ?? false) !== (after.isDeprecated ?? false)) {
    report(after.isDeprecated === true ? 'deprecated' : 'no-longer-deprecated');
  }
  if ((before.description ?? '') !== (after.description ?? '')) {
    report('description-changed', {before: before.description, after: after.description});
  }
}

const formatJson = (value: Json) => (typeof value === 'string' ? value : toCanonicalJson(value));

export function compareDefaults(before: Schema, after: Schema, report: Report): void {
  const [old, current] = [before.default, after.default];
  // Parsers of YAML disagree about whether a default such as `no` is text.
  if (old === current || (old !== undefined && current !== undefined && formatJson(old) === formatJson(current))) {
    return;
  }
  if (old === undefined) report('default-added', {after: current});
  else if (current === undefined) report('default-removed', {before: old});
  else report('default-changed', {before: old, after: current});
}

export function compareNull(before: boolean, after: boolean, report: Report): void {
  if (before === after) return;
  if (after) report('became-nullable', {after: null});
  else report('became-not-nullable', {before: null});
}

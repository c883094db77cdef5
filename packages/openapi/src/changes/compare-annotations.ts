import {toCanonicalJson, type Json} from '@developer-docs/utils';
import type {Schema} from '../model/types.js';
import type {ChangeKind} from './kinds.js';
import type {ChangeValues} from './types.js';

type Report = (kind: ChangeKind, values?: ChangeValues) => void;

/** Reports the changes of a description, and of whether a schema is deprecated. */
export function compareTexts(before: Schema, after: Schema, report: Report, comparesDeprecation = true): void {
  if (comparesDeprecation && before.isDeprecated !== after.isDeprecated) {
    report(after.isDeprecated ? 'deprecated' : 'no-longer-deprecated');
  }
  const [old, current] = [before.description ?? '', after.description ?? ''];
  if (old !== current) report('description-changed', toValues(old || undefined, current || undefined));
}

const formatJson = (value: Json) => (typeof value === 'string' ? value : toCanonicalJson(value));

export function compareDefaults(before: Schema, after: Schema, report: Report): void {
  const [old, current] = [before.default, after.default];
  // Parsers of YAML disagree about whether a default such as `no` is text.
  if (old === current || (old !== undefined && current !== undefined && formatJson(old) === formatJson(current)))
    return;
  const kind = old === undefined ? 'default-added' : current === undefined ? 'default-removed' : 'default-changed';
  report(kind, toValues(old, current));
}

export function compareNull(before: boolean, after: boolean, report: Report): void {
  if (before === after) return;
  if (after) report('became-nullable', {after: null});
  else report('became-not-nullable', {before: null});
}

/** Returns the values that exist. */
export const toValues = (before: Json | undefined, after: Json | undefined): ChangeValues => ({
  before,
  after,
});

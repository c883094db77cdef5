import {toCanonicalJson} from '@developer-docs/utils';
import type {Schema} from '../model/types.js';
import type {Report} from './scope.js';

interface Described {
  readonly description?: string;
  readonly isDeprecated?: boolean;
}

/** Reports the changes of a description, and of whether something is deprecated. */
export function compareTexts(before: Described, after: Described, report: Report): void {
  compareDeprecation(before, after, report);
  compareDescription(before, after, report);
}

export function compareDeprecation(
  {isDeprecated: old = false}: Described,
  {isDeprecated: current = false}: Described,
  report: Report,
): void {
  if (old !== current) report(current ? 'deprecated' : 'no-longer-deprecated');
}

export function compareDescription(
  {description: before}: Described,
  {description: after}: Described,
  report: Report,
): void {
  if ((before ?? '') !== (after ?? '')) report('description-changed', {before, after});
}

export function compareDefaults({default: old}: Schema, {default: current}: Schema, report: Report): void {
  if (old === undefined && current === undefined) return;
  if (old === undefined) report('default-added', {after: current});
  else if (current === undefined) report('default-removed', {before: old});
  else if (toCanonicalJson(old) !== toCanonicalJson(current)) report('default-changed', {before: old, after: current});
}

export function compareNull(before: boolean, after: boolean, report: Report): void {
  if (before === after) return;
  if (after) report('became-nullable', {after: null});
  else report('became-not-nullable', {before: null});
}

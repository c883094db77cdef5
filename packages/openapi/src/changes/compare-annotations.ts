import {toCanonicalJson} from '@developer-docs/utils';
import type {Schema} from '../model/types.js';
import {report, type Scope} from './scope.js';

interface Described {
  readonly description?: string;
  readonly isDeprecated?: boolean;
}

/** Reports the changes of a description, and of whether something is deprecated. */
export function compareTexts(before: Described, after: Described, scope: Scope): void {
  compareDeprecation(before, after, scope);
  compareDescription(before, after, scope);
}

export function compareDeprecation(
  {isDeprecated: old = false}: Described,
  {isDeprecated: current = false}: Described,
  scope: Scope,
): void {
  if (old !== current) report(scope, current ? 'deprecated' : 'no-longer-deprecated');
}

export function compareDescription(
  {description: before}: Described,
  {description: after}: Described,
  scope: Scope,
): void {
  if ((before ?? '') !== (after ?? '')) report(scope, 'description-changed', {before, after});
}

export function compareDefaults({default: old}: Schema, {default: current}: Schema, scope: Scope): void {
  if (old === undefined && current === undefined) return;
  if (old === undefined) {
    report(scope, 'default-added', {after: current});
  } else if (current === undefined) {
    report(scope, 'default-removed', {before: old});
  } else if (toCanonicalJson(old) !== toCanonicalJson(current)) {
    report(scope, 'default-changed', {before: old, after: current});
  }
}

export function compareNull(before: boolean, after: boolean, scope: Scope): void {
  if (before === after) return;
  if (after) report(scope, 'became-nullable', {after: null});
  else report(scope, 'became-not-nullable', {before: null});
}

type PartKind = 'property' | 'parameter' | 'header' | 'body';

interface Part {
  readonly isRequired: boolean;
}

/** Reports that something exists on only one side, or isn't as required as before. */
export function comparePresence(kind: PartKind, before: Part | undefined, after: Part | undefined, scope: Scope): void {
  if (before?.isRequired === after?.isRequired) return;
  if (before !== undefined && after !== undefined) {
    report(scope, `${kind}-${after.isRequired ? 'became-required' : 'became-optional'}`);
    return;
  }
  const isRequired = (before ?? after)?.isRequired === true;
  report(scope, `${kind}-${isRequired ? 'required-' : ''}${after === undefined ? 'removed' : 'added'}`);
}

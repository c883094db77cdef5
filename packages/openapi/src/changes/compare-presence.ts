import {report, type Scope} from './scope.js';

/** What can be required. */
type PresenceSubject = 'property' | 'parameter' | 'header' | 'body';

/** What exists on one side of a comparison. */
type Presence = {readonly isRequired: boolean} | undefined;

/** Reports that something exists on only one side, or isn't as required as before. */
export function comparePresence(subject: PresenceSubject, before: Presence, after: Presence, scope: Scope): void {
  if (before?.isRequired === after?.isRequired) return;
  if (before !== undefined && after !== undefined) {
    report(scope, `${subject}-${after.isRequired ? 'became-required' : 'became-optional'}`);
    return;
  }
  const isRequired = (before ?? after)?.isRequired === true;
  report(scope, `${subject}-${isRequired ? 'required-' : ''}${after === undefined ? 'removed' : 'added'}`);
}

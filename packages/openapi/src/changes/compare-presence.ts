import type {PresenceSubject} from './kinds.js';
import type {Report} from './scope.js';

/** What exists on one side of a comparison. */
type Presence = {readonly isRequired: boolean} | undefined;

/** Reports that something exists on only one side, or isn't as required as before. */
export function comparePresence(subject: PresenceSubject, before: Presence, after: Presence, report: Report): void {
  if (before?.isRequired === after?.isRequired) return;
  if (before !== undefined && after !== undefined) {
    report(`${subject}-${after.isRequired ? 'became-required' : 'became-optional'}`);
    return;
  }
  const isRequired = (before ?? after)?.isRequired === true;
  report(`${subject}-${isRequired ? 'required-' : ''}${after === undefined ? 'removed' : 'added'}`);
}

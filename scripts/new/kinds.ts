import {UsageError, type Draft} from './draft';
import {draftEvent} from './event';
import {draftOperation} from './operation';
import {draftPage, type NextSteps} from './page';

/** A kind of draft that `npm run new` creates. */
export interface DraftKind {
  /** The arguments after the kind. */
  readonly usage: string;
  readonly examples: readonly string[];
  /**
   * @param option - The arguments after the name.
   * @throws UsageError if the arguments are invalid.
   */
  readonly create: (draft: Draft, name: string, option: string, brandSlug: string) => NextSteps;
}

/** @throws UsageError if `option` isn't one of the accepted values. */
function checkOption(option: string, accepted: readonly string[]): void {
  if (option !== '' && !accepted.includes(option)) {
    throw new UsageError(`Unexpected argument "${option}".`);
  }
}

/** The kinds of drafts. */
export const draftKinds: Readonly<Record<string, DraftKind>> = {
  page: {
    usage: '<folder>/<name>',
    examples: ['api/common/time-zones'],
    create: (draft, name, option, brandSlug) => {
      checkOption(option, []);
      return draftPage(draft, name, brandSlug);
    },
  },
  operation: {
    usage: '<document>/<name> "<METHOD> <path>"',
    examples: [
      'user-management-api/get-user-usage "GET /users/{userId}/usage"',
      'core-api/archive-design "POST /designs/{designId}/archive"',
    ],
    create: draftOperation,
  },
  event: {
    usage: '<name> [--superuser]',
    examples: ['design-shared'],
    create: (draft, name, option, brandSlug) => {
      checkOption(option, ['--superuser']);
      return draftEvent(draft, name, option === '--superuser', brandSlug);
    },
  },
};

import {UsageError, type Draft} from './draft';
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

/** The kinds of drafts. */
export const draftKinds: Readonly<Record<string, DraftKind>> = {
  page: {
    usage: '<folder>/<name>',
    examples: ['api/common/time-zones'],
    create: (draft, name, option, brandSlug) => {
      if (option !== '') {
        throw new UsageError(`Unexpected argument "${option}".`);
      }
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
};

import {UsageError, type Draft} from './draft';
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
    examples: ['api/guides/pagination'],
    create: (draft, name, option, brandSlug) => {
      if (option !== '') {
        throw new UsageError(`Unexpected argument "${option}".`);
      }
      return draftPage(draft, name, brandSlug);
    },
  },
};

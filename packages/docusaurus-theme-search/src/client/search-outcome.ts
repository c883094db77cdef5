import {isSiteUpdatedError} from '@developer-docs/docusaurus-utils';
import {failureMessage, outdatedMessage, type Message} from '@theme/SearchTranslations';
import type {SearchResponse} from './search-client';

/** Why a search failed, and the button that can help. */
export type SearchFailure = Message & {readonly onAction: () => void};

/** The response to a search, or why it failed; neither before it ends. */
export interface SearchOutcome {
  readonly response?: SearchResponse;
  readonly failure?: SearchFailure;
}

/**
 * Describes why a search failed.
 *
 * @param retry - Reruns the search.
 * @param reload - Reloads the page, which helps if the site was deployed after the page was loaded.
 */
export const describeFailure = (error: unknown, retry: () => void, reload: () => void): SearchFailure =>
  isSiteUpdatedError(error) || (error instanceof Error && error.name === 'IndexVersionError')
    ? {...outdatedMessage, onAction: reload}
    : {...failureMessage, onAction: retry};

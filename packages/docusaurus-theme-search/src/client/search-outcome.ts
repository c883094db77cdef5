import {reloadPage, SiteUpdatedError} from '@developer-docs/docusaurus-utils';
import {failureMessage, type Message} from '@theme/SearchTranslations';
import {outdatedMessage} from './outdated-message';
import type {SearchResponse} from './search-types';

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
 */
export const describeFailure = (error: unknown, retry: () => void): SearchFailure =>
  error instanceof SiteUpdatedError || (error instanceof Error && error.name === 'IndexVersionError')
    ? {...outdatedMessage, onAction: reloadPage}
    : {...failureMessage, onAction: retry};

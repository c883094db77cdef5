import {translate} from '@docusaurus/Translate';
import type {Message} from '@theme/SearchTranslations';

/**
 * The message when the page needs files of an earlier build of the site, or the index is from a later one. Every page
 * contains it, so it isn't one of `@theme/SearchTranslations`.
 */
export const outdatedMessage: Message = {
  title: translate({
    id: 'theme.search.outdated.title',
    message: 'The site was updated',
    description: 'The title of the message when the page is older than the search index',
  }),
  help: translate({
    id: 'theme.search.outdated.help',
    message: 'Reload the page to search it.',
    description: 'The help text of the message when the page is older than the search index',
  }),
  action: translate({
    id: 'theme.search.outdated.reload',
    message: 'Reload',
    description: 'The button that reloads the page when it is older than the search index',
  }),
};

import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';

/**
 * Returns DocSearch's texts in the language of the site. The IDs are those of `@docusaurus/theme-search-algolia`, so
 * that its translations apply.
 */
export function getModalTranslations(): NonNullable<DocSearchModalProps['translations']> {
  const reset = translate({id: 'theme.SearchModal.searchBox.resetButtonTitle', message: 'Clear the query'});
  const cancel = translate({id: 'theme.SearchModal.searchBox.cancelButtonText', message: 'Cancel'});
  return {
    searchBox: {
      resetButtonTitle: reset,
      resetButtonAriaLabel: reset,
      cancelButtonText: cancel,
      cancelButtonAriaLabel: cancel,
    },
    startScreen: {
      recentSearchesTitle: translate({id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: 'Recent'}),
      noRecentSearchesText: translate({
        id: 'theme.SearchModal.startScreen.noRecentSearchesText',
        message: 'No recent searches',
      }),
      saveRecentSearchButtonTitle: translate({
        id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
        message: 'Save this search',
      }),
      removeRecentSearchButtonTitle: translate({
        id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
        message: 'Remove this search from history',
      }),
      favoriteSearchesTitle: translate({
        id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
        message: 'Favorite',
      }),
      removeFavoriteSearchButtonTitle: translate({
        id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
        message: 'Remove this search from favorites',
      }),
    },
    footer: {
      selectText: translate({id: 'theme.SearchModal.footer.selectText', message: 'to select'}),
      selectKeyAriaLabel: translate({id: 'theme.SearchModal.footer.selectKeyAriaLabel', message: 'Enter key'}),
      navigateText: translate({id: 'theme.SearchModal.footer.navigateText', message: 'to navigate'}),
      navigateUpKeyAriaLabel: translate({id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel', message: 'Arrow up'}),
      navigateDownKeyAriaLabel: translate({
        id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
        message: 'Arrow down',
      }),
      closeText: translate({id: 'theme.SearchModal.footer.closeText', message: 'to close'}),
      closeKeyAriaLabel: translate({id: 'theme.SearchModal.footer.closeKeyAriaLabel', message: 'Escape key'}),
      searchByText: translate({id: 'theme.SearchModal.footer.searchByText', message: 'Search by'}),
    },
    noResultsScreen: {
      noResultsText: translate({id: 'theme.SearchModal.noResultsScreen.noResultsText', message: 'No results for'}),
      suggestedQueryText: translate({
        id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
        message: 'Try searching for',
      }),
      reportMissingResultsText: translate({
        id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
        message: 'Believe this query should return results?',
      }),
      reportMissingResultsLinkText: translate({
        id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
        message: 'Let us know.',
      }),
    },
  };
}

/** Returns the placeholder of the input of the modal and the search page. */
export const getPlaceholder = (): string => translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'});

import type {DocSearchModalProps} from '@docsearch/react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Message, ResultDetail} from '@theme/SearchTranslations';

/** The message when a search fails, for example because there's no network. */
export const failureMessage: Message = {
  title: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
    description: 'The title for error screen of search modal',
  }),
  help: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
    description: 'The help text for error screen of search modal',
  }),
  action: translate({id: 'theme.search.page.retry', message: 'Retry', description: 'The button that searches again'}),
};

/** Formats the note above the results for a query with typos. */
export const formatCorrection = (query: string): string =>
  translate(
    {
      id: 'theme.search.correction',
      message: 'Showing results for “{query}”',
      description: 'The note above the results of a query whose typos were corrected',
    },
    {query},
  );

/** Returns a function that formats the number of results for screen readers and the search page. */
export function useResultCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    count === 0
      ? translate({
          id: 'theme.SearchPage.noResultsText',
          message: 'No results were found',
          description: 'The paragraph for empty search result',
        })
      : selectMessage(
          count,
          translate(
            {
              id: 'theme.search.resultCount.plurals',
              message: '{count} result|{count} results',
              description:
                'The number of results. Use as many plural forms (separated by "|") as the language has (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
            },
            {count},
          ),
        );
}

/**
 * Formats the text next to a result's name: the method and path of an operation, the type of a field, or the number of
 * pages.
 */
export function formatResultDetail({detail, pageCount}: ResultDetail): string {
  const pages =
    pageCount !== undefined &&
    translate(
      {
        id: 'theme.search.pageCount',
        message: 'on {count} pages',
        description: 'The number of pages (three or more) with the same reference entry',
      },
      {count: pageCount},
    );
  return [detail, pages].filter(Boolean).join(' · ');
}

const clearQuery = translate({
  id: 'theme.SearchModal.searchBox.resetButtonTitle',
  message: 'Clear the query',
  description: 'The label of the button that clears the query',
});

const cancel = translate({
  id: 'theme.SearchModal.searchBox.cancelButtonText',
  message: 'Cancel',
  description: 'The label of the button that closes the search modal',
});

/**
 * DocSearch's messages. They have the same IDs as in `@docusaurus/theme-search-algolia`, so its translations apply.
 */
export const modalTranslations = {
  searchBox: {
    resetButtonTitle: clearQuery,
    resetButtonAriaLabel: clearQuery,
    cancelButtonText: cancel,
    cancelButtonAriaLabel: cancel,
  },
  startScreen: {
    recentSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.recentSearchesTitle',
      message: 'Recent',
      description: 'The heading above recent searches',
    }),
    noRecentSearchesText: translate({
      id: 'theme.SearchModal.startScreen.noRecentSearchesText',
      message: 'No recent searches',
      description: 'The message if there are no recent searches',
    }),
    saveRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
      description: 'The label of the button that adds a recent search to the favorites',
    }),
    removeRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
      description: 'The label of the button that removes a recent search',
    }),
    favoriteSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
      message: 'Favorite',
      description: 'The heading above favorite searches',
    }),
    removeFavoriteSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
      description: 'The label of the button that removes a favorite search',
    }),
  },
  footer: {
    selectText: translate({
      id: 'theme.SearchModal.footer.selectText',
      message: 'to select',
      description: 'What the Enter key does',
    }),
    selectKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.selectKeyAriaLabel',
      message: 'Enter key',
      description: 'The name of the Enter key for screen readers',
    }),
    navigateText: translate({
      id: 'theme.SearchModal.footer.navigateText',
      message: 'to navigate',
      description: 'What the arrow keys do',
    }),
    navigateUpKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
      message: 'Arrow up',
      description: 'The name of the arrow up key for screen readers',
    }),
    navigateDownKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
      message: 'Arrow down',
      description: 'The name of the arrow down key for screen readers',
    }),
    closeText: translate({
      id: 'theme.SearchModal.footer.closeText',
      message: 'to close',
      description: 'What the Escape key does',
    }),
    closeKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.closeKeyAriaLabel',
      message: 'Escape key',
      description: 'The name of the Escape key for screen readers',
    }),
    searchByText: translate({
      id: 'theme.SearchModal.footer.searchByText',
      message: 'Search by',
      description: 'The text before the logo of the search service',
    }),
  },
  noResultsScreen: {
    noResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results for',
      description: 'The text before a query without results',
    }),
    suggestedQueryText: translate({
      id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
      message: 'Try searching for',
      description: 'The text before suggested queries',
    }),
    reportMissingResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
      message: 'Believe this query should return results?',
      description: 'The text before the link for reporting missing results',
    }),
    reportMissingResultsLinkText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
      message: 'Let us know.',
      description: 'The link for reporting missing results',
    }),
  },
} satisfies DocSearchModalProps['translations'];

/**
 * The names of the sections of docs outside of categories, blog posts, and pages. They're part of the index, so the
 * build reads the translations of these IDs.
 */
export const sectionLabels = {
  docs: translate({
    id: 'theme.search.section.docs',
    message: 'Documentation',
    description: "The section of search results in docs that aren't in a category",
  }),
  blog: translate({
    id: 'theme.search.section.blog',
    message: 'Blog',
    description: 'The section of search results in blog posts',
  }),
  pages: translate({
    id: 'theme.search.section.pages',
    message: 'Pages',
    description: 'The section of search results in pages that are neither docs nor blog posts',
  }),
};

/** The name of the modal and the search page. */
export const searchLabel = translate({
  id: 'theme.SearchBar.label',
  message: 'Search',
  description: 'The ARIA label and placeholder for search button',
});

/** The placeholder of the input in the modal and on the search page. */
export const placeholder = translate({
  id: 'theme.SearchModal.placeholder',
  message: 'Search docs',
  description: 'The placeholder of the search input',
});

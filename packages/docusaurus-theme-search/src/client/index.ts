export {useModalHost} from './modal/use-modal-host';
export {searchData} from './data';
export {getHeadings, getVersion} from './hit-headings';
export {toModalResponse} from './modal/modal-response';
export {ResultLink} from './modal/ResultLink';
export {useOpenResult} from './navigation';
export {reportClick} from './hosted/report-click';
export {isOutdatedError} from './search-client';
export type {SearchClient, SearchHit, SearchRequest, SearchResponse} from './search-client';
export {removeInvalidStoredSearches} from './modal/stored-searches';
export type {HostedSearch, PageLink, SearchData} from './types';
export {useFacetFilters} from './use-facet-filters';
export {enterQuery, rerunSearch} from './modal/modal-input';
export {useRefreshStaleResults} from './modal/use-refresh-stale-results';
export {useSearchClient} from './use-search-client';
export {reloadWithQuery} from './modal/load-modal';
export {useSearchOverlay, type SearchOverlay} from './modal/use-search-overlay';
export {hitsPerPage, useSearchResults, type SearchResults} from './search-page/use-search-results';
export {useUrlSearch, type UrlSearch} from './search-page/use-url-search';

// So that copies of the components need no package that the site doesn't depend on.
export {
  foldEqualHits,
  maxQueryLength,
  resultCategories,
  selectModalHits,
  type ResultCategory,
} from '@developer-docs/search-engine';
export {createPluralSelector, isSiteUpdatedError, toWellFormed} from '@developer-docs/utils';

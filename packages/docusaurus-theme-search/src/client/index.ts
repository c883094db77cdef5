export {searchData} from './data';
export {getHeadings, getVersion} from './hit-headings';
export {reportClick} from './hosted/report-click';
export {reloadWithQuery} from './modal/load-modal';
export {enterQuery, rerunSearch} from './modal/modal-input';
export {toModalResponse} from './modal/modal-response';
export {ResultLink} from './modal/ResultLink';
export {removeInvalidStoredSearches} from './modal/stored-searches';
export {useModalHost} from './modal/use-modal-host';
export {useRefreshStaleResults} from './modal/use-refresh-stale-results';
export {useSearchOverlay, type SearchOverlay} from './modal/use-search-overlay';
export {useOpenResult} from './navigation';
export {
  isOutdatedError,
  type SearchClient,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
} from './search-client';
export {hitsPerPage, useSearchResults, type SearchResults} from './search-page/use-search-results';
export {useUrlSearch, type UrlSearch} from './search-page/use-url-search';
export type {HostedSearch, PageLink, SearchData} from './types';
export {useFacetFilters} from './use-facet-filters';
export {useSearchClient} from './use-search-client';

// So that copies of the components need no package that the site doesn't depend on.
export {
  foldEqualHits,
  maxQueryLength,
  resultCategories,
  selectModalHits,
  type ResultCategory,
} from '@developer-docs/search-engine';
export {createPluralSelector, isSiteUpdatedError, toWellFormed} from '@developer-docs/utils';

export {searchClient} from './configured-client';
export {searchData} from './data';
export {getHeadings, getVersion} from './hit-headings';
export {reportClick} from './hosted/report-click';
export {reloadWithQuery} from './modal/load-modal';
export {enterQuery} from './modal/modal-input';
export {ModalSlot} from './modal/ModalSlot';
export {removeInvalidStoredSearches} from './modal/stored-searches';
export {useModalHost} from './modal/use-modal-host';
export {useModalSearch, type SearchFailure} from './modal/use-modal-search';
export {useSearchOverlay, type SearchOverlay} from './modal/use-search-overlay';
export {useOpenResult} from './navigation';
export {ResultLink} from './ResultLink';
export type {SearchClient, SearchHit, SearchRequest, SearchResponse} from './search-client';
export type {UrlSearch} from './search-page/url-search';
export {hitsPerPage, usePageSearch, type SearchResults} from './search-page/use-page-search';
export type {HostedSearch, PageLink, SearchData} from './types';
export {useFacetFilters} from './use-facet-filters';

// So that copies of the components need no package that the site doesn't depend on.
export {foldEqualHits, maxQueryLength, resultCategories, type ResultCategory} from '@developer-docs/search-engine';
export {createPluralSelector, isSiteUpdatedError, toWellFormed} from '@developer-docs/utils';

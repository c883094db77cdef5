// What this theme's components import, so that ejected copies need no package that the site doesn't depend on.
export {getHeadings, getVersion} from './hit-headings';
export {reportClick} from './hosted/report-click';
export {useDocSearch} from './modal/use-docsearch';
export {useSearchOverlay, type SearchOverlay} from './overlay/use-search-overlay';
export {useOpenResult} from './navigation';
export {outdatedMessage} from './outdated-message';
export {ResultLink} from './ResultLink';
export type {SearchHit} from './search-types';
export {searchData} from './search-data';
export type {SearchFailure, SearchOutcome} from './search-outcome';
export type {UrlSearch} from './search-page/url-search';
export {hitsPerPage, usePageSearch} from './search-page/use-page-search';
export {useFacetFilters} from './use-facet-filters';
export {foldEqualHits, maxQueryLength, resultCategories, type ResultCategory} from '@developer-docs/search-engine';
export {reloadPage, SiteUpdatedError} from '@developer-docs/docusaurus-utils';

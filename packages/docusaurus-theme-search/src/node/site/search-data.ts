import type {IndexedVersion} from '@developer-docs/search-engine';
import type {LoadContext} from '@docusaurus/types';
import type {SearchData} from '../../client/search-data';
import type {AlgoliaConfig} from '../hosted/theme-config';
import type {PluginOptions} from '../options';
import type {IndexedPage} from './indexed-pages';
import {resolvePopularPages} from './popular-pages';

interface SearchDataInput extends Pick<SearchData, 'searchPage'> {
  /** The options in the build's language. */
  readonly options: PluginOptions;
  readonly algolia: AlgoliaConfig | undefined;
  readonly pages: readonly IndexedPage[];
  readonly versions: readonly IndexedVersion[];
}

/** Creates the data that the modal and the search page need. */
export const createSearchData = (
  {baseUrl, siteConfig}: LoadContext,
  {options, algolia, searchPage, pages, versions}: SearchDataInput,
): SearchData => ({
  indexName: algolia?.indexName ?? options.indexName,
  hosted: algolia
    ? {
        appId: algolia.appId,
        apiKey: algolia.apiKey,
        siteUrl: siteConfig.url,
        clickAnalytics: algolia.insights ?? false,
      }
    : null,
  contextualSearch: algolia?.contextualSearch ?? true,
  facetFilters: algolia?.searchParameters?.facetFilters ?? [],
  searchPage,
  reportUrl: options.reportUrl ?? null,
  popularPages: resolvePopularPages(options.popularPages, pages, baseUrl),
  sections: [...new Set(pages.map(({section}) => section))].sort(),
  kindFilter: options.kindFilter,
  versions: Object.fromEntries(versions.map(({tag, label}) => [tag, label])),
});

import type {IndexedVersion} from '@developer-docs/search-engine';
import {listSidebarDocs, type ContentInstances} from '@developer-docs/utils/node';
import type {SearchData} from '../client/types';
import {toHostedSearch, type AlgoliaConfig} from '../hosted/theme-config';
import type {PluginOptions} from '../options';
import type {IndexedPage} from './indexed-pages';
import {resolvePopularPages} from './popular-pages';

interface SearchDataInput extends Pick<SearchData, 'searchPage' | 'docsUrl'> {
  /** The options in the build's language. */
  readonly options: PluginOptions;
  readonly algolia: AlgoliaConfig | undefined;
  readonly pages: readonly IndexedPage[];
  readonly versions: readonly IndexedVersion[];
  readonly baseUrl: string;
  /** The site's configuration, for messages. */
  readonly configFile: string;
}

/** Creates the data that the modal and the search page need. */
export function createSearchData(input: SearchDataInput): SearchData {
  const {options, algolia, pages, versions, searchPage, docsUrl} = input;
  return {
    indexName: algolia?.indexName ?? options.indexName,
    hosted: algolia ? toHostedSearch(algolia) : null,
    contextualSearch: algolia?.contextualSearch ?? true,
    facetFilters: algolia?.searchParameters?.facetFilters ?? [],
    searchPage,
    reportUrl: options.reportUrl ?? null,
    docsUrl,
    popularPages: resolvePopularPages(options.popularPages, pages, input),
    sections: [...new Set(pages.map(({section}) => section))].sort(),
    kindFilter: options.kindFilter,
    versions: Object.fromEntries(versions.map(({tag, label}) => [tag, label])),
  };
}

/** Returns the URL of the main doc in the last version of the first docs instance: its root, or its first doc. */
export function findDocsUrl({docs: instances}: ContentInstances): string | undefined {
  const [content] = Object.values(instances);
  const version = content?.loadedVersions.find(({isLast}) => isLast);
  if (!version) return undefined;
  const {docs, path: root} = version;
  const [first] = listSidebarDocs(version);
  const main = docs.find(({permalink}) => permalink.replace(/\/$/, '') === root.replace(/\/$/, ''));
  return (main ?? docs.find(({id}) => id === first?.id) ?? docs[0])?.permalink;
}

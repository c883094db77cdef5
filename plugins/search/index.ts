import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {createOpenSearchLink} from './build/open-search-description';
import {indexedPagesFile, type SearchIndexInput} from './build/search-index';
import {contentFiles, readContentFiles} from './content-files';
import {DevelopmentIndex, type DevelopmentServerApp} from './development/development-index';
import type {HostedSearch, SearchData, SearchOptions} from './options';
import {listIndexedPages, resolvePopularPages} from './records/indexed-pages';
import {separateStyles} from '@developer-docs/internal/node';

export {openSearchDescription} from './build/open-search-description';
export {extractSiteRecords, searchIndex} from './build/search-index';
export {extractRecords} from './records/extract-records';
export {addLinkTexts, extractLinkTexts} from './records/link-texts';
export {getRecordsFile, headingsFile, insightsHost, searchButtonId, searchHosts} from './constants';
export {CompiledPages, rehypeCollectPages} from './development/compiled-pages';
export {createHostedRecords} from './hosted/hosted-records';
export {pushIndex} from './hosted/push-index';
export type {SearchOptions} from './options';

/** The chunk whose style sheet is loaded with the modal instead of with every page. */
const modalChunk = 'search-modal';

/** Creates a `<link>` that lets the browser connect to the service's nearest host before the first query. */
function createPreconnectLink({appId}: HostedSearch): HtmlTagObject {
  const href = `https://${appId}-dsn.algolia.net`;
  return {tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}};
}

/**
 * Adds site search: the button, the modal, the search page, and the embedded index. README.md describes how they work
 * together.
 */
export function search(context: LoadContext, options: SearchOptions): Plugin {
  const {indexName, hosted, clickAnalytics, reportUrl, popularPages, pagesOutsideSidebar, compiledPages} = options;
  const developmentIndex = new DevelopmentIndex(context.siteDir, compiledPages);
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'search',
    getPathsToWatch: () => Object.values(contentFiles).map((file) => path.join(context.siteDir, file)),
    async allContentLoaded({allContent, actions}) {
      const docs = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
      const pages = docs.flatMap(([pluginId, content]) =>
        listIndexedPages(content as LoadedContent, {
          pluginId,
          language: context.i18n.currentLocale,
          pagesOutsideSidebar,
        }),
      );
      const input: SearchIndexInput = {pages, ...readContentFiles(context.siteDir)};
      await actions.createData(indexedPagesFile, input);
      developmentIndex.setInput(input);
      actions.setGlobalData({
        indexName,
        clickAnalytics,
        reportUrl,
        hosted: hosted ?? null,
        popularPages: resolvePopularPages(popularPages, pages),
        sections: [...new Set(pages.map(({section}) => section))].sort(),
      } satisfies SearchData);
    },
    injectHtmlTags: () => ({
      headTags: [
        ...(isProduction ? [createOpenSearchLink(context.siteConfig.title, context.baseUrl)] : []),
        ...(hosted ? [createPreconnectLink(hosted)] : []),
      ],
    }),
    configureWebpack: (config, isServer): ReturnType<NonNullable<Plugin['configureWebpack']>> => ({
      ...(!isProduction && {
        devServer: {
          onListening: ({app}: {app: DevelopmentServerApp}) => {
            developmentIndex.serve(app, context.baseUrl);
          },
        },
      }),
      ...(!isServer && separateStyles(config, [modalChunk])),
    }),
  };
}

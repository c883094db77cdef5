import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {outsidePages} from '../../config/outside-pages';
import {listSearchedPages} from './build/page-contexts';
import {openSearchLink} from './build/open-search';
import {pagesFile} from './build/search-records';
import type {HostedSearch, SearchData, SearchOptions} from './options';
import {DevelopmentIndex} from './sources/development-index';

export {openSearch} from './build/open-search';
export {searchRecords} from './build/search-records';
export type {SearchOptions} from './options';

/** Name of the chunk whose style sheet is loaded with the modal, and not with every page. */
const modalChunk = 'search-modal';

/** Has the browser connect to the service's nearest host before the first key is pressed. */
function preconnect({appId}: HostedSearch): HtmlTagObject {
  const href = `https://${appId}-dsn.algolia.net`;
  return {tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}};
}

/** The search: its button and modal, its page, its embedded index. README.md says how the parts work together. */
export default function search(context: LoadContext, options: SearchOptions): Plugin {
  const development = options.hosted ? undefined : new DevelopmentIndex(context, options.sources);
  return {
    name: 'search',
    loadContent: () => development?.forgetPages(),
    async allContentLoaded({allContent, actions}) {
      const docs = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
      const pages = docs.flatMap(([pluginId, content]) =>
        listSearchedPages(content as LoadedContent, {
          pluginId,
          language: context.i18n.currentLocale,
          outside: outsidePages,
        }),
      );
      await actions.createData(pagesFile, pages);
      development?.update(pages);
      const {hosted = null, sources: _, ...rest} = options;
      actions.setGlobalData({...rest, hosted} satisfies SearchData);
    },
    injectHtmlTags: () => ({
      headTags: [
        // The file is one of the build.
        ...(process.env.NODE_ENV === 'production' ? [openSearchLink(context.siteConfig.title, context.baseUrl)] : []),
        ...(options.hosted ? [preconnect(options.hosted)] : []),
      ],
    }),
    getPathsToWatch: () => [
      ...(development ? options.sources.watched.map((glob) => path.join(context.siteDir, glob)) : []),
    ],
    configureWebpack: (config, isServer): ReturnType<NonNullable<Plugin['configureWebpack']>> => ({
      ...(development && {
        devServer: {
          static: [{directory: development.folder, publicPath: context.baseUrl, watch: false}],
          onListening: () => void development.serve(),
        },
      }),
      ...(!isServer && {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus puts every style sheet of the site into one, those of lazily loaded code included.
              styles: {chunks: (chunk: {name?: string | null}) => chunk.name !== modalChunk},
            },
          },
        },
      }),
    }),
  };
}

/** The options are made by code from the validated environment: their type is checked where they are written. */
export function validateOptions({options}: {options: SearchOptions}): SearchOptions & {id: string} {
  return {...options, id: 'default'};
}

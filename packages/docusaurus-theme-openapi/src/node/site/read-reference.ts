import {ExplainedError} from '@developer-docs/utils';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {explainMissingTheme, pluginName} from '../../plugin-name';
import type {LoadedDocument} from '../documents/document-loader';
import {resolveUrl} from '../placement/site-urls';
import {VersionPages} from '../placement/version-pages';
import {listPageGroups} from './site-pages';

/** The content of the theme's plugin. */
export interface OpenApiContent {
  /** The documents of the current version, by ID. It's a map, because Docusaurus's debug pages show all other data. */
  readonly documents: ReadonlyMap<string, LoadedDocument>;
}

/** What other plugins can know about the reference. */
export interface OpenApiReference extends OpenApiContent {
  /** The URL of each operation's and webhook's page or section, by operation ID. */
  readonly operationUrls: ReadonlyMap<string, string>;
  /** Maps a URL in a document to one on the site; `undefined` if it has no target. */
  readonly resolveUrl: (url: string) => string | undefined;
}

/**
 * Reads the reference in `allContentLoaded` of another plugin.
 *
 * @throws Error if the site doesn't have the theme.
 */
export function readOpenApiReference(context: LoadContext, allContent: AllContent): OpenApiReference {
  const content = allContent[pluginName]?.default as OpenApiContent | undefined;
  if (content === undefined) throw new ExplainedError(explainMissingTheme('readOpenApiReference'));
  const groups = listPageGroups(context, allContent);
  const pages = groups.filter(({isLatest}) => isLatest).flatMap((group) => group.pages);
  return {
    ...content,
    operationUrls: new VersionPages([...content.documents.values()], pages).listOperationUrls(),
    resolveUrl: (url) => resolveUrl(url, context),
  };
}

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {withoutParts} from '../client-bundle/without-parts';

/** What a plugin wants of the bundler. */
type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** The parts that the theme puts on every doc, and whether one of them has anything to say there. */
function shownParts({loadedVersions}: LoadedContent): Record<string, boolean> {
  const docs = loadedVersions.flatMap((version) => version.docs);
  return {
    ContentVisibility: docs.some((doc) => doc.unlisted || doc.draft),
    DocVersionBadge: loadedVersions.some((version) => version.badge),
    DocVersionBanner: loadedVersions.some((version) => version.banner !== null),
    EditMetaRow: docs.some(({editUrl, lastUpdatedAt, lastUpdatedBy}) => editUrl ?? lastUpdatedAt ?? lastUpdatedBy),
    TagsListInline: docs.some((doc) => doc.tags.length > 0),
  };
}

/**
 * Leaves out of the scripts of docs what no doc of this site shows: a notice of another version, tags, who changed the page.
 *
 * @param config - What the docs plugin wants of the bundler.
 * @param content - The docs.
 */
export function withoutUnusedParts(config: BundlerConfig, content: LoadedContent): BundlerConfig {
  // Under `npm start` a page may get tags at any time.
  if (process.env['NODE_ENV'] !== 'production') {
    return config;
  }
  const rule = withoutParts(['DocItem'], shownParts(content));
  return {...config, module: {...config.module, rules: [...(config.module?.rules ?? []), rule]}};
}

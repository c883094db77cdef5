import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

/** What a plugin wants of the bundler. */
type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** The parts that the theme puts on every doc although it has nothing to say there: the scripts of pages go without them. */
function namesOf({loadedVersions}: LoadedContent): string[] {
  const docs = loadedVersions.flatMap((version) => version.docs);
  const used = {
    ContentVisibility: docs.some((doc) => doc.unlisted || doc.draft),
    DocVersionBadge: loadedVersions.some((version) => version.badge),
    DocVersionBanner: loadedVersions.some((version) => version.banner !== null),
    EditMetaRow: docs.some(({editUrl, lastUpdatedAt, lastUpdatedBy}) => editUrl ?? lastUpdatedAt ?? lastUpdatedBy),
    TagsListInline: docs.some((doc) => doc.tags.length > 0),
  };
  return Object.entries(used).flatMap(([name, isUsed]) => (isUsed ? [] : [name]));
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
  const nothing = path.join(__dirname, 'client/Nothing.ts');
  const rule = {
    test: /[\\/]@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/]DocItem[\\/]/,
    resolve: {alias: Object.fromEntries(namesOf(content).map((name) => [`@theme/${name}`, nothing]))},
  };
  return {...config, module: {...config.module, rules: [...(config.module?.rules ?? []), rule]}};
}

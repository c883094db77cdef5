import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readContent} from '@developer-docs/docusaurus-utils/node';
import {getOrCreate} from '@developer-docs/utils';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {removeTrailingSlash} from '@docusaurus/utils-common';
import {globSync} from 'tinyglobby';
import {findPageElements} from '../pages/element-syntax';
import type {PageGroup, SourcePage} from '../placement/page-index';
import {isFileUrl, toRoute} from '../placement/site-urls';

/** Folders without sources of pages. */
const ignoredFolders = ['**/node_modules/**', '**/.*/**', 'build/**', 'static/**'];

/** Lists the Markdown files of a site, relative to its folder, in alphabetical order. */
export const listMarkdownFiles = (siteDir: string): string[] =>
  globSync('**/*.{md,mdx}', {cwd: siteDir, ignore: ignoredFolders}).sort();

/** Earlier versions of docs, and translations. They have the same elements as the current pages. */
const copies = /^(?:i18n|(?:[^/]+_)?versioned_docs)\//;

/** Files that aren't pages, but that pages can import. */
const partials = /(?:^|\/)_/;

/**
 * Lists the pages of a site's current version in the default language.
 *
 * @param excluded - Files to leave out.
 */
export const listCurrentPages = (siteDir: string, excluded: ReadonlySet<string>): SourcePage[] =>
  readSourceFiles(siteDir)
    .filter(({file}) => !excluded.has(file) && !copies.test(file) && !partials.test(file))
    // The URL only matters for links, but without one, a file isn't a page.
    .map(({file, elements}) => ({source: `@site/${file}`, url: '', elements}));

/** Lists the pages of a site that contain this theme's elements, and the files that such pages can import. */
export function listPageGroups(context: LoadContext, allContent: AllContent): PageGroup[] {
  const {siteDir} = context;
  const versions = listDocsVersions(allContent);
  const urls = new Map(listPages(allContent).map(({source, permalink}) => [source, permalink]));
  const folders = listVersionFolders(versions, siteDir);
  const versionPages = new Map<LoadedVersion | undefined, SourcePage[]>();
  for (const {file, elements} of readSourceFiles(siteDir)) {
    const source = `@site/${file}`;
    const url = urls.get(source);
    const version = folders.find(({folder}) => path.normalize(file).startsWith(folder))?.version;
    const ownPages = getOrCreate(versionPages, version, (): SourcePage[] => []);
    ownPages.push({source, elements, url: url && toRoute(url, context)});
  }
  return [
    ...versions.map((version) => ({
      version: version.versionName,
      isLatest: version.isLast,
      pages: versionPages.get(version) ?? [],
    })),
    {version: '', isLatest: true, pages: versionPages.get(undefined) ?? []},
  ];
}

/** Lists the URLs of pages that end like files, such as `/docs/node.js`, without a trailing slash. */
export const listFileLikeUrls = (allContent: AllContent): ReadonlySet<string> =>
  new Set(
    listPages(allContent)
      .map(({permalink}) => removeTrailingSlash(permalink))
      .filter(isFileUrl),
  );

function listPages(allContent: AllContent) {
  const {blogs, pages} = readContent(allContent);
  return [
    ...Object.values(blogs).flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata)),
    ...Object.values(pages).flat(),
    ...listDocsVersions(allContent).flatMap((version) => version.docs),
  ];
}

const listDocsVersions = (allContent: AllContent): LoadedVersion[] =>
  Object.values(readContent(allContent).docs).flatMap(({loadedVersions}) => loadedVersions);

/** Lists the folders of versions and of their translations. The files of a version can be in another one's folder. */
const listVersionFolders = (versions: readonly LoadedVersion[], siteDir: string) =>
  versions
    .flatMap((version) =>
      [version.contentPath, version.contentPathLocalized ?? version.contentPath].map((folder) => ({
        folder: path.relative(siteDir, folder) + path.sep,
        version,
      })),
    )
    // The longest path wins.
    .sort((first, second) => second.folder.length - first.folder.length);

/** Lists the Markdown files of a site that contain elements, in alphabetical order. */
const readSourceFiles = (siteDir: string) =>
  listMarkdownFiles(siteDir)
    .map((file) => ({file, elements: findPageElements(readFileSync(path.join(siteDir, file), 'utf8'))}))
    .filter(({elements}) => elements.length > 0);

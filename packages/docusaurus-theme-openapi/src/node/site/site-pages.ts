import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readContent, type ContentInstances, type PageElement} from '@developer-docs/docusaurus-utils/node';
import {InputCache, readFileVersion} from '@developer-docs/utils/node';
import type {AllContent} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {findPageElements} from '../layout/element-syntax';
import type {SourcePage} from '../layout/page-index';

/** The pages of a docs version, or of other content plugins. */
export interface PageGroup {
  /** The version's name; absent for other pages. */
  readonly version?: string;
  /** Whether pages of other groups link to these pages. */
  readonly isLatest: boolean;
  readonly pages: readonly SourcePage[];
}

/** A Markdown file with elements. */
interface SourceFile {
  /** Path relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly elements: readonly PageElement[];
}

/** Folders without sources of pages. */
const ignoredFolders = ['**/node_modules/**', '**/.*/**', 'build/**', 'static/**'];

/** A page of every built site, whose folder isn't always `build`, but can be selected with `--out-dir`. */
const builtPage = '404.html';

/** Lists the Markdown files of a site, relative to its folder, in alphabetical order. */
export function listMarkdownFiles(siteDir: string): string[] {
  const files = globSync(['**/*.{md,mdx}', `*/**/${builtPage}`], {cwd: siteDir, ignore: ignoredFolders});
  const isBuiltPage = (file: string) => path.posix.basename(file) === builtPage;
  const builtFolders = files.filter(isBuiltPage).map((file) => `${path.posix.dirname(file)}/`);
  return files.filter((file) => !isBuiltPage(file) && !builtFolders.some((folder) => file.startsWith(folder))).sort();
}

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
export class SitePages {
  /** The elements of each file, by absolute path. */
  private readonly cache = new InputCache();

  /** @param toRoute - Adds or removes the slash at the end of a URL. */
  constructor(
    private readonly siteDir: string,
    private readonly toRoute: (url: string) => string,
  ) {}

  list(allContent: AllContent): PageGroup[] {
    const content = readContent(allContent);
    const urls = listOtherUrls(content);
    const versions = Object.values(content.docs).flatMap(({loadedVersions}) => loadedVersions);
    const folders = versions.map((version) => ({
      version,
      paths: [version.contentPath, version.contentPathLocalized].flatMap((folder) =>
        folder === undefined ? [] : [path.relative(this.siteDir, folder) + path.sep],
      ),
      pages: [] as SourcePage[],
    }));
    const otherPages: SourcePage[] = [];
    const docUrls = new Map(
      versions.flatMap(({docs}) => docs.map(({source, permalink}) => [source, permalink] as const)),
    );
    // Files of other versions can be in a subfolder, so the longest path wins.
    const allFolders = folders
      .flatMap((group) => group.paths.map((folder) => ({folder, pages: group.pages})))
      .sort((first, second) => second.folder.length - first.folder.length);
    for (const {file, elements} of readSourceFiles(this.siteDir, this.cache)) {
      const source = `@site/${file}`;
      const url = docUrls.get(source) ?? urls.get(source);
      const page = {source, elements, url: url && this.toRoute(url)};
      const group = allFolders.find(({folder}) => path.normalize(file).startsWith(folder));
      (group?.pages ?? otherPages).push(page);
    }
    return [
      ...folders.map(({version, pages}) => ({version: version.versionName, isLatest: version.isLast, pages})),
      {isLatest: true, pages: otherPages},
    ];
  }
}

/**
 * Lists the Markdown files of a site that contain elements, in alphabetical order.
 *
 * @param cache - The elements of each file, by absolute path. Default: all files are read.
 */
function readSourceFiles(siteDir: string, cache = new InputCache()): SourceFile[] {
  const findElements = (file: string) =>
    cache.get(file, [readFileVersion([file])], () => findPageElements(readFileSync(file, 'utf8')));
  return listMarkdownFiles(siteDir)
    .map((file) => ({file, elements: findElements(path.join(siteDir, file))}))
    .filter(({elements}) => elements.length > 0);
}

/** Returns the URLs of blog posts and pages by source file. */
function listOtherUrls({blogs, pages}: ContentInstances): Map<string, string> {
  const posts = Object.values(blogs).flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata));
  return new Map([...posts, ...Object.values(pages).flat()].map(({source, permalink}) => [source, permalink] as const));
}

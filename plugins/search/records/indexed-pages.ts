import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {defaultSection, listSidebarDocs} from '@developer-docs/internal/node';
import type {PageContext} from './extract-records';

/** A doc that is indexed. */
export interface IndexedPage extends PageContext {
  /** ID of the doc, which is the same in all versions. */
  readonly id: string;
  /** Path of the source file, starting with the alias `@site`. */
  readonly source: string;
  readonly title: string;
}

/** The sections and ranks (−10 to 10; 0 by default) of docs that aren't in a sidebar, by doc ID. */
export type PagesOutsideSidebar = Readonly<Record<string, {readonly section: string; readonly searchRank?: number}>>;

/** A page that the modal suggests before anything has been typed. */
export interface PopularPage {
  readonly label: string;
  /** Path of the source file, relative to the site's folder, with an optional fragment. */
  readonly file: string;
}

/** A link to a page or one of its sections, with the page's sidebar section. */
export interface PageLink {
  readonly label: string;
  /** Root-relative URL. */
  readonly href: string;
  readonly section: string;
}

interface Options {
  /** ID of the docs plugin instance. */
  readonly pluginId: string;
  /** BCP 47 language tag of the build. */
  readonly language: string;
  readonly pagesOutsideSidebar: PagesOutsideSidebar;
}

/** Lists the docs of all versions, except unlisted docs, with the metadata that isn't in their HTML. */
export function listIndexedPages({loadedVersions}: LoadedContent, options: Options): IndexedPage[] {
  return loadedVersions.flatMap((version) => {
    const sections = collectSections(version);
    return version.docs
      .filter(({unlisted}) => !unlisted)
      .map(({id, permalink, source, title, frontMatter}) => ({
        id,
        source,
        title,
        url: permalink,
        section: sections.get(id) ?? options.pagesOutsideSidebar[id]?.section ?? defaultSection,
        language: options.language,
        tag: `docs-${options.pluginId}-${version.versionName}`,
        pageRank: options.pagesOutsideSidebar[id]?.searchRank ?? 0,
        keywords: frontMatter.keywords ?? [],
      }));
  });
}

/**
 * Maps docs to the label of their sidebar category. A doc that's also at the top level of a sidebar belongs to its
 * category.
 */
function collectSections(version: LoadedVersion): Map<string, string> {
  const sections = new Map<string, string>();
  for (const {id, category} of listSidebarDocs(version)) {
    if (category !== undefined && !sections.has(id)) sections.set(id, category);
  }
  return sections;
}

/**
 * Returns links to the popular pages.
 *
 * @throws Error if one of the files isn't an indexed page.
 */
export function resolvePopularPages(popularPages: readonly PopularPage[], pages: readonly IndexedPage[]): PageLink[] {
  return popularPages.map(({label, file}) => {
    const [path = '', fragment] = file.split('#');
    const page = pages.find(({source}) => source === `@site/${path}`);
    if (!page) {
      throw new Error(
        `The "popularPages" search option lists "${file}", which isn't a page. Correct the path, or remove the entry.`,
      );
    }
    return {label, href: fragment === undefined ? page.url : `${page.url}#${fragment}`, section: page.section};
  });
}

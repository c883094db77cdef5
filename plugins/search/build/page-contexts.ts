import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {PageContext} from '../extract/extract-records';

/** The first level of pages that are in no category of the sidebar and in no table. */
const defaultSection = 'Documentation';

/** What the sidebars and the docs say of a page that is searched. */
export interface SearchedPage extends PageContext {
  /** Id of the doc. */
  readonly id: string;
  /** Path of its source file, with the alias `@site`. */
  readonly source: string;
  readonly title: string;
}

interface Options {
  /** Id of the docs plugin's instance. */
  readonly pluginId: string;
  /** BCP 47 language of the build. */
  readonly language: string;
  /** Sections and importance of docs outside every sidebar, by id of the doc. */
  readonly outside: Readonly<Record<string, {readonly section: string; readonly searchRank?: number}>>;
}

/**
 * Lists the docs to search, with what their records need and their HTML does not say. Unlisted docs are left out.
 *
 * @param content - What the docs plugin has loaded.
 * @returns The docs of all versions, in the order of the plugin.
 */
export function listSearchedPages({loadedVersions}: LoadedContent, options: Options): SearchedPage[] {
  return loadedVersions.flatMap((version) => {
    const sections = sectionsOf(version);
    return version.docs
      .filter(({unlisted}) => !unlisted)
      .map(({id, permalink, source, title}) => ({
        id,
        source,
        title,
        url: permalink,
        section: sections.get(id) ?? options.outside[id]?.section ?? defaultSection,
        language: options.language,
        tag: `docs-${options.pluginId}-${version.versionName}`,
        pageRank: options.outside[id]?.searchRank ?? 0,
      }));
  });
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The label of the innermost category of each doc in a sidebar. A doc that is a category's own page belongs to that category. */
function sectionsOf(version: LoadedVersion): Map<string, string> {
  const sections = new Map<string, string>();
  const visit = (items: readonly SidebarItem[], section: string | undefined) => {
    for (const item of items) {
      if (item.type === 'category') {
        if (item.link?.type === 'doc') {
          sections.set(item.link.id, item.label);
        }
        visit(item.items, item.label);
      } else if ((item.type === 'doc' || item.type === 'ref') && section !== undefined && !sections.has(item.id)) {
        sections.set(item.id, section);
      }
    }
  };
  Object.values(version.sidebars).forEach((items) => {
    visit(items, undefined);
  });
  return sections;
}

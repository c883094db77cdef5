import {listSidebarDocs, type ContentInstances, type PageMetadata} from '@developer-docs/docusaurus-utils/node';
import {capitalize, groupBy} from '@developer-docs/utils';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';
import type {PageHead} from '../page/head';
import type {FileMessages} from '../translations';

/** A heading of `llms.txt` with the pages below it. */
export interface LlmsTxtSection {
  readonly label: string;
  readonly entries: readonly Omit<BuiltPageInfo, 'isIndexed'>[];
}

/**
 * Metadata of a doc, a blog post, or a page. Titles and descriptions come from the built page, where components can set
 * them.
 */
type SourceMetadata = Pick<PageMetadata, 'permalink' | 'unlisted'>;

/** A page as it was built. */
export interface BuiltPageInfo extends PageHead {
  readonly route: string;
}

/**
 * Lists the pages of a site in reading order: the docs of the latest version, first those of the default instance along
 * its sidebars, then the other instances, blog posts, and other pages. Unlisted pages are omitted.
 *
 * @param findPage - Returns the built page with a permalink.
 */
export function listSections(
  {docs, blogs, pages}: ContentInstances,
  findPage: (permalink: string) => BuiltPageInfo | undefined,
  messages: FileMessages,
): LlmsTxtSection[] {
  const createSection = (label: string, sources: readonly SourceMetadata[]): LlmsTxtSection => ({
    label,
    entries: sources.flatMap(({permalink, unlisted}) => (unlisted === true ? [] : (findPage(permalink) ?? []))),
  });
  const createDocsSection = (label: string, listed: readonly ListedDoc[]) =>
    createSection(
      label,
      listed.map(({doc}) => doc),
    );
  const {[DEFAULT_PLUGIN_ID]: defaultDocs, ...otherDocs} = docs;
  const indexedPages = Object.values(pages)
    .flat()
    .filter(({permalink}) => findPage(permalink)?.isIndexed === true);
  return [
    ...Array.from(groupDocs(listDocs(defaultDocs), messages), ([label, listed]) => createDocsSection(label, listed)),
    ...Object.entries(otherDocs).map(([id, content]) => createDocsSection(createLabel(id), listDocs(content))),
    ...Object.entries(blogs).map(([id, {blogPosts}]) =>
      createSection(
        id === DEFAULT_PLUGIN_ID ? messages.blog : createLabel(id),
        blogPosts.map(({metadata}) => metadata),
      ),
    ),
    createSection(messages.pages, indexedPages),
  ].filter(({entries}) => entries.length > 0);
}

/** Creates a section label from the ID of a plugin instance: `Release notes` for `release-notes`. */
const createLabel = (id: string) => capitalize(id).replaceAll(/[-_]+/g, ' ');

interface ListedDoc {
  readonly doc: SourceMetadata;
  /** The labels of its categories, from the outermost one; `undefined` if it isn't in a sidebar. */
  readonly categories: readonly string[] | undefined;
}

/** Lists the docs of the latest version: first those in the sidebars, then the others. */
function listDocs(content: LoadedContent | undefined): ListedDoc[] {
  const version = content?.loadedVersions.find(({isLast}) => isLast);
  if (version === undefined) return [];
  const sidebarDocs = listSidebarDocs(version);
  // A doc in several sidebars is listed at its first position.
  const categories = new Map(sidebarDocs.toReversed().map((doc) => [doc.id, doc.categories]));
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
  const ids = new Set([...sidebarDocs.map(({id}) => id), ...docs.keys()]);
  return [...ids].flatMap((id) => {
    const doc = docs.get(id);
    return doc === undefined ? [] : [{doc, categories: categories.get(id)}];
  });
}

/**
 * Groups docs by their innermost category. If categories in different parents share a label, their names include the
 * parents' labels.
 */
function groupDocs(docs: readonly ListedDoc[], messages: FileMessages): Map<string, ListedDoc[]> {
  const paths = new Set(docs.flatMap(({categories}) => categories?.join(' > ') ?? []));
  const getLabel = (categories: readonly string[] | undefined): string => {
    if (categories === undefined) return messages.otherDocs;
    const label = categories.at(-1) ?? messages.docs;
    const isAmbiguous = [...paths].filter((path) => path === label || path.endsWith(` > ${label}`)).length > 1;
    return isAmbiguous ? categories.join(' > ') : label;
  };
  return groupBy(docs, ({categories}) => getLabel(categories));
}

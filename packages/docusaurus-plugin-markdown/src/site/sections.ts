import {capitalize} from '@developer-docs/utils';
import {listSidebarDocs} from '@developer-docs/utils/node';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LlmsTxtOptions} from '../options';

/** A page in `llms.txt`. */
export interface SectionEntry {
  readonly title: string;
  readonly description: string;
  readonly route: string;
}

/** A heading of `llms.txt` with the pages below it. */
export interface LlmsTxtSection {
  readonly label: string;
  readonly entries: readonly SectionEntry[];
}

/**
 * Metadata of a doc, a blog post, or a page. Titles and descriptions come from the built page, where components can set
 * them.
 */
interface SourceMetadata {
  readonly permalink: string;
  readonly unlisted?: boolean;
}

/** The part of the blog plugin's content that `llms.txt` uses. */
export interface BlogContent {
  readonly blogPosts: readonly {readonly metadata: SourceMetadata}[];
}

/** The content of Docusaurus's plugins by instance ID. */
export interface SiteContent {
  readonly docs: Readonly<Record<string, LoadedContent>>;
  readonly blogs: Readonly<Record<string, BlogContent>>;
  readonly pages: Readonly<Record<string, readonly SourceMetadata[]>>;
}

/** A page as it was built. */
export interface BuiltPageInfo {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may index the page. */
  readonly isIndexed: boolean;
}

export type SectionOptions = Pick<LlmsTxtOptions, 'blog' | 'labels' | 'pages'>;

/** The ID of the plugin instance without an `id` option. */
const defaultInstance = 'default';

/**
 * Lists the pages of a site in reading order: the docs of the latest version, first those of the default instance along
 * its sidebars, then the other instances, blog posts, and other pages. Unlisted pages are omitted.
 *
 * @param findPage - Returns the built page with a permalink.
 */
export function listSections(
  {docs, blogs, pages}: SiteContent,
  options: SectionOptions,
  findPage: (permalink: string) => BuiltPageInfo | undefined,
): LlmsTxtSection[] {
  const listEntries = (sources: readonly SourceMetadata[]): SectionEntry[] =>
    sources.flatMap(({permalink, unlisted}) => (unlisted === true ? [] : (findPage(permalink) ?? [])));
  const createSections = (groups: ReadonlyMap<string, readonly SourceMetadata[]>): LlmsTxtSection[] =>
    [...groups].map(([label, sources]) => ({label, entries: listEntries(sources)}));
  const defaultDocs = docs[defaultInstance];
  return [
    ...(defaultDocs === undefined ? [] : createSections(groupDocs(defaultDocs, options))),
    ...Object.entries(docs).flatMap(([id, content]) =>
      id === defaultInstance ? [] : createSections(new Map([[createLabel(id), listDocs(content)]])),
    ),
    ...(options.blog
      ? Object.entries(blogs).map(([id, {blogPosts}]) => ({
          label: id === defaultInstance ? options.labels.blog : createLabel(id),
          entries: listEntries(blogPosts.map(({metadata}) => metadata)),
        }))
      : []),
    ...(options.pages
      ? [
          {
            label: options.labels.pages,
            entries: listEntries(
              Object.values(pages)
                .flat()
                .filter(({permalink}) => findPage(permalink)?.isIndexed === true),
            ),
          },
        ]
      : []),
  ].filter(({entries}) => entries.length > 0);
}

/** Creates a section label from the ID of a plugin instance: `Release notes` for `release-notes`. */
const createLabel = (id: string) => capitalize(id).replaceAll(/[-_]+/g, ' ');

const findLastVersion = ({loadedVersions}: LoadedContent) => loadedVersions.find(({isLast}) => isLast);

/**
 * Groups the docs of the latest version by their innermost category. If categories in different parents share a label,
 * their names include the parents' labels.
 */
function groupDocs(content: LoadedContent, {labels}: SectionOptions) {
  const groups = new Map<string, SourceMetadata[]>();
  const version = findLastVersion(content);
  if (version === undefined) return groups;
  const remainingDocs = new Map(version.docs.map((doc) => [doc.id, doc]));
  const addDoc = (id: string, label: string) => {
    const doc = remainingDocs.get(id);
    remainingDocs.delete(id);
    if (doc !== undefined) groups.set(label, [...(groups.get(label) ?? []), doc]);
  };
  const sidebarDocs = listSidebarDocs(version);
  const paths = new Set(sidebarDocs.map(({categories}) => categories.join(' > ')));
  const getLabel = (categories: readonly string[]): string => {
    const label = categories.at(-1) ?? labels.docs;
    const isAmbiguous = [...paths].filter((path) => path === label || path.endsWith(` > ${label}`)).length > 1;
    return isAmbiguous ? categories.join(' > ') : label;
  };
  for (const {id, categories} of sidebarDocs) addDoc(id, getLabel(categories));
  for (const id of [...remainingDocs.keys()]) addDoc(id, labels.otherDocs);
  return groups;
}

/** Lists the docs of the latest version: first those in the sidebars, then the others. */
function listDocs(content: LoadedContent): SourceMetadata[] {
  const version = findLastVersion(content);
  if (version === undefined) return [];
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
  const ids = new Set([...listSidebarDocs(version).map(({id}) => id), ...docs.keys()]);
  return [...ids].flatMap((id) => docs.get(id) ?? []);
}

/**
 * Returns the URL prefixes of pages that repeat what other pages contain, such as the docs of other versions and lists of
 * pages with the same tag.
 */
export function listRepetitivePaths({docs}: SiteContent): string[] {
  return Object.values(docs).flatMap(({loadedVersions}) =>
    loadedVersions.flatMap(({isLast, path, tagsPath}) => [...(isLast ? [] : [path]), tagsPath]),
  );
}

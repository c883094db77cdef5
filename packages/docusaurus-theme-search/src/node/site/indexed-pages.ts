import {listSidebarDocs, type ContentInstances, type PageMetadata} from '@developer-docs/docusaurus-utils/node';
import {defaultTag, type IndexedVersion} from '@developer-docs/search-engine';
import {capitalize} from '@developer-docs/utils';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {PluginOptions} from '../options';

/** The metadata of a page's records that isn't in its HTML. */
export interface RecordMetadata {
  /** Root-relative URL, including the base URL, in the form that `trailingSlash` requires. */
  readonly url: string;
  /** The sidebar section of the page: the first level of its records. */
  readonly section: string;
  /** Locale of the page, which Docusaurus's search also calls its language. */
  readonly language: string;
  /** The facet value for contextual search, which contains the docs version: `docs-default-current`. */
  readonly tag: string;
  /** Keywords from the page's front matter. */
  readonly keywords?: readonly string[];
  /** Title of the page. It's used if the content has no `<h1>`. */
  readonly title?: string;
}

/** A page that is indexed. */
export interface IndexedPage extends RecordMetadata {
  /** ID of the doc, which is the same in all versions; for other pages, the URL. */
  readonly id: string;
  /** Path of the source file, starting with the alias `@site`. Generated category indexes have none. */
  readonly source?: string;
  readonly title: string;
  readonly description?: string;
}

interface ListOptions extends Pick<PluginOptions, 'indexDocs' | 'indexBlog' | 'indexPages'> {
  /** Locale of the build. */
  readonly language: string;
  /** Names of the sections of docs outside of categories, blog posts, and pages in that language. */
  readonly labels: SectionLabels;
}

export interface SectionLabels {
  readonly docs: string;
  readonly blog: string;
  readonly pages: string;
}

/** A version of a docs instance. */
interface DocsVersion {
  readonly version: LoadedVersion;
  readonly pluginId: string;
  /** Name of the instance if the site has several, except for the default one. */
  readonly instance: string | undefined;
}

const listVersions = ({docs}: ContentInstances): DocsVersion[] =>
  Object.entries(docs).flatMap(([pluginId, {loadedVersions}], _, instances) => {
    const instance = instances.length > 1 && pluginId !== 'default' ? capitalize(pluginId) : undefined;
    return loadedVersions.map((version) => ({version, pluginId, instance}));
  });

/** Lists all pages to index, except unlisted ones, with the metadata that isn't in their HTML. */
export function listIndexedPages(content: ContentInstances, options: ListOptions): IndexedPage[] {
  const {indexDocs, indexBlog, indexPages, labels, language} = options;
  return [
    ...(indexDocs ? listVersions(content) : []).flatMap((docs) => listDocs(docs, options)),
    ...Object.entries(indexBlog ? content.blogs : {}).flatMap(([id, {blogPosts}]) => {
      const posts = blogPosts.map(({metadata}) => metadata);
      return listPages(posts, id === 'default' ? labels.blog : capitalize(id), language);
    }),
    ...Object.values(indexPages ? content.pages : {}).flatMap((pages) => listPages(pages, labels.pages, language)),
  ];
}

/** Lists the docs versions. Their labels are preceded by the name of the docs instance if there are several. */
export const listIndexedVersions = (content: ContentInstances): IndexedVersion[] =>
  listVersions(content).map(({version: {versionName, label, isLast}, pluginId, instance}) => ({
    tag: createTag(pluginId, versionName),
    name: versionName,
    label: instance === undefined ? label : `${instance}: ${label}`,
    isLast,
  }));

const createTag = (pluginId: string, versionName: string) => `docs-${pluginId}-${versionName}`;

/** Lists the docs of a version, and the generated index pages of its categories. */
function listDocs({version, pluginId, instance}: DocsVersion, {language, labels}: ListOptions): IndexedPage[] {
  const categories = new Map<string, string>();
  // A doc that's also at the top level of a sidebar belongs to its category.
  for (const {id, categories: path} of listSidebarDocs(version)) {
    const category = path.at(-1);
    if (category !== undefined && !categories.has(id)) categories.set(id, category);
  }
  const getSection = (category: string | undefined) => {
    if (instance === undefined) return category ?? labels.docs;
    return category === undefined ? instance : `${instance}: ${category}`;
  };
  const common = {language, tag: createTag(pluginId, version.versionName)};
  return [
    ...version.docs
      .filter(({unlisted}) => !unlisted)
      .map(({id, permalink, source, title, frontMatter}) => ({
        ...common,
        id,
        source,
        title,
        url: permalink,
        section: getSection(categories.get(id)),
        keywords: frontMatter.keywords ?? [],
      })),
    ...listCategoryIndexes(Object.values(version.sidebars).flat()).map(({permalink, title, description, label}) => ({
      ...common,
      id: permalink,
      title,
      description,
      url: permalink,
      section: getSection(label),
    })),
  ];
}

interface CategoryIndex {
  readonly permalink: string;
  readonly title: string;
  readonly description?: string;
  readonly label: string;
}

/** Lists the generated index pages of sidebar categories. */
const listCategoryIndexes = (items: LoadedVersion['sidebars'][string]): CategoryIndex[] =>
  items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const {link, label} = item;
    const index =
      link?.type === 'generated-index'
        ? [{permalink: link.permalink, title: link.title ?? label, description: link.description, label}]
        : [];
    return [...index, ...listCategoryIndexes(item.items)];
  });

const listPages = (pages: readonly PageMetadata[], section: string, language: string): IndexedPage[] =>
  pages
    .filter(({unlisted}) => unlisted !== true)
    .map(({permalink, source, title = '', frontMatter, tags = []}) => ({
      id: permalink,
      source,
      title,
      url: permalink,
      section,
      language,
      tag: defaultTag,
      keywords: [...(frontMatter?.keywords ?? []), ...tags.map(({label}) => label)],
    }));

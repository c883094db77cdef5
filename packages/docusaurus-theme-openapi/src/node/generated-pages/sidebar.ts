import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiDocument, Operation} from '@developer-docs/openapi';
import {ExplainedError} from '@developer-docs/utils';
import type {PluginOptions as DocsOptions} from '@docusaurus/plugin-content-docs';
import {posixPath} from '@docusaurus/utils';
import {explainMissingTheme} from '../../plugin-name';
import type {DocumentLoader, LoadedDocument} from '../documents/document-loader';
import type {DocumentSection, SectionPage} from '../layout/document-layout';
import {findPageElements} from '../layout/element-syntax';
import {createTagSlugs, getGroupTitle, groupByTag, nestGroups} from '../layout/operation-groups';
import {createPageIndex, findOperationPage, type PageIndex, type SourcePage} from '../layout/page-index';
import {findSite} from '../mdx/page-file';
import type {PagesOptions} from '../options/documents';
import type {PluginOptions} from '../options/plugin-options';
import type {Translate} from '../translations';

/** The documents with generated pages, by the version of the docs that they belong to; empty for the current ones. */
type SidebarData = Readonly<Record<string, readonly SidebarDocument[]>>;

/** A document with generated pages. */
interface SidebarDocument {
  readonly id: string;
  readonly title: string;
  /** Folder of the generated pages, relative to the site's folder. */
  readonly folder: string;
  /** Includes the operations and tags that have no page. */
  readonly entries: readonly SidebarEntry[];
}

type SidebarEntry = SidebarCategory | SidebarTarget;

interface SidebarCategory {
  readonly label: string;
  /** Identifies the category in the sidebar. Several tags can have the same title. */
  readonly key: string;
  readonly entries: readonly SidebarEntry[];
}

/** A part of a document in the sidebar. Its items are the pages that show it. */
interface SidebarTarget {
  readonly label: string;
  readonly className?: string;
  /** The ID of an operation, the name and the slug of a tag, or one of the other parts. */
  readonly target: {readonly operation: string} | {readonly tag: readonly string[]} | 'overview' | 'schemas';
}

const getDataFile = (dataDir: string): string => path.join(dataDir, 'sidebar.json');

/**
 * Writes what {@link openApiSidebarItemsGenerator} needs to know about the documents of each version of the docs, in
 * the language of the site.
 */
export async function writeSidebarData(
  dataDir: string,
  options: PluginOptions['documents'],
  loader: DocumentLoader,
  t: Translate,
): Promise<void> {
  // The theme reports documents that can't be loaded when it loads its content.
  const versions = await loader.loadVersions().catch(() => new Map<string, readonly LoadedDocument[]>());
  const data = [...versions].map(([version, documents]) => [
    version,
    documents.flatMap(({id, model}) => {
      const pages = options[id]?.pages;
      return pages === undefined ? [] : [createSidebarDocument(id, model, pages, t)];
    }),
  ]);
  mkdirSync(dataDir, {recursive: true});
  // The docs plugin can read the file at any time, so it's written without interruption.
  writeFileSync(getDataFile(dataDir), JSON.stringify(Object.fromEntries(data)));
}

/**
 * Describes the sidebar of a document: the overview, a category for each tag (nested in its parent's category), the
 * webhooks, and the schemas.
 *
 * @param pages.per - What has its own page. The pages of tags are in no category.
 */
function createSidebarDocument(
  id: string,
  model: ApiDocument,
  {folder, per}: Required<PagesOptions>,
  t: Translate,
): SidebarDocument {
  const groups = groupByTag(model);
  const slugs = createTagSlugs(groups);
  const hasOperations = per === 'operation';
  const items = groups.map((group) => {
    const {name} = group.tag;
    const tag = {label: protectLabel(getGroupTitle(group, t)), target: {tag: [name, slugs.get(name) ?? name]}};
    const operations = group.operations.filter(({kind}) => kind === 'operation');
    return {group, items: hasOperations ? operations.map(createOperation) : [tag]};
  });
  return {
    id,
    folder,
    title: protectLabel(model.title),
    entries: [
      {label: t('group.overview'), target: 'overview'},
      ...nestGroups<SidebarEntry>(model, items, t, {
        createCategory: (label, entries, {name}) => ({
          label: protectLabel(label),
          key: `${id}.tag.${name}`,
          entries,
        }),
        hasCategories: hasOperations,
      }),
      {
        label: t('group.webhooks'),
        key: `${id}.webhooks`,
        entries: hasOperations ? model.webhooks.map(createOperation) : [],
      },
      {label: t('group.schemas'), target: 'schemas'},
    ],
  };
}

const createOperation = ({id, kind, method, summary, isDeprecated}: Operation): SidebarTarget => ({
  label: protectLabel(summary),
  className: [
    kind === 'webhook' ? 'openapi-webhook' : `openapi-method openapi-method--${method}`,
    ...(isDeprecated ? ['openapi-deprecated'] : []),
  ].join(' '),
  target: {operation: id},
});

/**
 * Keeps a label from ending a script. Docusaurus 3.9 and later write the labels of breadcrumbs into a script of each
 * page, and don't escape `</script>` there, so text from a document would become code. Word joiners are invisible.
 */
const protectLabel = (label: string): string => label.replaceAll(/<(?=\/?script|!--)/gi, '<\u2060');

/** The type of the docs plugin's option `sidebarItemsGenerator`. */
type SidebarItemsGenerator = DocsOptions['sidebarItemsGenerator'];
type GeneratorInput = Parameters<SidebarItemsGenerator>[0];
type SidebarDoc = GeneratorInput['docs'][number];
type SidebarItem = Awaited<ReturnType<SidebarItemsGenerator>>[number];

/** Docusaurus 3.9 and later store the translations of labels under the key. */
type CategoryMetadata = GeneratorInput['categoriesMetadata'][string] & {readonly key?: string};

/**
 * The docs plugin's `sidebarItemsGenerator` for generated pages. In autogenerated sidebars, the folder of a document
 * contains its overview, a category for each tag, the webhooks, and the schemas. All other items are those of
 * Docusaurus's generator.
 *
 * @throws Error if the site doesn't have the theme.
 */
export const openApiSidebarItemsGenerator: SidebarItemsGenerator = async (input) => {
  const {item, docs, version, defaultSidebarItemsGenerator} = input;
  // The theme finds no pages outside the site's folder.
  if (docs.every(({source}) => source.startsWith('@site/../'))) return defaultSidebarItemsGenerator(input);
  const site = findSite(version.contentPath);
  if (site === undefined) throw new ExplainedError(explainMissingTheme('openApiSidebarItemsGenerator'));
  const data = JSON.parse(readFileSync(getDataFile(site.dataDir), 'utf8')) as SidebarData;
  const documents = data[version.versionName] ?? data[''] ?? [];
  if (documents.length === 0) return defaultSidebarItemsGenerator(input);
  const readSource = (source: string) => readFileSync(path.join(site.siteDir, source.replace(/^@site\//, '')), 'utf8');
  // The index finds the pages by the IDs of their docs.
  const pages = docs.map(({id, source, sourceDirName}): DocPage => {
    return {source: id, url: '', folder: sourceDirName, elements: findPageElements(readSource(source))};
  });
  const arrangement: Arrangement = {
    docs: new Map(docs.map((doc) => [doc.id, doc])),
    categories: {...input.categoriesMetadata},
    links: new Map(),
  };
  for (const document of documents) {
    const folder = listFolders(document, version, site.siteDir).find((name) =>
      pages.some((page) => page.elements.length > 0 && isInFolder(page.folder, name)),
    );
    if (folder !== undefined && isInFolder(folder, item.dirName)) movePages(document, folder, pages, arrangement);
  }
  const items = await defaultSidebarItemsGenerator({
    ...input,
    docs: [...arrangement.docs.values()],
    categoriesMetadata: arrangement.categories,
  });
  return createLinks(items, arrangement.links);
};

/** @param folder - The folder, or `.`, which contains all folders. */
const isInFolder = (name: string, folder: string): boolean =>
  folder === '.' || name === folder || name.startsWith(`${folder}/`);

/** Lists the folders that can contain a document's pages, relative to the folder of the docs. */
function listFolders(
  {folder}: SidebarDocument,
  {versionName, contentPath}: GeneratorInput['version'],
  siteDir: string,
): string[] {
  if (versionName === 'current') return [posixPath(path.relative(contentPath, path.join(siteDir, folder))) || '.'];
  // An earlier version's folder is a copy of the docs plugin's `path`, which generators don't know.
  const names = folder.split('/');
  return names.length === 1 ? ['.'] : names.slice(1).map((_, index) => names.slice(index + 1).join('/'));
}

interface DocPage extends SourcePage {
  /** Relative to the folder of the docs. */
  readonly folder: string;
}

/** What Docusaurus's generator creates the items from. */
interface Arrangement {
  readonly docs: Map<string, SidebarDoc>;
  /** The metadata of folders. */
  readonly categories: Record<string, CategoryMetadata>;
  /** The IDs of docs, by the IDs of the docs that {@link createLinks} turns into links to them. */
  readonly links: Map<string, string>;
}

/**
 * Moves the pages of a document to folders that only Docusaurus's generator sees: one for each category.
 *
 * @param folder - Folder of the document's pages, relative to the folder of the docs.
 */
function movePages(
  document: SidebarDocument,
  folder: string,
  pages: readonly DocPage[],
  {docs, categories, links}: Arrangement,
): void {
  const [inside = [], outside = []] = [true, false].map((isInside) =>
    pages.filter((page) => isInFolder(page.folder, folder) === isInside),
  );
  // If several pages show an operation, those in the folder win.
  const index = createPageIndex([...inside, ...outside]);
  const movableIds = new Set(inside.map(({source}) => source));
  const overviewId = index.documentPages.get(document.id) ?? '';
  const overview = movableIds.has(overviewId) ? docs.get(overviewId) : undefined;
  categories[folder] = {
    ...(overview && {link: {type: 'doc', id: overview.id}}),
    ...createFolderLabel(document, overview),
    ...categories[folder],
  };
  // Docusaurus sorts docs and folders without a position by name. These names come first.
  let count = 0;
  const createName = () => `!${document.id}-${String((count += 1)).padStart(6, '0')}`;
  const addPage = ({source: id, section: {part}}: SectionPage, target: SidebarTarget, sourceDirName: string) => {
    const source = createName();
    const label = part === undefined ? target.label : `${target.label} (${part.number}/${part.count})`;
    // A doc can't have two places, and one in another folder can be in another sidebar.
    const doc = movableIds.delete(id) ? docs.get(id) : undefined;
    if (doc === undefined) links.set(source, id);
    const {sidebar_label = label, sidebar_class_name} = doc?.frontMatter ?? {};
    const classNames = [sidebar_class_name, target.className].filter((name) => name !== undefined);
    const frontMatter = {...doc?.frontMatter, sidebar_label, sidebar_class_name: classNames.join(' ') || undefined};
    const docId = doc?.id ?? source;
    docs.set(docId, {title: label, ...doc, id: docId, frontMatter, source, sourceDirName});
  };
  const addEntries = (entries: readonly SidebarEntry[], dirName: string) => {
    for (const entry of entries) {
      if ('target' in entry) {
        for (const page of findPages(entry, document.id, index)) addPage(page, entry, dirName);
      } else {
        const category = path.posix.join(dirName, createName());
        categories[category] = {label: entry.label, key: entry.key};
        addEntries(entry.entries, category);
      }
    }
  };
  addEntries(document.entries, folder);
}

/** Creates the label of a document's folder, which links to the overview. */
function createFolderLabel({id, title}: SidebarDocument, overview: SidebarDoc | undefined): CategoryMetadata {
  // Generated pages have their file names as titles.
  const hasTitle = overview !== undefined && overview.title !== path.posix.basename(overview.id);
  const label = overview?.frontMatter.sidebar_label ?? (hasTitle ? overview.title : undefined);
  return label === undefined ? {label: title, key: id} : {label};
}

/** Finds the pages that show a part of a document. */
function findPages({target}: SidebarTarget, documentId: string, index: PageIndex): SectionPage[] {
  if (target === 'schemas' || (target !== 'overview' && 'tag' in target)) {
    const isSelected = ({show, tag = ''}: DocumentSection) =>
      target === 'schemas' ? show === 'schemas' : target.tag.includes(tag);
    return (index.sectionPages.get(documentId) ?? [])
      .filter(({section}) => isSelected(section))
      .sort((first, second) => (first.section.part?.number ?? 1) - (second.section.part?.number ?? 1));
  }
  const source =
    target === 'overview'
      ? index.documentPages.get(documentId)
      : findOperationPage(index, target.operation, documentId);
  return source === undefined ? [] : [{source, section: {}}];
}

/** Turns items into links to docs that have their place elsewhere. */
const createLinks = (items: readonly SidebarItem[], links: ReadonlyMap<string, string>): SidebarItem[] =>
  items.map((item) => {
    if (item.type === 'category') return {...item, items: createLinks(item.items, links)};
    const id = item.type === 'doc' ? links.get(item.id) : undefined;
    return item.type === 'doc' && id !== undefined ? {...item, type: 'ref', id} : item;
  });

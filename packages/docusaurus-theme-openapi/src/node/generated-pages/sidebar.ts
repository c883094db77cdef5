import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiDocument, Operation} from '@developer-docs/openapi';
import {ExplainedError} from '@developer-docs/utils';
import type {PluginOptions as DocsOptions} from '@docusaurus/plugin-content-docs';
import {posixPath} from '@docusaurus/utils';
import {explainMissingTheme} from '../../plugin-name';
import type {DocumentLoader, LoadedDocument} from '../documents/document-loader';
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
  /** The ID of an operation, the name and the slug of a tag, the overview, or the schemas. */
  readonly target:
    | {readonly operation: string}
    | {readonly tag: readonly string[]}
    | {readonly show: 'index' | 'schemas'};
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
      {label: t('group.overview'), target: {show: 'index'}},
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
      {label: t('group.schemas'), target: {show: 'schemas'}},
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
 * Moves the pages of a document to folders that only Docusaurus's generator sees: one for each category. Docusaurus
 * before 3.9 rejects generated categories with a key, but takes the key from the metadata of folders.
 *
 * @param folder - Folder of the document's pages, relative to the folder of the docs.
 */
function movePages(
  document: SidebarDocument,
  folder: string,
  pages: readonly DocPage[],
  {docs, categories, links}: Arrangement,
): void {
  const isInside = (page: DocPage) => isInFolder(page.folder, folder);
  const inside = pages.filter(isInside);
  const outside = pages.filter((page) => !isInside(page));
  // If several pages show an operation, those in the folder win.
  const index = createPageIndex([...inside, ...outside]);
  const movableIds = new Set(inside.map(({source}) => source));
  const overviewId = index.documentPages.get(document.id) ?? '';
  const overview = movableIds.has(overviewId) ? docs.get(overviewId) : undefined;
  categories[folder] = {...createFolderMetadata(document, overview), ...categories[folder]};
  for (const {place, item} of listPlaces(document.entries, folder, document.id, index)) {
    if ('entries' in item) {
      categories[place] = {label: item.label, key: item.key};
      continue;
    }
    // A doc can't have two places, and one in another folder can be in another sidebar.
    const doc = movableIds.delete(item.docId) ? docs.get(item.docId) : undefined;
    if (doc === undefined) links.set(place, item.docId);
    docs.set(doc?.id ?? place, createDoc(item, place, doc));
  }
}

/** A page in the sidebar. */
interface SidebarPage {
  readonly docId: string;
  readonly label: string;
  readonly className?: string;
}

/** Lists the pages and categories of a document in their order, with their paths relative to the folder of the docs. */
function listPlaces(
  entries: readonly SidebarEntry[],
  folder: string,
  documentId: string,
  index: PageIndex,
): {readonly place: string; readonly item: SidebarCategory | SidebarPage}[] {
  const items = entries.flatMap((entry): (SidebarCategory | SidebarPage)[] =>
    'target' in entry ? findPages(entry, documentId, index) : [entry],
  );
  return items.flatMap((item, position) => {
    // Docusaurus sorts docs and folders without a position by name. These names come first.
    const place = path.posix.join(folder, `!${documentId}-${String(position).padStart(6, '0')}`);
    if (!('entries' in item)) return [{place, item}];
    // A page with the name of its folder would be the category's link.
    const category = `${place}-category`;
    return [{place: category, item}, ...listPlaces(item.entries, category, documentId, index)];
  });
}

/**
 * Creates the doc that Docusaurus's generator sees.
 *
 * @param doc - The page's doc; `undefined` if the item is only a link to it.
 */
function createDoc({label, className}: SidebarPage, place: string, doc: SidebarDoc | undefined): SidebarDoc {
  const {sidebar_label = label, sidebar_class_name} = doc?.frontMatter ?? {};
  const classNames = [sidebar_class_name, className].filter((name) => name !== undefined);
  return {
    id: place,
    title: label,
    ...doc,
    frontMatter: {...doc?.frontMatter, sidebar_label, sidebar_class_name: classNames.join(' ') || undefined},
    source: place,
    sourceDirName: path.posix.dirname(place),
  };
}

/** Creates the metadata of a document's folder, which links to the overview. */
function createFolderMetadata({id, title}: SidebarDocument, overview: SidebarDoc | undefined): CategoryMetadata {
  if (overview === undefined) return {label: title, key: id};
  const link = {type: 'doc', id: overview.id} as const;
  // Generated pages have their file names as titles.
  const isGenerated = overview.title === path.posix.basename(overview.id);
  const label = overview.frontMatter.sidebar_label ?? (isGenerated ? undefined : overview.title);
  return label === undefined ? {link, label: title, key: id} : {link, label};
}

/** Finds the pages that show a part of a document. */
function findPages({target, label, className}: SidebarTarget, documentId: string, index: PageIndex): SidebarPage[] {
  const toPages = (docId: string | undefined) => (docId === undefined ? [] : [{docId, label, className}]);
  if ('operation' in target) return toPages(findOperationPage(index, target.operation, documentId));
  if ('show' in target && target.show === 'index') return toPages(index.documentPages.get(documentId));
  const sections = index.sectionPages.get(documentId) ?? [];
  return sections
    .filter(({section: {show, tag = ''}}) => ('tag' in target ? target.tag.includes(tag) : show === 'schemas'))
    .sort((first, second) => (first.section.part?.number ?? 1) - (second.section.part?.number ?? 1))
    .map(({source, section: {part}}) => ({
      docId: source,
      label: part === undefined ? label : `${label} (${part.number}/${part.count})`,
    }));
}

/** Turns items into links to docs that have their place elsewhere. */
const createLinks = (items: readonly SidebarItem[], links: ReadonlyMap<string, string>): SidebarItem[] =>
  items.map((item) => {
    if (item.type === 'category') return {...item, items: createLinks(item.items, links)};
    const id = item.type === 'doc' ? links.get(item.id) : undefined;
    return item.type === 'doc' && id !== undefined ? {...item, type: 'ref', id} : item;
  });

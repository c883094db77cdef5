import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiDocument, Operation} from '@developer-docs/openapi';
import type {DocumentLoader, LoadedDocument} from '../documents/document-loader';
import type {PagesOptions} from '../options/documents';
import type {PluginOptions} from '../options/plugin-options';
import {createTagSlugs, groupByTag, nestGroups, type GroupNode} from '../placement/operation-groups';
import type {Translate} from '../texts/translations';

/** The documents with generated pages, by the version of the docs that they belong to; empty for the current ones. */
type SidebarData = Readonly<Record<string, readonly SidebarDocument[]>>;

/** A document with generated pages. */
export interface SidebarDocument {
  readonly id: string;
  readonly title: string;
  /** Folder of the generated pages, relative to the site's folder. */
  readonly folder: string;
  /** Includes the operations and tags that have no page. */
  readonly entries: readonly SidebarEntry[];
}

export type SidebarEntry = SidebarCategory | SidebarTarget;

export interface SidebarCategory {
  readonly label: string;
  /** Identifies the category in the sidebar. Several tags can have the same title. */
  readonly key: string;
  readonly entries: readonly SidebarEntry[];
}

/** A part of a document in the sidebar. Its items are the pages that show it. */
export interface SidebarTarget {
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
 * Writes what `openApiSidebarItemsGenerator` needs to know about the documents of each version of the docs, in
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

/** Reads the documents with generated pages in a version of the docs. */
export function readSidebarData(dataDir: string, versionName: string): readonly SidebarDocument[] {
  const data = JSON.parse(readFileSync(getDataFile(dataDir), 'utf8')) as SidebarData;
  return data[versionName] ?? data[''] ?? [];
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
  const hasOperations = per === 'operation';
  const groups = groupByTag(model, hasOperations ? model.operations : undefined);
  const slugs = createTagSlugs(groups);
  const tags = nestGroups(model, groups, t);
  return {
    id,
    folder,
    title: protectLabel(model.title),
    entries: [
      {label: t('group.overview'), target: {show: 'index'}},
      ...tags.map((tag) => (hasOperations ? createOperationCategory(id, tag) : createTagEntry(id, tag, slugs))),
      {
        label: t('group.webhooks'),
        key: `${id}.webhooks`,
        entries: hasOperations ? model.webhooks.map(createOperation) : [],
      },
      {label: t('group.schemas'), target: {show: 'schemas'}},
    ],
  };
}

const createCategory = (
  documentId: string,
  {tag, label}: GroupNode,
  entries: readonly SidebarEntry[],
): SidebarCategory => ({label: protectLabel(label), key: `${documentId}.tag.${tag.name}`, entries});

const createOperationCategory = (documentId: string, node: GroupNode): SidebarCategory =>
  createCategory(documentId, node, [
    ...node.operations.map(createOperation),
    ...node.children.map((child) => createOperationCategory(documentId, child)),
  ]);

/** Creates a link to the page of a tag, in a category with the tags that it contains, if any. */
function createTagEntry(documentId: string, node: GroupNode, slugs: ReadonlyMap<string, string>): SidebarEntry {
  const {tag, label, operations, children} = node;
  const page = {label: protectLabel(label), target: {tag: [tag.name, slugs.get(tag.name) ?? tag.name]}};
  if (children.length === 0) return page;
  const entries = children.map((child) => createTagEntry(documentId, child, slugs));
  return createCategory(documentId, node, operations.length === 0 ? entries : [page, ...entries]);
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

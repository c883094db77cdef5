import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiDocument, Operation} from '@developer-docs/openapi';
import {ExplainedError, listFirst, makeUnique, stringAt} from '@developer-docs/utils';
import logger from '@docusaurus/logger';
import {DOCUSAURUS_VERSION, posixPath} from '@docusaurus/utils';
import {parse} from 'yaml';
import type {PagesOptions, PluginOptions} from '../../options';
import {explainMissingTheme} from '../../plugin-name';
import type {Translate} from '../../translations';
import {getDocumentOptions} from '../documents/load-documents';
import {formatPartTitle, type SectionPage} from '../layout/document-sections';
import {createTagSlugs, getGroupTitle, groupByTag, nestGroups} from '../layout/operation-groups';
import {createPageIndex, findOperationPage, type PageIndex} from '../layout/page-index';
import {listCurrentPages} from '../site/site-pages';
import {formatPagesOption} from './generate-command';
import {getSharedSite} from './shared-site';

/** A doc in the sidebar. A doc in another folder is only a link (`ref`), because it can be in another sidebar. */
export interface OpenApiSidebarDoc {
  readonly type: 'doc' | 'ref';
  readonly id: string;
  readonly label: string;
  readonly className?: string;
}

export interface OpenApiSidebarCategory {
  readonly type: 'category';
  readonly label: string;
  readonly items: OpenApiSidebarItem[];
}

export type OpenApiSidebarItem = OpenApiSidebarDoc | OpenApiSidebarCategory;

export interface OpenApiSidebarOptions {
  /** Folder of the docs, relative to the site's folder: the `path` of the docs plugin. Default: `docs`. */
  readonly docsFolder?: string;
  /**
   * The docs plugin's option, which affects the IDs of docs in folders such as `02-api`. Default: Docusaurus's parser.
   */
  readonly numberPrefixParser?: boolean | ((name: string) => {readonly filename: string});
}

/** Maximum number of missing pages in the warning. */
const maxListed = 3;

/**
 * Creates the items for a document's pages, for `sidebars.ts`: the index, a category for each tag (nested in its
 * parent's category), the webhooks, and the schemas. Pages of your own that show an operation are used, too. Pages that
 * don't exist are left out with a warning.
 *
 * @throws ExplainedError if there's no such document, if it has no folder for its pages, or if the folder isn't in
 * `docsFolder`.
 */
export function openApiSidebar(
  documentId: string,
  {docsFolder = 'docs', numberPrefixParser = true}: OpenApiSidebarOptions = {},
): OpenApiSidebarItem[] {
  const site = getSharedSite();
  if (site === undefined) throw new ExplainedError(explainMissingTheme(`openApiSidebar("${documentId}")`));
  const docs = `${path.posix.normalize(posixPath(docsFolder)).replace(/\/$/, '')}/`;
  const pages = getPagesOption(site.options.documents, documentId, docs);
  const model = site.getDocuments().find(({id}) => id === documentId)?.model;
  if (model === undefined) return [];
  const folder = `${pages.folder}/`;
  const isGenerated = ({source}: {readonly source: string}) => source.startsWith(`@site/${folder}`);
  // If several pages show an operation, the first one wins.
  const index = createPageIndex(
    listCurrentPages(site.pages.readFiles()).sort(
      (first, second) => Number(isGenerated(second)) - Number(isGenerated(first)),
    ),
  );
  const toName =
    typeof numberPrefixParser === 'function'
      ? (name: string) => numberPrefixParser(name).filename
      : (name: string) => (numberPrefixParser ? removeNumberPrefix(name) : name);
  const {t} = site;
  const builder = new SidebarBuilder({siteDir: site.siteDir, docs, folder, toName, documentId, model, index, t});
  const items = pages.per === 'operation' ? builder.createOperationItems() : builder.createTagItems();
  warnAboutMissingPages(documentId, builder.missing);
  return addKeys(items.map(protectLabels), documentId);
}

/** @throws ExplainedError if the document has no folder for its pages, or if it isn't in the folder of the docs. */
function getPagesOption(
  documents: PluginOptions['documents'],
  documentId: string,
  docs: string,
): Required<PagesOptions> {
  const {pages} = getDocumentOptions(documents, documentId);
  if (pages === undefined) {
    throw new ExplainedError(
      `openApiSidebar("${documentId}"): the document has no folder for generated pages. ${formatPagesOption(documentId)}`,
    );
  }
  if (!`${pages.folder}/`.startsWith(docs)) {
    throw new ExplainedError(
      `openApiSidebar("${documentId}"): the folder of the pages, ${pages.folder}, isn't in ${docs}. Change "pages" in docusaurus.config, or pass the folder of your docs: openApiSidebar("${documentId}", {docsFolder: '…'}).`,
    );
  }
  return pages;
}

interface SidebarBuilderInput {
  readonly siteDir: string;
  /** Folder of the docs, relative to the site's folder, with a slash at its end. */
  readonly docs: string;
  /** Folder of the document's pages, in the same format. */
  readonly folder: string;
  /** Removes the number prefix of the name of a file or a folder. */
  readonly toName: (name: string) => string;
  readonly documentId: string;
  readonly model: ApiDocument;
  readonly index: PageIndex;
  readonly t: Translate;
}

const createCategory = (label: string, items: OpenApiSidebarItem[]): OpenApiSidebarCategory => ({
  type: 'category',
  label,
  items,
});

class SidebarBuilder {
  /** What has no page. */
  readonly missing: string[] = [];

  constructor(private readonly input: SidebarBuilderInput) {}

  createOperationItems(): OpenApiSidebarItem[] {
    const {model, t} = this.input;
    const createItems = (operations: readonly Operation[]) =>
      operations.flatMap((operation) => this.createOperation(operation));
    const groups = groupByTag(model).map((group) => ({
      group,
      items: createItems(group.operations.filter(({kind}) => kind === 'operation')),
    }));
    const webhooks = createItems(model.webhooks);
    return [
      ...this.createIndex(),
      ...nestGroups<OpenApiSidebarItem>(model, groups, createCategory, t),
      ...(webhooks.length > 0 ? [createCategory(t('group.webhooks'), webhooks)] : []),
      ...this.createSchemas(),
    ];
  }

  createTagItems(): OpenApiSidebarItem[] {
    const {model, t} = this.input;
    const groups = groupByTag(model);
    const slugs = createTagSlugs(groups);
    const pages = groups.map((group) => {
      const {name} = group.tag;
      const items = this.createSections(getGroupTitle(group, t), ({tag}) => [name, slugs.get(name)].includes(tag));
      return {group, items};
    });
    const items = nestGroups<OpenApiSidebarItem>(model, pages, createCategory, t, () => false);
    return [...this.createIndex(), ...items, ...this.createSchemas()];
  }

  private createIndex(): OpenApiSidebarDoc[] {
    const {index, documentId, t} = this.input;
    return this.createDoc(index.documentPages.get(documentId), t('group.overview'));
  }

  private createSchemas(): OpenApiSidebarDoc[] {
    const {model, t} = this.input;
    return model.schemas.size === 0 ? [] : this.createSections(t('group.schemas'), ({show}) => show === 'schemas');
  }

  private createOperation({id, kind, method, summary, isDeprecated}: Operation): OpenApiSidebarDoc[] {
    const {index, documentId} = this.input;
    const className = [
      kind === 'webhook' ? 'openapi-webhook' : `openapi-method openapi-method--${method}`,
      ...(isDeprecated ? ['openapi-deprecated'] : []),
    ].join(' ');
    return this.createDoc(findOperationPage(index, id, documentId), summary, className, id);
  }

  private createSections(label: string, isSelected: (section: SectionPage['section']) => boolean): OpenApiSidebarDoc[] {
    const {index, documentId, t} = this.input;
    const sections = (index.sectionPages.get(documentId) ?? [])
      .filter(({section}) => isSelected(section))
      .sort((first, second) => (first.section.part?.number ?? 1) - (second.section.part?.number ?? 1));
    if (sections.length === 0) return this.createDoc(undefined, label);
    return sections.flatMap(({source, section: {part}}) => this.createDoc(source, formatPartTitle(label, part, t)));
  }

  /**
   * Creates the item for a page. A page that isn't a doc, such as a blog post, has no item.
   *
   * @param source - Source file, such as `@site/docs/petstore/list-pets.mdx`.
   */
  private createDoc(source: string | undefined, label: string, className?: string, name = label): OpenApiSidebarDoc[] {
    const {docs, folder} = this.input;
    const file = source?.replace(/^@site\//, '');
    if (file === undefined) {
      this.missing.push(name);
      return [];
    }
    if (!file.startsWith(docs)) return [];
    const id = readDocId(file, this.input);
    const type = file.startsWith(folder) ? 'doc' : 'ref';
    return [{type, id, label, className}];
  }
}

/** Returns the ID that Docusaurus gives a doc. */
function readDocId(file: string, {siteDir, docs, toName}: SidebarBuilderInput): string {
  const segments = file
    .slice(docs.length)
    .replace(/\.mdx?$/, '')
    .split('/')
    .map(toName);
  const absoluteFile = path.join(siteDir, file);
  const source = existsSync(absoluteFile) ? readFileSync(absoluteFile, 'utf8') : '';
  const id = readFrontMatterId(source) ?? segments.at(-1) ?? '';
  return [...segments.slice(0, -1), id].join('/');
}

/** Like Docusaurus, it keeps dates and versions, such as `2024-01-changes` and `7.0-changes`. */
const removeNumberPrefix = (name: string) =>
  /^\d+[-_.]\d+/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');

function readFrontMatterId(source: string): string | undefined {
  const [, frontMatter] = /^---\r?\n([^]*?)\r?\n---/.exec(source) ?? [];
  if (frontMatter === undefined) return undefined;
  try {
    return stringAt(parse(frontMatter), 'id');
  } catch {
    // Docusaurus reports the error with its position.
    return undefined;
  }
}

function warnAboutMissingPages(documentId: string, missing: readonly string[]): void {
  if (missing.length === 0) return;
  const names = missing.map((name) => JSON.stringify(name));
  logger.warn(
    `The sidebar of the API document "${documentId}" has no pages for ${listFirst(names, maxListed)}. Run "docusaurus openapi generate ${documentId}".`,
  );
}

/**
 * Keeps labels from ending a script. Docusaurus 3.9 and later write the labels of breadcrumbs into a script of each
 * page, and don't escape `</script>` there, so text from a document would become code. Word joiners are invisible.
 */
const protectLabels = <Item extends OpenApiSidebarItem>(item: Item): Item => ({
  ...item,
  label: item.label.replaceAll(/<(?=\/?script|!--)/gi, '<\u2060'),
  ...(item.type === 'category' && {items: item.items.map(protectLabels)}),
});

/**
 * Adds the keys under which Docusaurus 3.9 and later store translations. Without them, items with the same label are an
 * error. Earlier versions reject them.
 */
function addKeys(items: readonly OpenApiSidebarItem[], documentId: string): OpenApiSidebarItem[] {
  const [major = 0, minor = 0] = DOCUSAURUS_VERSION.split('.').map(Number);
  if (major === 3 && minor < 9) return [...items];
  const usedKeys = new Set<string>();
  const addKey = (item: OpenApiSidebarItem): OpenApiSidebarItem & {readonly key: string} =>
    item.type === 'category'
      ? {...item, key: makeUnique(`${documentId}.${item.label}`, usedKeys), items: item.items.map(addKey)}
      : {...item, key: item.id};
  return items.map(addKey);
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiDocument, Operation} from '@developer-docs/openapi';
import {ExplainedError, makeUnique, stringAt} from '@developer-docs/utils';
import {DefaultNumberPrefixParser, stripPathNumberPrefixes} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import {DOCUSAURUS_VERSION, posixPath} from '@docusaurus/utils';
import {parse} from 'yaml';
import {explainMissingTheme} from '../../plugin-name';
import type {Translate} from '../../translations';
import {getDocumentOptions} from '../documents/document-loader';
import {formatPartTitle, type SectionPage} from '../layout/document-sections';
import {createTagSlugs, getGroupTitle, groupByTag, nestGroups} from '../layout/operation-groups';
import {createPageIndex, findOperationPage, type PageIndex} from '../layout/page-index';
import {listCurrentPages} from '../site/site-pages';
import {formatPagesOption} from './generate-pages';
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
}

/**
 * Creates the items for a document's pages, for `sidebars.ts`: the index, a category for each tag (nested in its
 * parent's category), the webhooks, and the schemas. Pages of your own that show an operation are used, too. Pages that
 * don't exist are left out.
 *
 * @throws ExplainedError if there's no such document, if it has no folder for its pages, or if the folder isn't in
 * `docsFolder`.
 */
export function openApiSidebar(
  documentId: string,
  {docsFolder = 'docs'}: OpenApiSidebarOptions = {},
): OpenApiSidebarItem[] {
  const site = getSharedSite();
  if (site === undefined) throw new ExplainedError(explainMissingTheme(`openApiSidebar("${documentId}")`));
  const {siteDir, t} = site;
  const {pages} = getDocumentOptions(site.options.documents, documentId);
  if (pages === undefined) {
    throw new ExplainedError(
      `openApiSidebar("${documentId}"): the document has no folder for generated pages. ${formatPagesOption(documentId)}`,
    );
  }
  const docs = `${path.posix.normalize(posixPath(docsFolder)).replace(/\/$/, '')}/`;
  const folder = `${pages.folder}/`;
  if (!folder.startsWith(docs)) {
    throw new ExplainedError(
      `openApiSidebar("${documentId}"): the folder of the pages, ${pages.folder}, isn't in ${docs}. Change "pages" in docusaurus.config, or pass the folder of your docs: openApiSidebar("${documentId}", {docsFolder: '…'}).`,
    );
  }
  const model = site.getDocuments().find(({id}) => id === documentId)?.model;
  if (model === undefined) return [];
  const isGenerated = ({source}: {readonly source: string}) => source.startsWith(`@site/${folder}`);
  // If several pages show an operation, the first one wins.
  const index = createPageIndex(
    listCurrentPages(site.pages.readFiles()).sort(
      (first, second) => Number(isGenerated(second)) - Number(isGenerated(first)),
    ),
  );
  const builder = new SidebarBuilder({siteDir, docs, folder, documentId, model, index, t});
  return addKeys(builder.createItems(pages.per).map(protectLabels), documentId);
}

interface SidebarBuilderInput {
  readonly siteDir: string;
  /** Folder of the docs, relative to the site's folder, with a slash at its end. */
  readonly docs: string;
  /** Folder of the document's pages, in the same format. */
  readonly folder: string;
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
  constructor(private readonly input: SidebarBuilderInput) {}

  /** @param per - What has its own page. Then the pages of tags are in no category. */
  createItems(per: 'operation' | 'tag'): OpenApiSidebarItem[] {
    const {documentId, model, index, t} = this.input;
    const groups = groupByTag(model);
    const slugs = createTagSlugs(groups);
    const createOperations = (operations: readonly Operation[]) =>
      operations.flatMap((operation) => this.createOperation(operation));
    const items = groups.map((group) => {
      const {name} = group.tag;
      return {
        group,
        items:
          per === 'operation'
            ? createOperations(group.operations.filter(({kind}) => kind === 'operation'))
            : this.createSections(getGroupTitle(group, t), ({tag}) => [name, slugs.get(name)].includes(tag)),
      };
    });
    const webhooks = per === 'operation' ? createOperations(model.webhooks) : [];
    return [
      ...this.createDoc(index.documentPages.get(documentId), t('group.overview')),
      ...nestGroups<OpenApiSidebarItem>(model, items, createCategory, t, per === 'operation'),
      ...(webhooks.length > 0 ? [createCategory(t('group.webhooks'), webhooks)] : []),
      ...this.createSections(t('group.schemas'), ({show}) => show === 'schemas'),
    ];
  }

  private createOperation({id, kind, method, summary, isDeprecated}: Operation): OpenApiSidebarDoc[] {
    const {index, documentId} = this.input;
    const className = [
      kind === 'webhook' ? 'openapi-webhook' : `openapi-method openapi-method--${method}`,
      ...(isDeprecated ? ['openapi-deprecated'] : []),
    ].join(' ');
    return this.createDoc(findOperationPage(index, id, documentId), summary, className);
  }

  private createSections(label: string, isSelected: (section: SectionPage['section']) => boolean): OpenApiSidebarDoc[] {
    const {index, documentId, t} = this.input;
    return (index.sectionPages.get(documentId) ?? [])
      .filter(({section}) => isSelected(section))
      .sort((first, second) => (first.section.part?.number ?? 1) - (second.section.part?.number ?? 1))
      .flatMap(({source, section: {part}}) => this.createDoc(source, formatPartTitle(label, part, t)));
  }

  /**
   * Creates the item for a page, unless the page is missing, or isn't a doc, such as a blog post.
   *
   * @param source - Source file, such as `@site/docs/petstore/list-pets.mdx`.
   */
  private createDoc(source: string | undefined, label: string, className?: string): OpenApiSidebarDoc[] {
    const {docs, folder, siteDir} = this.input;
    const file = source?.replace(/^@site\//, '');
    if (file?.startsWith(docs) !== true) return [];
    const id = readDocId(file.slice(docs.length), readFileSync(path.join(siteDir, file), 'utf8'));
    return [{type: file.startsWith(folder) ? 'doc' : 'ref', id, label, className}];
  }
}

/**
 * Returns the ID that Docusaurus gives a doc.
 *
 * @param file - Path relative to the folder of the docs.
 */
function readDocId(file: string, source: string): string {
  const {dir, name} = path.posix.parse(file);
  const toId = (text: string) => stripPathNumberPrefixes(text, DefaultNumberPrefixParser);
  const [, frontMatter = ''] = /^---\r?\n([^]*?)\r?\n---/.exec(source) ?? [];
  const id = stringAt(parse(frontMatter), 'id') ?? toId(name);
  return dir === '' ? id : `${toId(dir)}/${id}`;
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

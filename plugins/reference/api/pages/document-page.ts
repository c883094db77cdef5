import {
  renderConstraints,
  renderEnumValues,
  renderExternalLink,
  renderTypeLabel,
  type ApiDocument,
  type Operation,
  type Schema,
  type Tag,
} from '../../../contract';
import {h, toNodes, type HtmlNode} from '../../../shared';
import {renderOperationDetails} from '../html/document-operations';
import {
  renderDocumentInfo,
  renderGroupedOperationList,
  renderOperationList,
  type DocumentDownloads,
} from '../html/document-overview';
import {renderEndpoint, renderOperationSummary, renderUsage} from '../html/operation';
import type {PageContext} from '../html/page-context';
import {renderSecuritySchemes} from '../html/security-schemes';
import {renderNot, renderStructure, createRootPosition} from '../html/schema-structure';
import {getSectionIds} from '../section-ids';
import {groupByTag, type PageContents} from './document-layout';
import {createSampleBlocks} from './operation-page';
import {columns, PartCollector, type Block, type GeneratedPage, type HeadingBlock} from './page-blocks';

/** The content of a page of a document. */
export interface DocumentPageOptions {
  readonly contents: PageContents;
  /** For the page with the overview of the document; absent for a page with a section of it. */
  readonly overview?: {
    readonly downloads: DocumentDownloads;
    /** Whether other pages show the operations, so that the page is an index of them. */
    readonly isIndex: boolean;
  };
}

/**
 * Generates a page of a document: overview with the list of operations, operations by group, webhooks, schemas. Each
 * operation and schema has a heading in the table of contents.
 */
export function createDocumentPage(
  document: ApiDocument,
  {contents, overview}: DocumentPageOptions,
  context: PageContext,
): GeneratedPage {
  const collector = new PartCollector();
  const {groups, schemas} = contents;
  const hasGroupHeadings = overview !== undefined && (groups.length > 1 || overview.isIndex);
  const blocks: Block[] = [
    ...(overview === undefined ? [] : createOverview(document, overview, context, collector)),
    ...groups.flatMap(({tag, operations}, index) => [
      ...(hasGroupHeadings ? [createHeading(groupId(tag, index), tag.title, 2, context)] : []),
      ...collector.addHtml(`group.${String(index)}`, renderTagDescription(tag, context)),
      ...operations.map((operation) => createOperationSection(operation, document, context, collector)),
    ]),
    ...createSchemaBlocks(document, schemas, overview !== undefined, context, collector),
  ];
  return {blocks, parts: collector.parts};
}

function createOverview(
  document: ApiDocument,
  {downloads, isIndex}: NonNullable<DocumentPageOptions['overview']>,
  context: PageContext,
  collector: PartCollector,
): Block[] {
  const groups = groupByTag(document);
  return [
    ...(document.description === undefined
      ? []
      : collector.addHtml('description', context.markdown.blocks(document.description))),
    ...columns(
      collector.addHtml('credentials', renderSecuritySchemes(document, context)),
      collector.addHtml('about', renderDocumentInfo(document, downloads, context)),
    ),
    createHeading('operations', 'Operations', 2, context),
    ...collector.addHtml(
      'list',
      isIndex
        ? renderGroupedOperationList(groups, context)
        : renderOperationList(
            groups.flatMap(({operations}) => operations),
            context,
          ),
    ),
  ];
}

function renderTagDescription({description, externalDocs}: Tag, context: PageContext): HtmlNode[] {
  return toNodes([
    description !== undefined && context.markdown.blocks(description),
    externalDocs !== undefined && h('p', {}, ['See also: ', renderExternalLink(externalDocs.url, externalDocs.text)]),
  ]);
}

function createHeading(id: string, text: string, depth: 2 | 3, context: PageContext): HeadingBlock {
  context.ids.add(id);
  return {kind: 'heading', depth, id, text};
}

function groupId({name}: Tag, index: number): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `group-${slug === '' ? String(index) : slug}`;
}

function createOperationSection(
  operation: Operation,
  document: ApiDocument,
  context: PageContext,
  collector: PartCollector,
): Block {
  const id = getSectionIds(document).operations.get(operation.id) ?? operation.id;
  const idPrefix = `${id}.`;
  const guideUrl = context.operation(operation.id)?.url;
  const endpoint = renderEndpoint(operation, `${id}.operation`, context);
  const introduction = toNodes([
    renderOperationSummary(operation, context),
    operation.description !== undefined && context.markdown.blocks(operation.description),
    guideUrl !== undefined &&
      !guideUrl.includes('#') &&
      h('p', {}, h('a', {href: guideUrl}, `Guide: ${operation.summary}`)),
    renderUsage(operation, context),
  ]);
  const details = renderOperationDetails(operation, idPrefix, context);
  const samples = createSampleBlocks(operation, idPrefix, context, collector);
  return {
    kind: 'section',
    content: [
      createHeading(id, operation.summary, 3, context),
      ...collector.addHtml(id, endpoint),
      ...columns(collector.addHtml(`${id}.about`, introduction), samples.slice(0, 1)),
      ...columns(collector.addHtml(`${id}.more`, details), samples.slice(1)),
    ],
  };
}

function createSchemaBlocks(
  document: ApiDocument,
  names: readonly string[],
  hasHeading: boolean,
  context: PageContext,
  collector: PartCollector,
): Block[] {
  const ids = getSectionIds(document).schemas;
  const sections = names.flatMap((name): Block[] => {
    const schema = document.schemas.get(name);
    const id = ids.get(name);
    if (schema === undefined || id === undefined) {
      return [];
    }
    const heading: HeadingBlock = {...createHeading(id, name, 3, context), record: 'schema'};
    return [{kind: 'section', content: [heading, ...collector.addHtml(id, renderSchema(name, schema, id, context))]}];
  });
  return sections.length > 0 && hasHeading ? [createHeading('schemas', 'Schemas', 2, context), ...sections] : sections;
}

function renderSchema(name: string, schema: Schema, id: string, context: PageContext): HtmlNode[] {
  return toNodes([
    h('p', {className: 'ref-media'}, renderTypeLabel(schema, context)),
    schema.description !== undefined && context.markdown.blocks(schema.description),
    renderConstraints(schema),
    renderEnumValues(schema, id, context),
    renderNot(schema, context),
    renderStructure(schema, createRootPosition(id, [name]), context),
  ]);
}

import {
  listOperations,
  renderConstraints,
  renderEnumValues,
  renderTypeLabel,
  type ApiDocument,
  type Operation,
  type Schema,
  type Tag,
} from '../../../contract';
import {h, toNodes, type HtmlNode} from '../../../shared';
import {renderOperationDetails, renderStackedSamples} from '../html/document-operations';
import {
  renderDocumentInfo,
  renderOperationList,
  renderSecuritySchemes,
  type DocumentDownloads,
} from '../html/document-overview';
import {renderEndpoint, renderOperationSummary, renderUsage} from '../html/operation';
import type {PageContext} from '../html/page-context';
import {renderNot, renderStructure, createRootPosition} from '../html/schema-structure';
import {operationSectionId, schemaSectionId} from '../section-ids';
import {createSampleBlocks} from './operation-page';
import {columns, PartCollector, type Block, type GeneratedPage, type HeadingBlock} from './page-blocks';

/**
 * Generates the page of a document: list of operations, operations by group, webhooks, schemas. Each operation and
 * schema has a heading in the table of contents; in a large document, only groups do.
 */
export function createDocumentPage(
  document: ApiDocument,
  downloads: DocumentDownloads,
  context: PageContext,
): GeneratedPage {
  const collector = new PartCollector();
  const groups = groupByTag(document);
  const hasGroupHeadings = groups.length > 1 || context.isLarge;
  const blocks: Block[] = [
    ...(document.description === undefined
      ? []
      : collector.addHtml('description', context.markdown.blocks(document.description))),
    ...columns(
      collector.addHtml('credentials', renderSecuritySchemes(document, context)),
      collector.addHtml('about', renderDocumentInfo(document, downloads, context)),
    ),
    createHeading('operations', 'Operations', 2, context),
    ...collector.addHtml('list', renderOperationList(groups.flatMap(({operations}) => operations))),
    ...groups.flatMap(({tag, operations}, index) => [
      ...(hasGroupHeadings ? [createHeading(groupId(tag, index), tag.title, 2, context)] : []),
      ...(tag.description === undefined
        ? []
        : collector.addHtml(`group.${String(index)}`, context.markdown.blocks(tag.description))),
      ...operations.map((operation) => createOperationSection(operation, context, collector)),
    ]),
    ...createSchemaBlocks(document, context, collector),
  ];
  return {blocks, parts: collector.parts};
}

function createHeading(id: string, text: string, depth: 2 | 3, context: PageContext): HeadingBlock {
  context.ids.add(id);
  return {kind: 'heading', depth, id, text};
}

function groupId({name}: Tag, index: number): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `group-${slug === '' ? String(index) : slug}`;
}

interface OperationGroup {
  readonly tag: Tag;
  readonly operations: readonly Operation[];
}

/** Groups operations by their first tag, in the order of the tags. Those without a tag come last. */
function groupByTag(document: ApiDocument): OperationGroup[] {
  const operations = listOperations(document);
  const groups = document.tags.map((tag) => ({
    tag,
    operations: operations.filter((operation) => operation.tags[0] === tag.name),
  }));
  const otherTag: Tag = {name: 'other', title: groups.length === 0 ? 'All operations' : 'Other operations'};
  const untagged = operations.filter(({tags}) => tags.length === 0);
  return [...groups, {tag: otherTag, operations: untagged}].filter((group) => group.operations.length > 0);
}

function createOperationSection(operation: Operation, context: PageContext, collector: PartCollector): Block {
  const id = operationSectionId(operation.id);
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
  if (context.isLarge) {
    context.ids.add(id);
    const samples = operation.kind === 'operation' ? renderStackedSamples(operation, context) : [];
    const nodes = [h('h3', {id}, operation.summary), ...endpoint, ...introduction, ...samples, ...details];
    return {kind: 'section', content: collector.addHtml(id, nodes)};
  }
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

function createSchemaBlocks({schemas}: ApiDocument, context: PageContext, collector: PartCollector): Block[] {
  if (schemas.size === 0) {
    return [];
  }
  const sections = [...schemas].map(([name, schema]): Block => {
    const id = schemaSectionId(name);
    const heading: HeadingBlock = {...createHeading(id, name, 3, context), record: 'schema'};
    const nodes = renderSchema(name, schema, id, context);
    const content = context.isLarge
      ? collector.addHtml(id, [h('h3', {id, 'data-record': 'schema'}, name), ...nodes])
      : [heading, ...collector.addHtml(id, nodes)];
    return {kind: 'section', content};
  });
  return [createHeading('schemas', 'Schemas', 2, context), ...sections];
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

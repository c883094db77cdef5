import {markRecord} from '@developer-docs/docusaurus-utils';
import {getReadableText, h, toNodes, type Content, toMarkdownNode} from '@developer-docs/docusaurus-utils/node';
import type {ApiDocument, Operation, Schema, Tag} from '@developer-docs/openapi';
import type {RootContent} from 'mdast';
import {formatValue, renderExternalDocs, renderFilter, renderLabel} from '../html/common/basic-elements';
import {summarize} from '../html/common/markdown-renderer';
import {renderConstraints} from '../html/common/property';
import {
  renderDocumentInfo,
  renderOperationLinks,
  renderSecuritySchemes,
  type DocumentDownloads,
} from '../html/document/document-overview';
import {getOperationContent, findOwnPage, renderOperationDetails} from '../html/operation/operation-sections';
import {renderEndpoint, renderHistory, renderOperationSummary} from '../html/operation/operation-summary';
import type {PageContext} from '../html/page-context';
import {renderEnumValues} from '../html/schema/enum-values';
import {createRootPosition} from '../html/schema/schema-links';
import {renderNot, renderStructure} from '../html/schema/schema-structure';
import {renderTypeLabel} from '../html/schema/type-label';
import type {DocumentPlacement, DocumentSection, SectionItems} from '../placement/document-placement';
import {reserveId} from '../placement/ids';
import {type OperationGroup, getGroupTitle, getTagTitle, groupByTag, listParents} from '../placement/operation-groups';
import type {Translate} from '../texts/translations';
import {
  createBadges,
  createBlockNodes,
  createColumns,
  createComponent,
  createDescriptionNodes,
  createHeadingNode,
  createSectionNode,
  createTitleNodes,
} from './page-nodes';
import {createSampleNodes} from './sample-nodes';

/** Creates the title of a document's page, or of a page with a section. */
export function createDocumentTitle(
  {title, description}: ApiDocument,
  section: DocumentSection | undefined,
  {groups: [group]}: SectionItems,
  t: Translate,
): RootContent[] {
  if (section === undefined) return createTitleNodes(title, summarize(description));
  return group === undefined
    ? createTitleNodes(t('group.schemas'), undefined)
    : createTitleNodes(getGroupTitle(group, t), summarize(group.tag.description));
}

/**
 * Renders a document: overview with the list of operations, operations by group, webhooks, and schemas.
 *
 * @param downloads - Set for the page with the document's overview; `undefined` for a section page.
 */
export function createDocumentNodes(
  placement: DocumentPlacement,
  {groups, schemas}: SectionItems,
  downloads: DocumentDownloads | undefined,
  context: PageContext,
): RootContent[] {
  const {t} = context;
  const hasOverview = downloads !== undefined;
  const hasGroupHeadings = hasOverview && (groups.length > 1 || placement.isSplit);
  // On a section page, no other heading is between the title and the operations or schemas.
  const depth = hasOverview ? 3 : 2;
  const schemaSections = schemas.flatMap((name) => createSchemaSection(name, placement, depth, context));
  const sectionCount = schemaSections.length + groups.flatMap(({operations}) => operations).length;
  const nodes = hasOverview ? createOverview(placement, groups, downloads, context) : [];
  if (sectionCount > 1) nodes.push(createComponent('OpenAll', {}));
  groups.forEach((group, index) => {
    nodes.push(...createGroupIntroduction(group, groups[index - 1], hasGroupHeadings, placement, context));
    nodes.push(...group.operations.map((operation) => createOperationSection(operation, placement, depth, context)));
  });
  if (schemaSections.length > 0 && hasOverview) nodes.push(createHeading('schemas', t('group.schemas'), 2, context));
  return [...nodes, ...schemaSections];
}

/** Creates a group's heading, and the descriptions of its tag and of the parents that the previous group lacks. */
function createGroupIntroduction(
  group: OperationGroup,
  previous: OperationGroup | undefined,
  hasHeading: boolean,
  placement: DocumentPlacement,
  context: PageContext,
): RootContent[] {
  const {document} = placement;
  const title = formatGroupPath(group, document, context.t);
  return [
    ...(hasHeading ? [createHeading(placement.getTagId(group.tag), title, 2, context)] : []),
    ...[...listNewParents(group, previous, document), group.tag].flatMap((tag) =>
      createDescriptionNodes(renderTagDescription(tag, hasHeading ? 3 : 2, placement, context)),
    ),
  ];
}

/** @param ownGroups - The groups on the page itself, which have their descriptions there. */
function createOverview(
  placement: DocumentPlacement,
  ownGroups: readonly OperationGroup[],
  downloads: DocumentDownloads,
  context: PageContext,
): RootContent[] {
  const {document} = placement;
  const {summary, description} = document;
  const {markdown, ids, t} = context;
  return [
    ...createBlockNodes(summary !== undefined && summary !== description && h('p', {}, summary)),
    ...createDescriptionNodes(description !== undefined && markdown.renderSections(description, 2, '', ids)),
    ...createColumns(
      createBlockNodes(renderSecuritySchemes(document, context)),
      createBlockNodes(renderDocumentInfo(document, downloads, context)),
    ),
    ...placement
      .listGuides()
      .flatMap((tag) => [
        createHeading(placement.getTagId(tag), getTagTitle(tag), 2, context),
        ...createDescriptionNodes(renderTagDescription(tag, 3, placement, context)),
      ]),
    createHeading('operations', t('group.operations'), 2, context),
    ...createBlockNodes([renderFilter(t('filter.label'), t), renderAllOperationLinks(placement, ownGroups, context)]),
  ];
}

/** Renders links to all operations of the document, by group if other pages show some of them. */
function renderAllOperationLinks(
  placement: DocumentPlacement,
  ownGroups: readonly OperationGroup[],
  context: PageContext,
): Content {
  const {document, sectionTags} = placement;
  const groups = groupByTag(document);
  if (!placement.isSplit) {
    return renderOperationLinks(
      groups.flatMap(({operations}) => operations),
      context,
    );
  }
  const ownTags = new Set(ownGroups.map(({tag}) => tag));
  const withParents = (tag: Tag) => [...listParents(document, tag), tag];
  const described = new Set([...ownTags, ...sectionTags.keys()].flatMap(withParents));
  /** Describes a tag and its parents, unless this or another page does. */
  const describe = (tag: Tag): Content =>
    withParents(tag).map((candidate) => {
      if (described.has(candidate)) return undefined;
      described.add(candidate);
      return renderTagDescription(candidate, 3, placement, context);
    });
  const renderGroup = (group: OperationGroup): Content => {
    const {tag} = group;
    const id = ownTags.has(tag) ? undefined : reserveId(placement.getTagId(tag), context);
    return h('div', {id, 'data-openapi-group': ''}, [
      renderLabel(formatGroupPath(group, document, context.t)),
      describe(tag),
      renderOperationLinks(group.operations, context),
    ]);
  };
  return h('div', {}, groups.map(renderGroup));
}

/** Formats a group's title after the titles of the tags that contain it: "Billing › Invoices". */
const formatGroupPath = (group: OperationGroup, document: ApiDocument, t: Translate): string =>
  [...listParents(document, group.tag).map(getTagTitle), getGroupTitle(group, t)].join(' › ');

/** Lists the parents of a group that its predecessor doesn't have. They have no operations themselves. */
function listNewParents(group: OperationGroup, previous: OperationGroup | undefined, document: ApiDocument): Tag[] {
  const shown = previous === undefined ? [] : [previous.tag, ...listParents(document, previous.tag)];
  return listParents(document, group.tag).filter((tag) => !shown.includes(tag));
}

/** @param depth - Level of the highest headings in the description. */
function renderTagDescription(tag: Tag, depth: number, placement: DocumentPlacement, {markdown, ids, t}: PageContext) {
  const {description, externalDocs} = tag;
  return toNodes([
    description !== undefined && markdown.renderSections(description, depth, placement.getTagId(tag), ids),
    externalDocs !== undefined && h('p', {}, [t('seeAlso'), ': ', renderExternalDocs(externalDocs, t)]),
  ]);
}

function createHeading(id: string, text: string, depth: 2 | 3, context: PageContext, record?: 'schema'): RootContent {
  context.ids.add(id);
  return createHeadingNode(depth, id, text, record);
}

function createOperationSection(
  operation: Operation,
  placement: DocumentPlacement,
  depth: 2 | 3,
  context: PageContext,
): RootContent {
  const {description} = operation;
  const {markdown, ids, t} = context;
  const id = placement.operationIds.get(operation.id) ?? operation.id;
  const idPrefix = `${id}.`;
  const guideUrl = findOwnPage(operation, context);
  const endpoint = renderEndpoint(operation, `${idPrefix}operation`, context);
  const siteContent = getOperationContent(operation, idPrefix, context);
  const introduction = createDescriptionNodes([
    renderOperationSummary(operation, siteContent.rows, context),
    description !== undefined && markdown.renderSections(description, depth + 1, id, ids),
    guideUrl !== undefined &&
      h('p', {}, h('a', {href: guideUrl}, t('operation.guide', {operation: operation.summary}))),
    siteContent.usage?.content,
    renderHistory(operation, context),
  ]);
  const details = renderOperationDetails(operation, siteContent, idPrefix, depth + 1, context);
  const samples = createSampleNodes(operation, context);
  return createSectionNode(
    [
      createHeading(id, operation.summary, depth, context),
      ...createBlockNodes(endpoint),
      ...createBadges(operation, context),
    ],
    summarizeOperation(operation, context),
    [
      ...createColumns(introduction, samples.slice(0, 1)),
      ...createColumns(createBlockNodes(details), samples.slice(1)),
    ],
  );
}

function createSchemaSection(
  name: string,
  {document, schemaIds}: DocumentPlacement,
  depth: 2 | 3,
  context: PageContext,
): RootContent[] {
  const schema = document.schemas.get(name);
  const id = schemaIds.get(name);
  if (schema === undefined || id === undefined) return [];
  const heading = createSchemaHeading(id, name, depth, context);
  const content = createDescriptionNodes([
    h('p', {className: 'openapi-media'}, renderTypeLabel(schema, context)),
    schema.description !== undefined && context.markdown.renderSections(schema.description, depth + 1, id, context.ids),
    renderConstraints(schema, context.t),
    renderEnumValues(schema, id, context),
    renderNot(schema, context),
    renderStructure(schema, createRootPosition(id, [name]), context),
  ]);
  return [createSectionNode([heading], summarizeSchema(schema, context), content)];
}

/**
 * Creates a schema's heading. Among other sections, schemas aren't in the table of contents, which contains headings
 * of Markdown.
 */
function createSchemaHeading(id: string, name: string, depth: 2 | 3, context: PageContext): RootContent {
  if (depth === 2) return createHeading(id, name, depth, context, 'schema');
  context.ids.add(id);
  return toMarkdownNode(h('h3', markRecord({id, kind: 'schema'}), name));
}

/** Lists the parts of an operation's section: "Query parameters, Request body, Responses". */
function summarizeOperation(operation: Operation, {t}: PageContext): string {
  const {parameters, requestBody, kind} = operation;
  const locations = new Set(parameters.map(({in: location}) => (location === 'querystring' ? 'query' : location)));
  return [
    ...[...locations].map((location) => t(`parameters.${location}`)),
    ...(requestBody === undefined ? [] : [t(kind === 'operation' ? 'request.body' : 'request.payload')]),
    t('responses'),
  ].join(', ');
}

/** The number of names in a schema's summary. */
const maxSummaryNames = 5;

/** Summarizes a schema: "object: id, name, status, …". */
function summarizeSchema(schema: Schema, context: PageContext): string {
  const names =
    schema.properties.length > 0
      ? schema.properties.map(({name}) => name)
      : schema.enumValues.map(({value}) => formatValue(value));
  const shown = names.slice(0, maxSummaryNames).join(', ');
  const label = getReadableText(h('p', {}, renderTypeLabel(schema, context))).trim();
  return `${label}${shown === '' ? '' : `: ${shown}`}${names.length > maxSummaryNames ? ', …' : ''}`;
}

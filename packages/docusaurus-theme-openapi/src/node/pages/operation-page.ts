import {toNodes} from '@developer-docs/docusaurus-utils/node';
import type {Example, Operation} from '@developer-docs/openapi';
import {ExplainedError} from '@developer-docs/utils';
import type {RootContent} from 'mdast';
import {highlightCode} from '../highlight/highlight';
import {formatExampleTitle} from '../html/common/basic-elements';
import {formatExample} from '../html/operation/bodies';
import {
  getOperationContent,
  formatCallbackTitle,
  renderCallback,
  renderRequestSections,
  renderResponseSections,
} from '../html/operation/operation-sections';
import {renderEndpoint, renderHistory, renderOperationSummary} from '../html/operation/operation-summary';
import type {ContentSection, OperationContent, PageContext} from '../html/page-context';
import {
  createBadges,
  createBlockNodes,
  createColumns,
  createDescriptionNodes,
  createHeadingNode,
  createHtmlNode,
  createPrerenderedNode,
  toHtmlBlock,
} from './page-nodes';
import {createSampleNodes} from './sample-nodes';

/** The parts of an operation, in order. A page can show some of them, with prose in between. */
const operationParts = [
  'summary',
  'description',
  'history',
  'request',
  'responses',
  'errors',
  'behavior',
  'callbacks',
] as const;
type OperationPart = (typeof operationParts)[number];

/**
 * Parses the `part` attribute of `<Operation>`.
 *
 * @throws ExplainedError if there's no such part.
 */
export function parseOperationParts(text: string | undefined): readonly OperationPart[] {
  const names = text?.split(/\s+/) ?? operationParts;
  const unknownName = names.find((name) => !operationParts.includes(name as OperationPart));
  if (unknownName !== undefined) {
    throw new ExplainedError(
      `<Operation> has no part "${unknownName}". Available parts: ${operationParts.join(', ')}.`,
    );
  }
  return names as OperationPart[];
}

/** The nodes of an operation by part, of which `<Operation>` shows all or some. */
export interface OperationNodes {
  readonly parts: Readonly<Record<OperationPart, readonly RootContent[]>>;
  /** The IDs of response fields and headers, such as `response-202.requestId`. */
  readonly responseIds: readonly string[];
}

/**
 * Renders all parts of an operation.
 *
 * @param idPrefix - Prefix of all IDs; empty for the operation that the page is about.
 */
export function createOperationNodes(operation: Operation, idPrefix: string, context: PageContext): OperationNodes {
  const {t} = context;
  const isRequest = operation.kind === 'operation';
  const createSection = (name: string, title: string, nodes: readonly RootContent[]) =>
    nodes.length === 0 ? [] : [createOperationHeading(2, name, title, idPrefix, context), ...nodes];
  const createContentSection = (section: ContentSection | undefined) =>
    section === undefined ? [] : createSection(section.id, section.title, createBlockNodes(section.content));
  const siteContent = getOperationContent(operation, idPrefix, context);
  const {errors} = siteContent;

  // The first sample is next to the summary, where readers look for it.
  const [firstSample, ...otherSamples] = createSampleNodes(operation, context);
  const request = createRequestNodes(operation, idPrefix, otherSamples, context);
  const responses = createResponseNodes(operation, siteContent, idPrefix, context);
  const summary = [
    ...createBlockNodes(renderOperationSummary(operation, siteContent.rows, context)),
    ...createContentSection(siteContent.usage),
  ];
  const sectionId = idPrefix.replace(/\.$/, '');
  const parts = {
    summary: [
      ...createBlockNodes(renderEndpoint(operation, sectionId || 'operation', context)),
      ...createBadges(operation, context),
      ...createColumns(summary, firstSample === undefined ? [] : [firstSample]),
    ],
    description: createDescriptionNodes(
      operation.description !== undefined &&
        context.markdown.renderSections(operation.description, 2, sectionId, context.ids),
    ),
    history: createBlockNodes(renderHistory(operation, context)),
    request: createSection('request', t(isRequest ? 'request' : 'request.webhook'), request),
    responses: createSection('responses', t(isRequest ? 'responses' : 'responses.yours'), responses.nodes),
    errors: errors ? createSection(errors.id, errors.title, createColumns(createBlockNodes(errors.content), [])) : [],
    behavior: createContentSection(siteContent.behavior),
    callbacks: operation.callbacks.flatMap((callback) =>
      createSection(
        `callback-${callback.id}`,
        formatCallbackTitle(callback, t),
        createBlockNodes(renderCallback(callback, idPrefix, 3, context)),
      ),
    ),
  };
  return {parts, responseIds: responses.ids};
}

/** @param name - The heading's anchor, without the prefix. */
function createOperationHeading(
  depth: 2 | 3,
  name: string,
  text: string,
  idPrefix: string,
  {ids}: PageContext,
): RootContent {
  // Docusaurus removes periods from heading IDs.
  const id = `${idPrefix}${name}`.replaceAll('.', '-');
  ids.add(id);
  return createHeadingNode(depth, id, text);
}

/** @param samples - The samples that aren't next to the summary. */
function createRequestNodes(
  operation: Operation,
  idPrefix: string,
  samples: readonly RootContent[],
  context: PageContext,
): RootContent[] {
  const isRequest = operation.kind === 'operation';
  const sections = renderRequestSections(operation, idPrefix, context);
  const examples = sections
    .flatMap((section) => section.examples)
    .slice(0, isRequest ? context.maxExamples : undefined);
  return createColumns(
    sections.flatMap(({name, title, content}) => [
      createOperationHeading(3, name, title, idPrefix, context),
      ...createBlockNodes(content),
    ]),
    [...samples, ...createExampleNodes(examples, context, {isCollapsed: isRequest})],
  );
}

/** @returns The nodes, and the IDs of fields and headers in them. */
function createResponseNodes(
  operation: Operation,
  siteContent: OperationContent,
  idPrefix: string,
  context: PageContext,
): {readonly nodes: readonly RootContent[]; readonly ids: readonly string[]} {
  const nodes: RootContent[] = [];
  const ids: string[] = [];
  for (const section of renderResponseSections(operation, siteContent, idPrefix, context)) {
    const names = new Set(section.examples.map(({name}) => name));
    const added = siteContent.examples?.[section.status] ?? [];
    const examples = [...section.examples, ...added.filter(({name}) => !names.has(name))];
    const content = toHtmlBlock(toNodes(section.content));
    ids.push(...content.ids);
    // The heading is also above the example, which comes before most of the text on narrow screens.
    nodes.push(
      createOperationHeading(3, section.name, section.title, idPrefix, context),
      ...createColumns(
        [createHtmlNode(content)],
        createExampleNodes(examples, context),
        createBlockNodes(section.description),
      ),
    );
  }
  return {nodes, ids};
}

/** @param options.isCollapsed - Whether the first example is collapsed, too. */
function createExampleNodes(
  examples: readonly Example[],
  {t, markdown}: PageContext,
  {isCollapsed = false}: {readonly isCollapsed?: boolean} = {},
): RootContent[] {
  const shownExamples = examples.map((example) => ({
    title: formatExampleTitle(example, t),
    description: example.description,
    ...formatExample(example),
  }));
  if (shownExamples.length === 0) return [];
  const blocks = shownExamples.flatMap(({code, language, description}, index) => [
    [String(index), {html: highlightCode(code, language)}] as const,
    ...(description === undefined
      ? []
      : [[`${index}.description`, toHtmlBlock(markdown.renderBlocks(description))] as const]),
  ]);
  const attributes = {
    examples: shownExamples.map(({title, language, description}) => ({
      title,
      language,
      ...(description !== undefined && {hasDescription: true}),
    })),
    ...(isCollapsed && {isCollapsed}),
  };
  return [createPrerenderedNode('Examples', attributes, blocks)];
}

import type {RootContent} from 'mdast';
import {isObject} from '@developer-docs/json';
import type {ApiDocument, Example, Operation} from '../../../contract';
import {createSamples} from '../../samples';
import {renderOperationDetails} from '../html/document-operations';
import {
  groupParameters,
  parameterHeadings,
  renderBehavior,
  renderEndpoint,
  renderOperationSummary,
  renderRequestBody,
  renderUsage,
} from '../html/operation';
import type {PageContext} from '../html/page-context';
import {renderParameters} from '../html/parameter';
import {
  listDescribedResponses,
  listExamples,
  formatExampleTitle,
  formatExample,
  hasErrorCodes,
  renderErrors,
  renderResponse,
} from '../html/responses';
import {formatStatus} from '../html/status';
import type {PrerenderedParts} from '../../prerendered-html';
import {createColumns, createHeadingNode, createHtmlPart, createPrerenderedNode} from './page-nodes';

/** The parts of an operation, in order. A page can show some of them, with prose in between. */
export const operationParts = ['summary', 'request', 'responses', 'errors', 'behavior', 'callbacks'] as const;
export type OperationPart = (typeof operationParts)[number];

/** The content of an operation page, by part. */
export type OperationPage = Readonly<Record<OperationPart, readonly RootContent[]>>;

/**
 * Generates all parts of an operation page.
 *
 * @param idPrefix - Prefix of all IDs; empty for the operation that the page is about.
 * @param documents - The documents with examples of the asynchronous request that the operation creates.
 */
export function createOperationPage(
  operation: Operation,
  idPrefix: string,
  documents: readonly ApiDocument[],
  context: PageContext,
): OperationPage {
  const {requestBody} = operation;
  const isRequest = operation.kind === 'operation';
  const createHeading = (depth: 2 | 3, name: string, text: string) => {
    // Docusaurus removes periods from heading IDs.
    const id = `${idPrefix}${name}`.replaceAll('.', '-');
    context.ids.add(id);
    return createHeadingNode(depth, id, text);
  };
  const withHeading = (name: string, text: string, content: readonly RootContent[]) =>
    content.length === 0 ? [] : [createHeading(2, name, text), ...content];

  const parameters = groupParameters(operation).flatMap(([location, group]) => [
    createHeading(3, `parameters-${location}`, parameterHeadings[location]),
    ...createHtmlPart([renderParameters(group, idPrefix, context)]),
  ]);
  const body =
    requestBody === undefined
      ? []
      : [
          createHeading(3, 'body', isRequest ? 'Request body' : 'Payload'),
          ...createHtmlPart(renderRequestBody(requestBody, `${idPrefix}body`, context)),
        ];
  // The first sample is next to the summary, where readers look for it.
  const samples = createSampleNodes(operation, context);
  const requestCode = isRequest
    ? samples.slice(1)
    : createExampleNodes(requestBody?.content.flatMap(({examples}) => examples) ?? [], context);
  const lifecycleExamples = findLifecycleExamples(operation, documents);
  const responses = listDescribedResponses(operation, context).flatMap((response) => {
    const name = `response-${response.status}`;
    const text = [
      createHeading(3, name, formatStatus(response.status)),
      ...createHtmlPart(renderResponse(response, `${idPrefix}${name}`, context)),
    ];
    const examples = addLifecycleExamples(listExamples(response), lifecycleExamples, response.status);
    return createColumns(text, createExampleNodes(examples, context));
  });
  const endpointId = idPrefix === '' ? 'operation' : idPrefix.replace(/\.$/, '');
  return {
    summary: [
      ...createHtmlPart(renderEndpoint(operation, endpointId, context)),
      ...createColumns(
        [
          ...createHtmlPart(renderOperationSummary(operation, context)),
          ...withHeading(
            'when-to-use-it',
            'When to use this operation',
            createHtmlPart(renderUsage(operation, context)),
          ),
        ],
        samples.slice(0, 1),
      ),
    ],
    request: withHeading(
      'request',
      isRequest ? 'Request' : 'Webhook request',
      createColumns([...parameters, ...body], requestCode),
    ),
    responses: withHeading('responses', isRequest ? 'Responses' : 'Your response', responses),
    errors: hasErrorCodes(operation, context)
      ? withHeading('errors', 'Errors', createColumns(createHtmlPart(renderErrors(operation, idPrefix, context)), []))
      : [],
    behavior: withHeading(
      'behavior',
      'Retries, side effects, and limits',
      createHtmlPart(renderBehavior(operation, context)),
    ),
    callbacks: operation.callbacks.flatMap((callback) => {
      const callbackPrefix = `${idPrefix}callback-${callback.id}.`;
      return [
        createHeading(2, `callback-${callback.id}`, `Callback: ${callback.summary}`),
        ...createHtmlPart([
          ...renderEndpoint(callback, `${callbackPrefix}operation`, context),
          ...renderOperationSummary(callback, context),
          ...renderOperationDetails(callback, callbackPrefix, context),
        ]),
      ];
    }),
  };
}

/** The statuses of an asynchronous request for which examples are shown, in order. */
const shownStatuses = ['queued', 'running', 'succeeded', 'failed'];

/**
 * Finds examples of the asynchronous request that an operation creates: those whose `kind` is the operation's
 * `x-request-kind`, the first one for each status.
 */
function findLifecycleExamples(operation: Operation, documents: readonly ApiDocument[]): Example[] {
  const requestKind = operation.extensions['x-request-kind'];
  if (typeof requestKind !== 'string') {
    return [];
  }
  const examples = documents.flatMap(({operations}) =>
    operations.flatMap(({responses}) =>
      responses.flatMap(({content}) => content.flatMap((mediaType) => mediaType.examples)),
    ),
  );
  return shownStatuses.flatMap(
    (status) =>
      examples.find(({value}) => isObject(value) && value['kind'] === requestKind && value['status'] === status) ?? [],
  );
}

/** Adds the later statuses of an asynchronous request to the response that accepts it. */
function addLifecycleExamples(
  examples: readonly Example[],
  lifecycleExamples: readonly Example[],
  status: string,
): readonly Example[] {
  const names = new Set(examples.map(({name}) => name));
  return status === '202' ? [...examples, ...lifecycleExamples.filter(({name}) => !names.has(name))] : examples;
}

/** Creates a component for each sample: the minimal and the realistic request. */
export function createSampleNodes(operation: Operation, {highlight}: PageContext): RootContent[] {
  return createSamples(operation).map(({kind, title, snippets}) => {
    const parts = snippets.map(({language, code}) => [language.id, {html: highlight(code, language.grammar)}]);
    return createPrerenderedNode(
      'ReferenceSample',
      {operation: operation.id, kind, title},
      Object.fromEntries(parts) as PrerenderedParts,
    );
  });
}

function createExampleNodes(examples: readonly Example[], {highlight}: PageContext): RootContent[] {
  const shownExamples = examples
    .filter(({value}) => value !== undefined)
    .map((example) => ({title: formatExampleTitle(example), ...formatExample(example)}));
  if (shownExamples.length === 0) {
    return [];
  }
  const titles = JSON.stringify(shownExamples.map(({title}) => title));
  const languages = JSON.stringify(shownExamples.map(({language}) => language));
  const parts = shownExamples.map(({code, language}, index) => [index, {html: highlight(code, language)}]);
  return [
    createPrerenderedNode('ReferenceExamples', {titles, languages}, Object.fromEntries(parts) as PrerenderedParts),
  ];
}

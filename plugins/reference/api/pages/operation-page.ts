import type {Example, Operation} from '../../../contract';
import {createSamples} from '../../samples';
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
import {
  columns,
  PartCollector,
  type Block,
  type ExamplesBlock,
  type HeadingBlock,
  type SampleBlock,
} from './page-blocks';
import type {PrerenderedParts} from '../../prerendered-html';

/** The parts of an operation, in order. A page can show some of them, with prose in between. */
export const operationParts = ['summary', 'request', 'responses', 'errors', 'behavior', 'callbacks'] as const;
export type OperationPart = (typeof operationParts)[number];

export interface OperationPage {
  readonly blocksByPart: Readonly<Record<OperationPart, readonly Block[]>>;
  readonly parts: PrerenderedParts;
}

export interface OperationPageOptions {
  /** Prefix of all IDs; empty for the operation that the page is about. */
  readonly idPrefix: string;
  /** Level of the headings of parts. */
  readonly depth: 2 | 3;
  /** Examples of the later statuses of the asynchronous request that the operation creates. */
  readonly lifecycleExamples: readonly Example[];
}

/** Generates all parts of the page of an operation. */
export function createOperationPage(
  operation: Operation,
  options: OperationPageOptions,
  context: PageContext,
): OperationPage {
  const collector = new PartCollector();
  const blocksByPart = createOperationBlocks(operation, options, context, collector);
  return {blocksByPart, parts: collector.parts};
}

function createOperationBlocks(
  operation: Operation,
  {idPrefix, depth, lifecycleExamples}: OperationPageOptions,
  context: PageContext,
  collector: PartCollector,
): Record<OperationPart, Block[]> {
  const {kind, requestBody} = operation;
  const isRequest = kind === 'operation';
  const partName = (name: string) => idPrefix + name;
  const heading = (name: string, text: string, level = 0): HeadingBlock => {
    // Docusaurus removes full stops from the IDs of headings.
    const id = `${idPrefix}${name}`.replaceAll('.', '-');
    context.ids.add(id);
    return {kind: 'heading', depth: (depth + level) as HeadingBlock['depth'], id, text};
  };
  const withHeading = (head: HeadingBlock, blocks: readonly Block[]) => (blocks.length === 0 ? [] : [head, ...blocks]);

  const parameters = groupParameters(operation).flatMap(([location, group]) => {
    return [
      heading(`parameters-${location}`, parameterHeadings[location], 1),
      ...collector.addHtml(partName(`parameters.${location}`), [renderParameters(group, idPrefix, context)]),
    ];
  });
  const body =
    requestBody === undefined
      ? []
      : [
          heading('body', isRequest ? 'Request body' : 'Payload', 1),
          ...collector.addHtml(partName('body'), renderRequestBody(requestBody, `${idPrefix}body`, context)),
        ];
  // The first sample is next to the summary, where readers look for it.
  const samples = createSampleBlocks(operation, idPrefix, context, collector);
  const bodyExamples = requestBody?.content.flatMap(({examples}) => examples) ?? [];
  const requestCode = isRequest
    ? samples.slice(1)
    : createExampleBlocks(partName('body.example'), bodyExamples, context, collector);
  const responses = listDescribedResponses(operation, context).flatMap((response) => {
    const responsePrefix = `${idPrefix}response-${response.status}`;
    const text = [
      heading(`response-${response.status}`, formatStatus(response.status), 1),
      ...collector.addHtml(responsePrefix, renderResponse(response, responsePrefix, context)),
    ];
    const examples = addLifecycleExamples(listExamples(response), lifecycleExamples, response.status);
    return columns(text, createExampleBlocks(`${responsePrefix}.example`, examples, context, collector));
  });
  return {
    summary: [
      ...collector.addHtml(
        partName('endpoint'),
        renderEndpoint(operation, idPrefix === '' ? 'operation' : idPrefix.replace(/\.$/, ''), context),
      ),
      ...columns(
        [
          ...collector.addHtml(partName('callers'), renderOperationSummary(operation, context)),
          ...withHeading(
            heading('when-to-use-it', 'When to use this operation'),
            collector.addHtml(partName('use'), renderUsage(operation, context)),
          ),
        ],
        samples.slice(0, 1),
      ),
    ],
    request: withHeading(
      heading('request', isRequest ? 'Request' : 'Webhook request'),
      columns([...parameters, ...body], requestCode),
    ),
    responses: withHeading(heading('responses', isRequest ? 'Responses' : 'Your response'), responses),
    errors: hasErrorCodes(operation, context)
      ? withHeading(
          heading('errors', 'Errors'),
          columns(collector.addHtml(partName('errors'), renderErrors(operation, idPrefix, context)), []),
        )
      : [],
    behavior: withHeading(
      heading('behavior', 'Retries, side effects, and limits'),
      collector.addHtml(partName('behavior'), renderBehavior(operation, context)),
    ),
    callbacks: operation.callbacks.flatMap((callback) => {
      const options = {idPrefix: `${idPrefix}callback-${callback.id}.`, depth: 3, lifecycleExamples: []} as const;
      const blocks = createOperationBlocks(callback, options, context, collector);
      return [
        heading(`callback-${callback.id}`, `Callback: ${callback.summary}`),
        ...blocks.summary,
        ...blocks.request,
        ...blocks.responses,
      ];
    }),
  };
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

/** Creates a block for each sample: the minimal and the realistic request. */
export function createSampleBlocks(
  operation: Operation,
  idPrefix: string,
  context: PageContext,
  collector: PartCollector,
): SampleBlock[] {
  return createSamples(operation).map(({kind, title, snippets}) => {
    const part = `${idPrefix}sample.${kind}`;
    for (const {language, code} of snippets) {
      collector.addCode(`${part}.${language.id}`, context.highlight(code, language.grammar));
    }
    return {kind: 'sample', part, operation: operation.id, sampleKind: kind, title};
  });
}

function createExampleBlocks(
  part: string,
  examples: readonly Example[],
  context: PageContext,
  collector: PartCollector,
): ExamplesBlock[] {
  const shown = examples
    .filter(({value}) => value !== undefined)
    .map((example) => ({title: formatExampleTitle(example), ...formatExample(example)}));
  for (const [index, {code, language}] of shown.entries()) {
    collector.addCode(`${part}.${String(index)}`, context.highlight(code, language));
  }
  const titles = shown.map(({title}) => title);
  const languages = shown.map(({language}) => language);
  return shown.length === 0 ? [] : [{kind: 'examples', part, titles, languages}];
}

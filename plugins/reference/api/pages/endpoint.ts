import type {PageContext} from '../html/context';
import {
  placeTitles,
  renderBehavior,
  renderBody,
  renderCallers,
  renderEndpoint,
  renderParameters,
  renderUse,
} from '../html/operation';
import {examplesOfResponse, exampleCode, exampleTitle, hasCodes, renderErrors, renderResponse} from '../html/responses';
import {isError, statusTitle} from '../html/status';
import type {Example, Operation} from '../../../contract/openapi/model/types';
import {samplesOf} from '../samples';
import {PartWriter, type Block, type GeneratedPage} from './blocks';

/** The parts of an endpoint page, in their order. A page may take them one by one, with prose between. */
export const operationParts = ['summary', 'request', 'responses', 'errors', 'behavior', 'callbacks'] as const;
export type OperationPart = (typeof operationParts)[number];

/** The blocks of each part of an operation. */
export interface OperationPage extends GeneratedPage {
  readonly byPart: Readonly<Record<OperationPart, readonly Block[]>>;
}

export interface OperationOptions {
  /** What ids begin with; empty where the operation has a page of its own. */
  readonly prefix: string;
  /** Depth of the headings of parts. */
  readonly depth: 2 | 3;
  /** Examples of the states that a request of this operation goes through. */
  readonly states: readonly Example[];
}

/** Generates everything about one operation. */
export function operationPage(operation: Operation, options: OperationOptions, context: PageContext): OperationPage {
  const writer = new PartWriter();
  const byPart = operationBlocks(operation, options, context, writer);
  return {byPart, blocks: operationParts.flatMap((part) => byPart[part]), parts: writer.parts};
}

function operationBlocks(
  operation: Operation,
  {prefix, depth, states}: OperationOptions,
  context: PageContext,
  writer: PartWriter,
): Record<OperationPart, Block[]> {
  const heading = (name: string, text: string, below = 0): Block => {
    // Docusaurus takes full stops out of the ids of headings.
    const id = `${prefix}${name}`.replaceAll('.', '-');
    context.ids.add(id);
    return {kind: 'heading', depth: (depth + below) as 2 | 3 | 4, id, text};
  };
  const under = (head: Block, blocks: readonly Block[]) => (blocks.length === 0 ? [] : [head, ...blocks]);
  const part = (name: string) => prefix + name;

  const ofPlace = (['path', 'query', 'header', 'cookie'] as const).map((place) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    const title =
      operation.kind === 'operation'
        ? placeTitles[place]
        : placeTitles[place].replace('Headers', 'Headers of the delivery');
    return parameters.length === 0
      ? []
      : [
          heading(`parameters-${place}`, title, 1),
          ...writer.html(part(`parameters.${place}`), renderParameters(parameters, prefix, context)),
        ];
  });
  const body = operation.body;
  const requestText = [
    ...ofPlace.flat(),
    ...(body === undefined
      ? []
      : [
          heading('body', operation.kind === 'operation' ? 'Body' : 'Body of the delivery', 1),
          ...writer.html(part('body'), renderBody(body, `${prefix}body`, context)),
        ]),
  ];
  // The first sample stands where a reader in a hurry looks: beside what is said about the operation.
  const samples = sampleBlocks(operation, prefix, context, writer);
  const requestCode =
    operation.kind === 'operation'
      ? samples.slice(1)
      : exampleBlocks(part('body.example'), body?.media.flatMap(({examples}) => examples) ?? [], context, writer);
  const answers = operation.responses.filter(({status}) => !isError(status) || !hasCodes(operation));
  const responses = answers.flatMap((response) => {
    const base = `${prefix}response-${response.status}`;
    const text = [
      heading(`response-${response.status}`, statusTitle(response.status), 1),
      ...writer.html(base, renderResponse(response, base, context)),
    ];
    const examples = withStates(examplesOfResponse(response), states, response.status);
    return writer.split(text, exampleBlocks(`${base}.example`, examples, context, writer));
  });
  const title = operation.kind === 'operation' ? 'Request' : 'Delivery';
  return {
    summary: [
      ...writer.html(
        part('endpoint'),
        renderEndpoint(operation, prefix === '' ? 'operation' : prefix.replace(/\.$/, ''), context),
      ),
      ...writer.split(
        [
          ...writer.html(part('callers'), renderCallers(operation, context)),
          ...under(
            heading('when-to-use-it', 'When to use it'),
            writer.html(part('use'), renderUse(operation, context)),
          ),
        ],
        samples.slice(0, 1),
      ),
    ],
    request: under(heading('request', title), writer.split(requestText, requestCode)),
    responses: under(heading('responses', operation.kind === 'operation' ? 'Responses' : 'Your answer'), responses),
    errors: hasCodes(operation)
      ? under(
          heading('errors', 'Errors'),
          writer.split(writer.html(part('errors'), renderErrors(operation, prefix, context)), []),
        )
      : [],
    behavior: under(
      heading('behavior', 'Repeats, side effects and limits'),
      writer.html(part('behavior'), renderBehavior(operation, context)),
    ),
    callbacks: operation.callbacks.flatMap((callback) => {
      const inner = `${prefix}callback-${callback.id}.`;
      const blocks = operationBlocks(callback, {prefix: inner, depth: 3, states: []}, context, writer);
      return [
        heading(`callback-${callback.id}`, `Callback: ${callback.summary}`),
        ...blocks.summary,
        ...blocks.request,
        ...blocks.responses,
      ];
    }),
  };
}

/** A request goes on after its first answer: the examples of its later states stand beside it. */
function withStates(own: readonly Example[], states: readonly Example[], status: string): readonly Example[] {
  const names = new Set(own.map(({name}) => name));
  return status === '202' ? [...own, ...states.filter(({name}) => !names.has(name))] : own;
}

/** A block for each sample: the minimal request, and the realistic one. */
export function sampleBlocks(operation: Operation, prefix: string, context: PageContext, writer: PartWriter): Block[] {
  const samples = samplesOf(operation);
  for (const {kind, codes} of samples) {
    for (const {language, code} of codes) {
      writer.code(`${prefix}sample.${kind}.${language.id}`, context.highlight(code, language.grammar));
    }
  }
  return samples.map(({kind, title}) => ({
    kind: 'sample',
    part: `${prefix}sample.${kind}`,
    operation: operation.id,
    sample: kind,
    title,
  }));
}

function exampleBlocks(part: string, examples: readonly Example[], context: PageContext, writer: PartWriter): Block[] {
  const shown = examples
    .filter(({value}) => value !== undefined)
    .map((example) => ({example, ...exampleCode(example)}));
  shown.forEach(({code, language}, index) => {
    writer.code(`${part}.${index}`, context.highlight(code, language));
  });
  return shown.length === 0
    ? []
    : [
        {
          kind: 'examples',
          part,
          titles: shown.map(({example}) => exampleTitle(example)),
          languages: shown.map(({language}) => language),
        },
      ];
}

import type {Example, Operation} from '../../../contract/openapi/model/types';
import {samplesOf} from '../samples';
import {flatten, h, uniqueId, type Node, type PageContext} from './context';
import {placeTitles, renderBehavior, renderBody, renderCallers, renderEndpoint, renderParameters} from './operation';
import {
  exampleTitle,
  examplesOfResponse,
  hasCodes,
  renderErrors,
  renderResponse,
  staticCode,
  staticExample,
} from './responses';
import {isError, statusTitle} from './status';

/** How many examples of one body a document page shows; the page of the operation shows all. */
const shownExamples = {usual: 4, large: 1};

/** Everything about an operation below its description, under headings that are not in the table of contents. */
export function renderDetails(operation: Operation, prefix: string, context: PageContext): Node[] {
  return [
    ...renderRequest(operation, prefix, context),
    ...renderAnswers(operation, prefix, context),
    ...renderCallbacks(operation, prefix, context),
  ];
}

function renderExamples(examples: readonly Example[], context: PageContext): Node[] {
  const shown = context.isLarge ? shownExamples.large : shownExamples.usual;
  const more = examples.length - shown;
  return flatten([
    examples.slice(0, shown).map((example) => staticExample(exampleTitle(example), example, context, false)),
    more > 0 &&
      h(
        'p',
        {className: 'ref-more'},
        `The published document has ${more} more ${more === 1 ? 'example' : 'examples'} of this.`,
      ),
  ]);
}

const subheading = (text: string): Node => h('h4', {className: 'ref-subheading'}, text);

function renderRequest(operation: Operation, prefix: string, context: PageContext): Node[] {
  const places = (['path', 'query', 'header', 'cookie'] as const).flatMap((place) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    return parameters.length === 0
      ? []
      : [subheading(placeTitles[place]), ...renderParameters(parameters, prefix, context)];
  });
  const {body, kind} = operation;
  if (body === undefined) {
    return places;
  }
  const examples =
    kind === 'operation' ? [] : body.media.flatMap((media) => media.examples).filter(({value}) => value !== undefined);
  return [
    ...places,
    subheading(kind === 'operation' ? 'Request body' : 'Body of the delivery'),
    ...renderBody(body, `${prefix}body`, context),
    ...renderExamples(examples, context),
  ];
}

function renderAnswers(operation: Operation, prefix: string, context: PageContext): Node[] {
  const withCodes = hasCodes(operation);
  const answers = operation.responses.filter(({status}) => !withCodes || !isError(status));
  return [
    ...answers.flatMap((response) => [
      h(
        'h4',
        {className: 'ref-subheading', id: uniqueId(`${prefix}response-${response.status}`, context)},
        statusTitle(response.status),
      ),
      ...renderResponse(response, `${prefix}response-${response.status}`, context),
      ...examplesOfResponse(response).map((example) => staticExample(exampleTitle(example), example, context, false)),
    ]),
    ...(withCodes ? [subheading('Errors'), ...renderErrors(operation, prefix, context, true)] : []),
    ...renderBehavior(operation, context),
  ];
}

function renderCallbacks({callbacks}: Operation, prefix: string, context: PageContext): Node[] {
  return callbacks.flatMap((callback) => {
    const inner = `${prefix}callback-${callback.id}.`;
    return [
      subheading(`Callback: ${callback.summary}`),
      ...renderEndpoint(callback, `${inner}operation`, context),
      ...renderCallers(callback, context),
      ...renderRequest(callback, inner, context),
      ...renderAnswers(callback, inner, context),
    ];
  });
}

/** The samples of a large document stand one below the other: hundreds of tabs would keep the browser busy. */
export function renderSamples(operation: Operation, context: PageContext): Node[] {
  return samplesOf(operation).map(({kind, title, codes}) =>
    h('details', {className: 'ref-example'}, [
      h('summary', {}, title),
      codes.map(({language, code}) => [
        h('p', {className: 'ref-label'}, language.label),
        staticCode(code, language.grammar, context, {
          'data-sample': '',
          'data-operation': operation.id,
          'data-language': language.id,
          'data-kind': kind,
        }),
      ]),
    ]),
  );
}

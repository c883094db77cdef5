import {pluralize} from '@developer-docs/text';
import {reserveId, type Example, type Operation} from '../../../contract';
import {h, toNodes, type HtmlNode} from '../../../shared';
import {
  groupParameters,
  parameterHeadings,
  renderBehavior,
  renderEndpoint,
  renderOperationSummary,
  renderRequestBody,
} from './operation';
import type {PageContext} from './page-context';
import {renderParameters} from './parameter';
import {
  listDescribedResponses,
  listExamples,
  formatExampleTitle,
  hasErrorCodes,
  renderErrors,
  renderExample,
  renderResponse,
} from './responses';
import {formatStatus} from './status';

/** Maximum number of examples of a webhook or callback body. The operation's page shows all examples. */
const maxBodyExamples = 4;

/**
 * Renders everything about an operation except its summary and description, with headings that aren't in the table of
 * contents.
 */
export function renderOperationDetails(operation: Operation, idPrefix: string, context: PageContext): HtmlNode[] {
  return [
    ...renderRequest(operation, idPrefix, context),
    ...renderResponses(operation, idPrefix, context),
    ...renderCallbacks(operation, idPrefix, context),
  ];
}

const renderSubheading = (text: string, id?: string): HtmlNode => h('h4', {className: 'ref-subheading', id}, text);

function renderRequest(operation: Operation, idPrefix: string, context: PageContext): HtmlNode[] {
  const {requestBody, kind} = operation;
  const parameters = groupParameters(operation).flatMap(([location, group]) => [
    renderSubheading(parameterHeadings[location]),
    renderParameters(group, idPrefix, context),
  ]);
  if (requestBody === undefined) {
    return parameters;
  }
  // An operation's request samples already contain its examples.
  const examples =
    kind === 'operation'
      ? []
      : requestBody.content.flatMap((mediaType) => mediaType.examples).filter(({value}) => value !== undefined);
  return [
    ...parameters,
    renderSubheading(kind === 'operation' ? 'Request body' : 'Payload'),
    ...renderRequestBody(requestBody, `${idPrefix}body`, context),
    ...renderBodyExamples(examples, context),
  ];
}

const renderExamples = (examples: readonly Example[], context: PageContext): HtmlNode[] =>
  examples.map((example) => renderExample(formatExampleTitle(example), example, context));

function renderBodyExamples(examples: readonly Example[], context: PageContext): HtmlNode[] {
  const omittedCount = examples.length - maxBodyExamples;
  return toNodes([
    renderExamples(examples.slice(0, maxBodyExamples), context),
    omittedCount > 0 &&
      h(
        'p',
        {className: 'ref-more'},
        `The OpenAPI document contains ${String(omittedCount)} more ${pluralize('example', omittedCount)}.`,
      ),
  ]);
}

function renderResponses(operation: Operation, idPrefix: string, context: PageContext): HtmlNode[] {
  return toNodes([
    listDescribedResponses(operation, context).map((response) => {
      const id = `${idPrefix}response-${response.status}`;
      return [
        renderSubheading(formatStatus(response.status), reserveId(id, context)),
        renderResponse(response, id, context),
        renderExamples(listExamples(response), context),
      ];
    }),
    hasErrorCodes(operation, context) && [renderSubheading('Errors'), renderErrors(operation, idPrefix, context, true)],
    renderBehavior(operation, context),
  ]);
}

function renderCallbacks({callbacks}: Operation, idPrefix: string, context: PageContext): HtmlNode[] {
  return callbacks.flatMap((callback) => {
    const callbackPrefix = `${idPrefix}callback-${callback.id}.`;
    return [
      renderSubheading(`Callback: ${callback.summary}`),
      ...renderEndpoint(callback, `${callbackPrefix}operation`, context),
      ...renderOperationSummary(callback, context),
      ...renderRequest(callback, callbackPrefix, context),
      ...renderResponses(callback, callbackPrefix, context),
    ];
  });
}

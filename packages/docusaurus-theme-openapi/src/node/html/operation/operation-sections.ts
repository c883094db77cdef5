import {STATUS_CODES} from 'node:http';
import {h, type Content} from '@developer-docs/docusaurus-utils/node';
import {getRequestDirection, type Example, type Operation, type RequestBody} from '@developer-docs/openapi';
import {reasonPhrases} from '../../../shared/reason-phrases';
import {reserveId} from '../../placement/ids';
import type {Translate} from '../../texts/translations';
import {formatExampleTitle} from '../common/basic-elements';
import {renderBadges} from '../common/property';
import type {OperationContent, PageContext} from '../page-context';
import {listEmbeddedExamples, renderMediaTypes, renderExample, renderResponse} from './bodies';
import {renderEndpoint, renderOperationSummary} from './operation-summary';
import {renderParameters} from './parameters';

/** A section of an operation: the parameters in one location, the request body, or a response. */
interface OperationSection {
  /** The section's anchor, without a prefix for the operation. */
  readonly name: string;
  readonly title: string;
  readonly content: Content;
  readonly examples: readonly Example[];
}

/** The section of a response. */
interface ResponseSection extends OperationSection {
  /** Such as `200`, `2XX`, or `default`. */
  readonly status: string;
  /** Other sections have their description in `content`. */
  readonly description: Content;
}

/** Returns what the site adds to an operation. */
export const getOperationContent = (operation: Operation, idPrefix: string, context: PageContext): OperationContent =>
  context.siteContent.describeOperation?.(operation, idPrefix, context) ?? {};

/** The locations of parameters, in display order. */
const parameterLocations = ['path', 'query', 'header', 'cookie'] as const;

/** Renders the parameters by location, and the request body. */
export function renderRequestSections(
  operation: Operation,
  idPrefix: string,
  context: PageContext,
): OperationSection[] {
  const {parameters, requestBody, kind} = operation;
  const sections: OperationSection[] = [];
  for (const location of parameterLocations) {
    const group = parameters.filter(
      (parameter) => parameter.in === location || (location === 'query' && parameter.in === 'querystring'),
    );
    if (group.length === 0) continue;
    sections.push({
      name: `parameters-${location}`,
      title: context.t(`parameters.${location}`),
      content: renderParameters(group, idPrefix, context),
      examples: [],
    });
  }
  if (requestBody !== undefined) sections.push(renderBodySection(requestBody, kind, idPrefix, context));
  return sections;
}

function renderBodySection(
  requestBody: RequestBody,
  kind: Operation['kind'],
  idPrefix: string,
  context: PageContext,
): OperationSection {
  const {t, markdown} = context;
  const {description, isRequired, content} = requestBody;
  const position = {
    idPrefix: `${idPrefix}body`,
    kind: 'request',
    direction: getRequestDirection(kind),
    note: isRequired ? renderBadges({isRequired}, t) : ` · ${t('optional')}`,
  } as const;
  return {
    name: 'body',
    title: t(kind === 'operation' ? 'request.body' : 'request.payload'),
    content: [
      description !== undefined && markdown.renderBlocks(description),
      renderMediaTypes(content, position, context),
    ],
    // The operation's samples already contain its only example, unless the example has its own text.
    examples: kind === 'operation' ? listDescribedExamples(requestBody) : listEmbeddedExamples(requestBody),
  };
}

/** Renders the responses, except for responses that one of the site's sections replaces. */
export function renderResponseSections(
  operation: Operation,
  {errors}: OperationContent,
  idPrefix: string,
  context: PageContext,
): ResponseSection[] {
  const {maxExamples, t} = context;
  const described = operation.responses.filter(({status}) => errors?.statuses.includes(status) !== true);
  return described.map((response) => {
    const name = `response-${response.status}`;
    const examples = listEmbeddedExamples(response);
    return {
      name,
      status: response.status,
      title: formatStatusKey(response.status, t),
      description: response.description !== '' && context.markdown.renderBlocks(response.description),
      content: [
        renderResponse(response, `${idPrefix}${name}`, context),
        renderOmittedCount(examples.length - maxExamples, context),
      ],
      examples: examples.slice(0, maxExamples),
    };
  });
}

/**
 * Renders everything about an operation except its summary and description, with headings that aren't in the table of
 * contents.
 *
 * @param level - Level of these headings, one below the operation's heading.
 */
export function renderOperationDetails(
  operation: Operation,
  siteContent: OperationContent,
  idPrefix: string,
  level: number,
  context: PageContext,
): Content {
  const renderSubheading = (text: string, id?: string): Content =>
    h(`h${level}`, {className: 'openapi-subheading', id}, text);
  return [
    renderRequestSections(operation, idPrefix, context).map(({title, content: sectionContent, examples}) => [
      renderSubheading(title),
      sectionContent,
      ...(findOwnPage(operation, context) === undefined
        ? [
            renderExamples(examples.slice(0, context.maxExamples), context),
            renderOmittedCount(examples.length - context.maxExamples, context),
          ]
        : []),
    ]),
    renderResponseSections(operation, siteContent, idPrefix, context).map((section) => [
      renderSubheading(section.title, reserveId(`${idPrefix}${section.name}`, context)),
      section.description,
      section.content,
      renderExamples(section.examples, context),
    ]),
    siteContent.errors && [renderSubheading(siteContent.errors.title), siteContent.errors.content],
    siteContent.behavior?.content,
    operation.callbacks.map((callback) => [
      renderSubheading(formatCallbackTitle(callback, context.t)),
      renderCallback(callback, idPrefix, level, context),
    ]),
  ];
}

export const formatCallbackTitle = ({summary}: Operation, t: Translate) => t('operation.callback', {title: summary});

/** Renders a callback of an operation, without a heading. */
export function renderCallback(callback: Operation, idPrefix: string, level: number, context: PageContext): Content {
  const callbackPrefix = `${idPrefix}callback-${callback.id}.`;
  const siteContent = getOperationContent(callback, callbackPrefix, context);
  return [
    renderEndpoint(callback, `${callbackPrefix}operation`, context),
    renderOperationSummary(callback, siteContent.rows, context),
    callback.description !== undefined && context.markdown.renderBlocks(callback.description),
    renderOperationDetails(callback, siteContent, callbackPrefix, level, context),
  ];
}

/** Lists the examples of a body unless samples show everything about them: one without a summary and a description. */
function listDescribedExamples(body: RequestBody): Example[] {
  const examples = listEmbeddedExamples(body).filter(({isGenerated, name, description}) => {
    // The operation's samples already show the examples with these names.
    const isSample = (name === 'minimal' || name === 'realistic') && description === undefined;
    return !isGenerated && !isSample;
  });
  return examples.length > 1 || examples.some(hasText) ? examples : [];
}

const hasText = ({summary, description}: Example) => summary !== undefined || description !== undefined;

/** Returns the URL of an operation's own page, which shows more than a section of a document page. */
export function findOwnPage({id, kind}: Operation, {links}: PageContext): string | undefined {
  const url = kind === 'callback' ? undefined : links.operations.get(id)?.url;
  return url?.includes('#') === true ? undefined : url;
}

const renderExamples = (examples: readonly Example[], context: PageContext): Content =>
  examples.map((example) => renderExample(formatExampleTitle(example, context.t), example, context));

const renderOmittedCount = (count: number, {t}: PageContext): Content =>
  count > 0 && h('p', {className: 'openapi-more'}, t('example.omitted.plurals', {count}));

const statusClasses = {
  '1': 'status.informational',
  '2': 'status.success',
  '3': 'status.redirection',
  '4': 'status.clientError',
  '5': 'status.serverError',
} as const;

/** Formats a status in the document: "202 Accepted", "2XX Success", or "Any other status". */
function formatStatusKey(status: string, t: Translate): string {
  if (status === 'default') return t('status.other');
  const statusClass = status.charAt(0);
  const title = reasonPhrases[status] ?? STATUS_CODES[status];
  if (title !== undefined) return `${status} ${title}`;
  return statusClass in statusClasses
    ? `${status} ${t(statusClasses[statusClass as keyof typeof statusClasses])}`
    : status;
}

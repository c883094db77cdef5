import {isDeepStrictEqual} from 'node:util';
import {stringifyJson, toPlainText, markRecord} from '@developer-docs/utils';
import {
  isErrorStatus,
  type Example,
  type Header,
  type Link,
  type Operation,
  type Response,
} from '@developer-docs/openapi';
import {findErrorExamples} from '../../documents/error-catalog';
import type {LinkedError} from '../../documents/shared-entries';
import type {Translate} from '../../../translations';
import {fillText, renderDetailList, renderDetails, renderLabel, renderList} from '../common/html';
import {getOperationPlace} from '../../releases/changes-layout';
import {renderContent} from './content';
import {renderHeaderOrParameter, renderHeaders} from './parameter';
import type {PageContext} from '../context/page-context';
import {renderPropertyList} from '../common/property';
import {renderServerRows} from './servers';
import {reserveId} from '../context/schema-context';
import {h, join, type Content, type HtmlNode} from '@developer-docs/utils/node';
import {highlightCode} from '../../../highlight/highlight';

/** Formats an example's value as code. Strings are plain text, and other values are JSON. */
export function formatExample({value = null}: Example): {readonly code: string; readonly language: string} {
  return typeof value === 'string'
    ? {code: value, language: 'text'}
    : {code: stringifyJson(value, 2), language: 'json'};
}

/** Renders the headers and body of a response, without its description and examples. */
export function renderResponse(
  response: Response,
  idPrefix: string,
  operationPlace: readonly string[],
  context: PageContext,
): Content {
  const {headers, content} = response;
  const place = [...operationPlace, 'response', response.status];
  return [
    headers.length > 0 &&
      renderDetails(
        fillText(context.t('response.headers.plurals', {count: headers.length}), {
          names: join(headers.map(({name}) => h('code', {}, name))),
        }),
        renderHeaders(headers, {idPrefix, place}, context),
      ),
    renderContent(content, {idPrefix, place, kind: 'response'}, context),
    content.length === 0 && h('p', {className: 'ref-media'}, context.t('response.noBody')),
    renderLinks(response.links, context),
  ];
}

/** Renders the operations that can use values from a response. */
function renderLinks(links: readonly Link[], context: PageContext): Content {
  return (
    links.length > 0 && [
      renderLabel(context.t('response.links')),
      renderList(
        links.map((link) => [
          h('code', {}, link.name),
          ': ',
          renderLinkTarget(link, context),
          link.description !== undefined && [' ', context.markdown.renderInline(link.description)],
          renderDetailList([
            ...Object.entries(link.parameters).map(([name, value]): [Content, Content] => [
              h('code', {}, name),
              h('code', {}, toPlainText(value)),
            ]),
            [context.t('request.body'), link.requestBody !== undefined && h('code', {}, toPlainText(link.requestBody))],
            ...renderServerRows(link.server === undefined ? [] : [link.server], context),
          ]),
        ]),
      ),
    ]
  );
}

function renderLinkTarget({operationId, operationRef = ''}: Link, context: PageContext): Content {
  const target =
    operationId === undefined ? context.findOperationByReference(operationRef) : context.findOperation(operationId);
  if (target === undefined) {
    return h('code', {}, operationId ?? operationRef);
  }
  const {url, title} = target;
  return url === undefined ? title : h('a', {href: url}, title);
}

/** Lists the examples of a body, except for those that are only a link. */
export const listExamples = ({content}: Pick<Response, 'content'>): Example[] =>
  content.flatMap(({examples}) => examples).filter(({value}) => value !== undefined);

/** A row of the table of error codes. */
interface ListedError {
  readonly status: string;
  readonly entry: LinkedError;
  readonly example: Example;
}

/**
 * Lists the errors of a response that the table of error codes covers, so the response needs no separate section. Each of
 * its examples must contain a code from the error catalog.
 */
function listErrors(response: Response, {findError}: PageContext): ListedError[] {
  const {status} = response;
  const errors = findErrorExamples(response).flatMap(({code, example}) => {
    const entry = findError(code);
    return entry === undefined ? [] : [{status, entry, example}];
  });
  return isErrorStatus(status) && errors.length === listExamples(response).length ? errors : [];
}

const isInErrorTable = (response: Response, context: PageContext): boolean => listErrors(response, context).length > 0;

/** Returns whether an operation has a table of error codes. */
export const hasErrorCodes = ({responses}: Operation, context: PageContext): boolean =>
  responses.some((response) => isInErrorTable(response, context));

/** Lists the responses that have their own section: all that aren't in the table of error codes. */
export const listDescribedResponses = ({responses}: Operation, context: PageContext): Response[] =>
  responses.filter((response) => !isInErrorTable(response, context));

/**
 * Renders a table of error codes, the headers that only error responses have, and an example of each error. The option
 * `errorCodes.details` turns off the examples and the columns that are also in the list of error codes.
 *
 * @param isBrief - Whether to render only the status, code, and description of each error.
 */
export function renderErrors(operation: Operation, idPrefix: string, context: PageContext, isBrief = false): Content {
  const errors = operation.responses.flatMap((response) => listErrors(response, context));
  const {t} = context;
  const hasDetails = context.hasErrorDetails && !isBrief;
  const labels = [
    t('errors.status'),
    t('errors.code'),
    t('errors.description'),
    ...(hasDetails ? [t('errors.retryable'), t('errors.action')] : []),
  ];
  const rows = errors.map((error) =>
    h(
      'tr',
      markRecord({
        id: reserveId(`${idPrefix}error.${error.entry.code}`, context),
        kind: 'code',
        name: error.entry.code,
      }),
      renderErrorCells(error, context)
        .slice(0, labels.length)
        .map((cell, index) => h('td', {'data-label': labels[index]}, cell)),
    ),
  );
  const headerRow = h(
    'tr',
    {},
    labels.map((label) => h('th', {scope: 'col'}, label)),
  );
  return [
    h('div', {className: 'table-wrapper', tabIndex: '0', role: 'group', 'aria-label': t('errors.table')}, [
      h('table', {'data-list': ''}, [h('thead', {}, headerRow), h('tbody', {}, rows)]),
    ]),
    !isBrief && renderErrorHeaders(operation, idPrefix, context),
    hasDetails && [
      renderLabel(t('errors.examples')),
      errors.map(({status, entry, example}) =>
        renderExample([h('code', {}, status), ' ', h('code', {}, entry.code)], example, context),
      ),
    ],
  ];
}

const renderErrorCells = ({status, entry}: ListedError, {markdown, t}: PageContext): Content[] => [
  h('code', {}, status),
  h('a', {href: entry.url}, h('code', {}, entry.code)),
  markdown.renderInline(entry.description),
  t(entry.retryable ? 'yes' : 'no'),
  markdown.renderInline(entry.action),
];

/**
 * Renders the headers that only error responses have, with the statuses of these responses. A header that differs
 * between responses has several entries: the meaning and the range of `Retry-After` can differ between 409 and 429.
 */
function renderErrorHeaders(operation: Operation, idPrefix: string, context: PageContext): Content {
  const {responses} = operation;
  const isError = (response: Response) => isInErrorTable(response, context);
  const successHeaders = new Set(
    responses.filter((response) => !isError(response)).flatMap(({headers}) => headers.map(({name}) => name)),
  );
  const errorHeaders: {readonly header: Header; readonly statuses: string[]}[] = [];
  for (const {status, headers} of responses.filter(isError)) {
    for (const header of headers) {
      // In a successful response, `Retry-After` specifies when to poll, so its description doesn't apply to errors.
      if (!successHeaders.has(header.name) || header.name === 'Retry-After') {
        const entry = errorHeaders.find((other) => isDeepStrictEqual(other.header, header));
        if (entry === undefined) errorHeaders.push({header, statuses: [status]});
        else entry.statuses.push(status);
      }
    }
  }
  return (
    errorHeaders.length > 0 && [
      renderLabel(context.t('errors.headers')),
      renderPropertyList(
        errorHeaders.map(({header, statuses}) =>
          renderHeaderOrParameter(
            header,
            {
              idPrefix: `${idPrefix}error.header`,
              place: [...getOperationPlace(operation), 'response', statuses[0] ?? '', 'header'],
              kind: 'header',
              note: context.t('errors.returnedWith', {statuses: statuses.join(', ')}),
            },
            context,
          ),
        ),
      ),
    ]
  );
}

/** Renders a collapsed example. */
export function renderExample(title: Content, example: Example, context: PageContext): HtmlNode {
  const {code, language} = formatExample(example);
  return renderDetails(
    title,
    [
      example.description !== undefined && context.markdown.renderBlocks(example.description),
      renderCode(code, language, context.t),
    ],
    {className: 'ref-example'},
  );
}

/** Renders a highlighted code block. It is focusable so that wide code can be scrolled with the keyboard. */
function renderCode(code: string, language: string, t: Translate): HtmlNode {
  return h(
    'pre',
    {className: 'ref-code', tabIndex: '0', role: 'group', 'aria-label': t('code.label', {language})},
    h('code', {className: `language-${language}`}, {type: 'raw', value: highlightCode(code, language)}),
  );
}

import {stringifyJson, toPlainText} from '@developer-docs/internal';
import {
  isErrorStatus,
  type Example,
  type Header,
  type Link,
  type Operation,
  type Response,
} from '@developer-docs/openapi';
import {findErrorExamples} from '../../documents/error-catalog';
import type {Translate} from '../../translations';
import {fillText, renderDefinitionList, renderDetails} from '../common/html';
import {renderContent} from './content';
import {renderHeaderOrParameter} from './parameter';
import type {PageContext} from '../context/page-context';
import {renderPropertyList} from '../common/property';
import {reserveId} from '../context/schema-context';
import {h, highlightCode, join, type Content, type HtmlNode} from '@developer-docs/internal/node';

/** Formats an example's value as code. Strings are plain text, and other values are JSON. */
export function formatExample({value = null}: Example): {readonly code: string; readonly language: string} {
  return typeof value === 'string'
    ? {code: value, language: 'text'}
    : {code: stringifyJson(value, 2), language: 'json'};
}

/** Renders the description, headers, and body of a response, without its examples. */
export function renderResponse(response: Response, idPrefix: string, context: PageContext): Content {
  const {description, headers, content} = response;
  return [
    description !== '' && context.markdown.renderBlocks(description),
    headers.length > 0 &&
      renderDetails(
        fillText(context.t('response.headers.plurals', {count: headers.length}), {
          names: join(headers.map(({name}) => h('code', {}, name))),
        }),
        renderPropertyList(
          headers.map((header) =>
            renderHeaderOrParameter(header, {idPrefix: `${idPrefix}.header`, kind: 'header'}, context),
          ),
        ),
      ),
    renderContent(content, {idPrefix, kind: 'response'}, context),
    content.length === 0 && h('p', {className: 'ref-media'}, context.t('response.noBody')),
    renderLinks(response.links, context),
  ];
}

/** Renders the operations that can use values from a response. */
function renderLinks(links: readonly Link[], context: PageContext): Content {
  return (
    links.length > 0 && [
      h('p', {className: 'ref-label', 'data-markdown': 'label'}, context.t('response.links')),
      h(
        'ul',
        {},
        links.map((link) =>
          h('li', {}, [
            h('code', {}, link.name),
            ': ',
            renderLinkTarget(link, context),
            link.description !== undefined && [' ', context.markdown.renderInline(link.description)],
            renderDefinitionList(
              [
                ...Object.entries(link.parameters).map(([name, value]): [Content, Content] => [
                  h('code', {}, name),
                  h('code', {}, toPlainText(value)),
                ]),
                [
                  context.t('request.body'),
                  link.requestBody !== undefined && h('code', {}, toPlainText(link.requestBody)),
                ],
                [context.t('server.url'), link.server !== undefined && h('code', {}, link.server.template)],
              ],
              {className: 'ref-details', 'data-markdown': 'details'},
            ),
          ]),
        ),
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

/**
 * Returns whether the table of error codes covers a response, so the response needs no separate section. Each of its
 * examples must contain a code from the error catalog.
 */
function isInErrorTable(response: Response, context: PageContext): boolean {
  const errors = findErrorExamples(response);
  return (
    isErrorStatus(response.status) &&
    errors.length > 0 &&
    errors.length === listExamples(response).length &&
    errors.every(({code}) => context.findError(code) !== undefined)
  );
}

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
  const errors = operation.responses
    .filter((response) => isInErrorTable(response, context))
    .flatMap((response) => findErrorExamples(response).map((error) => ({...error, response})));
  const {t} = context;
  const hasDetails = context.hasErrorDetails && !isBrief;
  const labels = [
    t('errors.status'),
    t('errors.code'),
    t('errors.description'),
    ...(hasDetails ? [t('errors.retryable'), t('errors.action')] : []),
  ];
  const rows = errors.map(({code, response}) =>
    h(
      'tr',
      {id: reserveId(`${idPrefix}error.${code}`, context), 'data-record': 'code', 'data-record-name': code},
      renderErrorCells(code, response, context)
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
      h('p', {className: 'ref-label', 'data-markdown': 'label'}, t('errors.examples')),
      errors.map(({code, example, response}) =>
        renderExample([h('code', {}, response.status), ' ', h('code', {}, code)], example, context),
      ),
    ],
  ];
}

function renderErrorCells(code: string, response: Response, context: PageContext): Content[] {
  const entry = context.findError(code);
  const {markdown, t} = context;
  return entry === undefined
    ? [h('code', {}, response.status), h('code', {}, code), markdown.renderInline(response.description), '', '']
    : [
        h('code', {}, response.status),
        h('a', {href: entry.url}, h('code', {}, code)),
        markdown.renderInline(entry.description),
        t(entry.retryable ? 'yes' : 'no'),
        markdown.renderInline(entry.action),
      ];
}

/**
 * Renders the headers that only error responses have, with the statuses of these responses. A header has an entry for
 * each of its descriptions: the meaning of `Retry-After` can differ between 409 and 429.
 */
function renderErrorHeaders({responses}: Operation, idPrefix: string, context: PageContext): Content {
  const isError = (response: Response) => isInErrorTable(response, context);
  const successHeaders = new Set(
    responses.filter((response) => !isError(response)).flatMap(({headers}) => headers.map(({name}) => name)),
  );
  const errorHeaders = new Map<string, {header: Header; statuses: string[]}>();
  for (const {status, headers} of responses.filter(isError)) {
    for (const header of headers) {
      // In a successful response, `Retry-After` specifies when to poll, so its description doesn't apply to errors.
      if (!successHeaders.has(header.name) || header.name === 'Retry-After') {
        const key = `${header.name}: ${header.description ?? ''}`;
        const entry = errorHeaders.get(key) ?? {header, statuses: []};
        entry.statuses.push(status);
        errorHeaders.set(key, entry);
      }
    }
  }
  return (
    errorHeaders.size > 0 && [
      h('p', {className: 'ref-label', 'data-markdown': 'label'}, context.t('errors.headers')),
      renderPropertyList(
        [...errorHeaders.values()].map(({header, statuses}) =>
          renderHeaderOrParameter(
            header,
            {
              idPrefix: `${idPrefix}error.header`,
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

import type {Example, Operation, Response} from '../../../contract/openapi/model/types';
import {flatten, h, uniqueId, type Content, type Node, type PageContext} from './context';
import {renderFold} from './facts';
import {renderMedia} from './media';
import {renderHeaderLike} from './operation';
import {isError} from './status';

/** A JSON example as it is sent. */
export function exampleCode(example: Example): {readonly code: string; readonly language: string} {
  const {value = null} = example;
  return typeof value === 'string'
    ? {code: value, language: 'text'}
    : {code: JSON.stringify(value, null, 2), language: 'json'};
}

/** What an example is called: its summary, or its key in words. */
export function exampleTitle({name, summary, generated}: Example): string {
  if (generated) {
    return 'Example made from the schema';
  }
  const words = name.replaceAll(/[-_]+/g, ' ');
  return summary ?? (name === 'default' ? 'Example' : words.charAt(0).toUpperCase() + words.slice(1));
}

/** Description, headers and body of one answer; its examples stand apart. */
export function renderResponse(response: Response, base: string, context: PageContext): Node[] {
  const {headers, media} = response;
  return flatten([
    response.description !== '' && context.markdown.blocks(response.description),
    headers.length > 0 &&
      renderFold(
        [
          headers.length === 1 ? 'Header ' : `${headers.length} headers: `,
          headers.map(({name}, index) => [index > 0 && ', ', h('code', {}, name)]),
        ],
        h(
          'ul',
          {className: 'ref-fields'},
          headers.map((header) => renderHeaderLike(header, `${base}.header`, 'header', context)),
        ),
      ),
    renderMedia(media, base, false, context),
    media.length === 0 && h('p', {className: 'ref-media'}, 'No body'),
  ]);
}

/** The examples of an answer that have a value to show, once each. */
export const examplesOfResponse = ({media}: Response): Example[] =>
  media.flatMap(({examples}) => examples).filter(({value}) => value !== undefined);

/** The error codes of an answer: what `code` says in its examples. */
export function codesOf(response: Response): {readonly code: string; readonly example: Example}[] {
  return examplesOfResponse(response).flatMap((example) => {
    const {value} = example;
    const code = typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;
    return typeof code === 'string' ? [{code, example}] : [];
  });
}

/** Whether the errors of an operation are told apart by codes of the catalogue. */
export const hasCodes = ({responses}: Operation): boolean =>
  responses.some((response) => isError(response.status) && codesOf(response).length > 0);

/**
 * The errors of an operation: a row for each code with its meaning, whether a repetition can help and what to do; then the
 * headers that only errors have, and an example of each.
 *
 * @param isBrief - Only status, code and meaning: the catalogue says the rest.
 */
export function renderErrors(operation: Operation, prefix: string, context: PageContext, isBrief = false): Node[] {
  const errors = operation.responses.filter(({status}) => isError(status));
  const entries = errors.flatMap((response) => codesOf(response).map((entry) => ({...entry, response})));
  const {markdown} = context;
  const cells = ['Status', 'Code', 'When', ...(isBrief ? [] : ['Repeat', 'What to do'])];
  const table = h('table', {'data-list': ''}, [
    h('thead', {}, [
      h(
        'tr',
        {},
        cells.map((cell) => h('th', {scope: 'col'}, cell)),
      ),
    ]),
    h(
      'tbody',
      {},
      entries.map(({code, response}) => {
        const entry = context.error(code);
        const contents: Content[] = [
          h('code', {}, response.status),
          entry?.url === undefined ? h('code', {}, code) : h('a', {href: entry.url}, [h('code', {}, code)]),
          entry === undefined ? markdown.phrase(response.description) : markdown.phrase(entry.description),
          entry === undefined ? '' : entry.retryable ? 'Yes' : 'No',
          entry !== undefined && markdown.phrase(entry.action),
        ];
        return h(
          'tr',
          {id: uniqueId(`${prefix}error.${code}`, context), 'data-record': 'code', 'data-record-name': code},
          contents.slice(0, cells.length).map((content, index) => h('td', {'data-label': cells[index]}, content)),
        );
      }),
    ),
  ]);
  return flatten([
    h('div', {className: 'table-wrapper', tabIndex: '0', role: 'group', 'aria-label': 'Table'}, [table]),
    !isBrief && errorHeaders(operation, prefix, context),
    !isBrief && [
      h('p', {className: 'ref-label'}, 'Bodies of errors'),
      entries.map(({code, example, response}) =>
        staticExample([h('code', {}, response.status), ' ', h('code', {}, code)], example, context, false),
      ),
    ],
  ]);
}

/** Headers that answers of success do not have, with the statuses that have them. */
function errorHeaders(operation: Operation, prefix: string, context: PageContext): Content {
  const usual = new Set(
    operation.responses.filter(({status}) => !isError(status)).flatMap(({headers}) => headers.map(({name}) => name)),
  );
  const errors = operation.responses.filter(({status}) => isError(status));
  const special = new Map<string, {header: Response['headers'][number]; statuses: string[]}>();
  for (const {status, headers} of errors) {
    for (const header of headers) {
      if (!usual.has(header.name) || header.name === 'Retry-After') {
        const entry = special.get(header.name) ?? {header, statuses: []};
        entry.statuses.push(status);
        special.set(header.name, entry);
      }
    }
  }
  return (
    special.size > 0 && [
      h('p', {className: 'ref-label'}, 'Headers of errors'),
      h(
        'ul',
        {className: 'ref-fields'},
        [...special.values()].map(({header, statuses}) =>
          renderHeaderLike(header, `${prefix}error.header`, 'header', context, `with ${statuses.join(', ')}`),
        ),
      ),
    ]
  );
}

/** An example that can be opened. */
export function staticExample(title: Content, example: Example, context: PageContext, open: boolean): Node {
  const {code, language} = exampleCode(example);
  return h('details', {className: 'ref-example', ...(open && {open: true})}, [
    h('summary', {}, title),
    example.description !== undefined && context.markdown.blocks(example.description),
    staticCode(code, language, context),
  ]);
}

/** A block of code in ready markup. What is wider than its column is scrolled with the keyboard. */
export function staticCode(
  code: string,
  language: string,
  context: PageContext,
  data: Readonly<Record<string, string>> = {},
): Node {
  return h('pre', {className: 'ref-code', tabIndex: '0', role: 'group', 'aria-label': `${language} code`, ...data}, [
    h('code', {className: `language-${language}`}, [{type: 'raw', value: context.highlight(code, language)}]),
  ]);
}

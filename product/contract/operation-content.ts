import {isDeepStrictEqual} from 'node:util';
import {
  renderHeaderOrParameter,
  renderLabel,
  renderList,
  renderPropertyList,
  reserveId,
  type CreateSiteContent,
  type OperationContent,
  type PageContext,
} from '@developer-docs/docusaurus-theme-openapi/node';
import {markRecord} from '@developer-docs/docusaurus-utils';
import {h, type Content} from '@developer-docs/docusaurus-utils/node';
import {
  type ApiDocument,
  type Example,
  type Header,
  type Operation,
  type OperationResponse,
} from '@developer-docs/openapi';
import {arrayAt, createSlug, isObject, stringAt, toList, toPlainText} from '@developer-docs/utils';
import {errorCodeSchema, type ContractFiles} from './contract-files';

/** An error code in the catalog. */
type ErrorEntry = ReturnType<typeof readErrors>[number];

/**
 * The extensions of operations that {@link createOperationContent} shows, and `x-request-kind`, which no page shows.
 */
const knownExtensions = [
  'x-access',
  'x-limits',
  'x-request-kind',
  'x-retry',
  'x-side-effects',
  'x-use-instead',
  'x-use-when',
];

/**
 * Creates the content that the pages of operations have in addition to what OpenAPI defines: when to use them, who can
 * call them, what happens when they're retried, the limits that apply, and their error codes.
 *
 * @param page - The path of the page with the error catalog and the limits.
 */
export const createOperationContent =
  (contract: ContractFiles, page: string): CreateSiteContent =>
  ({documents, toUrl}) => {
    const toEntryUrl = (kind: string, name: string) => toUrl(`${page}#${kind}-${createSlug(name)}`);
    const errors = readErrors(contract, documents, (code) => toEntryUrl('error', code));
    const catalog = new Map(errors.map((error) => [error.code, error]));
    const renderLimit = (name: string): Content => {
      const {title = name, text} = contract.getLimit(name);
      return [h('a', {href: toEntryUrl('limit', name)}, toPlainText(title)), `: ${toPlainText(text)}`];
    };
    return {
      codeUrls: new Map(errors.map(({code, url}) => [code, url])),
      extensions: knownExtensions,
      files: [{name: 'openapi/error-codes.json', content: JSON.stringify(errors, null, 2)}],
      describeOperation: (operation, idPrefix, context) => ({
        rows: describeAccess(operation, context),
        usage: describeUsage(operation, context),
        errors: describeErrors(operation, idPrefix, catalog, context),
        behavior: describeBehavior(operation, renderLimit, context),
        examples: {202: findLifecycleExamples(operation, documents, catalog)},
      }),
    };
  };

function readErrors(contract: ContractFiles, documents: readonly ApiDocument[], toUrl: (code: string) => string) {
  const operations = documents.flatMap((document) => document.operations);
  return contract.readEnumValues(errorCodeSchema).map((entry) => {
    const {value: code, title = code, description, metadata} = entry;
    const {status, appearsIn = 'response', kinds, retryable, action, isOutcome} = metadata;
    const asyncOperations = operations.filter((operation) => toList(kinds).includes(getRequestKind(operation)));
    return {
      code,
      title,
      description,
      /** HTTP status. Absent if the code only appears in the result of a failed asynchronous request. */
      ...(typeof status === 'number' && {status}),
      /** `response` for an HTTP error, `request` for the error of a failed asynchronous request. */
      appearsIn: toPlainText(appearsIn),
      retryable: retryable === true,
      /** Whether an asynchronous request can end with the code, unlike one that replaces its result later. */
      isOutcome: isOutcome !== false,
      /** What the client should do. */
      action: typeof action === 'string' ? action : '',
      /** IDs of the operations that return the code, or whose asynchronous requests can end with it. */
      operations: [
        ...new Set([...findOperationsReturning(code, operations), ...asyncOperations].map((operation) => operation.id)),
      ],
      url: toUrl(code),
    };
  });
}

const getRequestKind = ({extensions: {'x-request-kind': kind}}: Operation) => (typeof kind === 'string' ? kind : '');

/** Finds the operations that have an example of the code in an error response. */
const findOperationsReturning = (code: string, operations: readonly Operation[]): Operation[] =>
  operations.filter(({responses}) => responses.some(({errorCodes}) => errorCodes.includes(code)));

const listExamplesWithValue = ({content}: OperationResponse): Example[] =>
  content.flatMap(({examples}) => examples).filter(({value}) => value !== undefined);
const listResponseExamples = ({responses}: Operation): Example[] => responses.flatMap(listExamplesWithValue);

/**
 * Finds examples of the asynchronous request that an operation creates: those whose `kind` is the operation's
 * `x-request-kind`, the first one for each `status`. Errors that replace a result later aren't states of the request.
 */
function findLifecycleExamples(
  operation: Operation,
  documents: readonly ApiDocument[],
  catalog: ReadonlyMap<string, ErrorEntry>,
): Example[] {
  const requestKind = getRequestKind(operation);
  if (requestKind === '') return [];
  const examples = new Map<unknown, Example>();
  for (const example of documents.flatMap(({operations}) => operations.flatMap(listResponseExamples))) {
    const {kind, status, error} = isObject(example.value) ? example.value : {};
    const isOutcome = catalog.get(stringAt(error, 'code') ?? '')?.isOutcome ?? true;
    if (kind === requestKind && isOutcome && !examples.has(status)) examples.set(status, example);
  }
  return [...examples.values()];
}

function describeAccess({extensions}: Operation, {markdown}: PageContext): OperationContent['rows'] {
  const access = stringAt(extensions, 'x-access');
  return access === undefined ? [] : [['Access', markdown.renderInline(access)]];
}

/** Describes when to use the operation, and when to use another operation instead. */
function describeUsage({extensions}: Operation, context: PageContext): OperationContent['usage'] {
  const {markdown} = context;
  const whenToUse = stringAt(extensions, 'x-use-when');
  const alternatives = arrayAt(extensions, 'x-use-instead').map((entry): Content => {
    const id = stringAt(entry, 'operation') ?? '';
    const {url, title = id} = context.links.operations.get(id) ?? {};
    const condition = markdown.renderInline(uncapitalize(stringAt(entry, 'when') ?? ''));
    return [url === undefined ? title : h('a', {href: url}, title), ': Use it when ', condition];
  });
  return createSection('when-to-use-it', 'When to use this operation', [
    whenToUse !== undefined && h('p', {}, ['Use this operation when ', markdown.renderInline(uncapitalize(whenToUse))]),
    ...renderTitledList('Alternatives', alternatives),
  ]);
}

/** Lowercases the first letter of text that continues a sentence, unless the first word is an acronym or code. */
const uncapitalize = (text: string) =>
  /^(?:[A-Z][a-z]|A )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Describes how to retry the operation, its side effects, and its limits. */
function describeBehavior(
  {extensions}: Operation,
  renderLimit: (name: string) => Content,
  {markdown}: PageContext,
): OperationContent['behavior'] {
  const retry = stringAt(extensions, 'x-retry');
  return createSection('behavior', 'Retries, side effects, and limits', [
    retry !== undefined && h('p', {}, [h('b', {}, 'Retries:'), ' ', markdown.renderInline(retry)]),
    ...renderTitledList(
      'Side effects',
      arrayAt(extensions, 'x-side-effects').map((effect) => markdown.renderInline(String(effect))),
    ),
    ...renderTitledList(
      'Limits and expiration',
      arrayAt(extensions, 'x-limits').map((name) => renderLimit(String(name))),
    ),
  ]);
}

const createSection = (id: string, title: string, parts: readonly Content[]) =>
  parts.some(Boolean) ? {id, title, content: parts} : undefined;

/** Renders a list below its title, unless the list is empty. */
const renderTitledList = (title: string, items: readonly Content[]): Content[] =>
  items.length > 0 ? [h('p', {}, h('b', {}, title)), renderList(items)] : [];

/** Returns the errors of a response if each of its examples contains a code from the error catalog. */
function listErrors(response: OperationResponse, catalog: ReadonlyMap<string, ErrorEntry>): ErrorEntry[] {
  const errors = response.errorCodes.flatMap((code) => catalog.get(code) ?? []);
  return errors.length === listExamplesWithValue(response).length ? errors : [];
}

/** Describes the errors in a table, and the headers that only error responses have. */
function describeErrors(
  operation: Operation,
  idPrefix: string,
  catalog: ReadonlyMap<string, ErrorEntry>,
  context: PageContext,
): OperationContent['errors'] {
  const errors = operation.responses.flatMap((response) =>
    listErrors(response, catalog).map((entry) => ({response, entry})),
  );
  if (errors.length === 0) return undefined;
  const responses = [...new Set(errors.map(({response}) => response))];
  const labels = ['Status', 'Code', 'Description'];
  const head = labels.map((label) => h('th', {scope: 'col'}, label));
  const rows = errors.map(({response: {status}, entry: {code, url, description}}) => {
    const attributes = markRecord({id: reserveId(`${idPrefix}error.${code}`, context), kind: 'code', name: code});
    const link = h('a', {href: url}, h('code', {}, code));
    const cells = [h('code', {}, status), link, context.markdown.renderInline(description)];
    return h(
      'tr',
      attributes,
      cells.map((cell, index) => h('td', {'data-label': labels[index] ?? ''}, cell)),
    );
  });
  return {
    id: 'errors',
    title: 'Errors',
    statuses: responses.map(({status}) => status),
    content: [
      h('div', {className: 'table-wrapper', tabIndex: '0', role: 'group', 'aria-label': 'Table'}, [
        h('table', {'data-list': ''}, [h('thead', {}, h('tr', {}, head)), h('tbody', {}, rows)]),
      ]),
      // Among other operations, the table is enough.
      idPrefix === '' && renderErrorHeaders(operation, responses, context),
    ],
  };
}

/**
 * Renders the headers that only error responses have, with the statuses of these responses. A header that differs
 * between responses has several entries: the meaning and the range of `Retry-After` can differ between 409 and 429.
 */
function renderErrorHeaders(
  operation: Operation,
  errorResponses: readonly OperationResponse[],
  context: PageContext,
): Content {
  const successHeaders = new Set(
    operation.responses
      .filter((response) => !errorResponses.includes(response))
      .flatMap(({headers}) => headers.map(({name}) => name)),
  );
  const errorHeaders: {readonly header: Header; readonly statuses: string[]}[] = [];
  // In a successful response, `Retry-After` specifies when to poll, so its description doesn't apply to errors.
  const isShown = ({name}: Header) => !successHeaders.has(name) || name === 'Retry-After';
  for (const {status, headers} of errorResponses) {
    for (const header of headers.filter(isShown)) {
      const entry = errorHeaders.find((other) => isDeepStrictEqual(other.header, header));
      if (entry === undefined) errorHeaders.push({header, statuses: [status]});
      else entry.statuses.push(status);
    }
  }
  const renderHeader = ({header, statuses}: (typeof errorHeaders)[number]) =>
    renderHeaderOrParameter(
      header,
      {idPrefix: 'error.header', kind: 'header', note: `returned with ${statuses.join(', ')}`},
      context,
    );
  return (
    errorHeaders.length > 0 && [
      renderLabel('Error response headers'),
      renderPropertyList(errorHeaders.map(renderHeader)),
    ]
  );
}

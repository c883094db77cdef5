import {flatten, h, structure, uniqueId, type Content, type Node, type PageContext} from '../html/context';
import {facts, renderEntry} from '../html/facts';
import {renderStructure, topPlace} from '../html/fields';
import {placeTitles, renderBehavior, renderBody, renderParameters, renderSummary, renderUse} from '../html/operation';
import {
  exampleTitle,
  examplesOfResponse,
  hasCodes,
  renderErrors,
  renderResponse,
  staticCode,
  staticExample,
} from '../html/responses';
import {isError, statusTitle} from '../html/status';
import {typeLabel} from '../html/type-label';
import {renderValues} from '../html/values';
import type {ApiDocument, Example, Operation, Schema, Tag} from '../model/types';
import {samplesOf} from '../samples';
import {PartWriter, type Block, type GeneratedPage} from './blocks';
import {sampleBlocks} from './endpoint';

export interface DocumentOptions {
  /** Addresses of the published document. */
  readonly downloads: {readonly yaml: string; readonly json: string};
  /** Whether operations and schemas have a heading each in the table of contents. A document with hundreds has one for each group. */
  readonly isLarge: boolean;
}

/** How many examples of one body a document page shows; the page of the operation shows all. */
const shownExamples = 4;

/** Generates the page of a whole document: list of operations, operations by group, webhooks, schemas. */
export function documentPage(options: DocumentOptions, context: PageContext): GeneratedPage {
  const {document} = context;
  const writer = new PartWriter();
  const groups = groupOperations(document);
  const blocks: Block[] = [
    ...writer.html('about', renderAbout(document, options, context)),
    heading('operations', 'Operations', 2, context),
    ...writer.html('list', renderList(groups, context)),
    ...groups.flatMap(({tag, operations}, index) => [
      ...(groups.length > 1 || options.isLarge ? [heading(groupId(tag, index), tag.title, 2, context)] : []),
      ...(tag.description === undefined ? [] : writer.html(`group.${index}`, context.markdown.blocks(tag.description))),
      ...operations.map((operation) => operationSection(operation, options, context, writer)),
    ]),
    ...schemaBlocks(options, context, writer),
  ];
  return {blocks, parts: writer.parts};
}

function heading(id: string, text: string, depth: 2 | 3, context: PageContext): Block {
  context.ids.add(id);
  return {kind: 'heading', depth, id, text};
}

const groupId = ({name}: Tag, index: number) =>
  `group-${
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || index
  }`;

interface Group {
  readonly tag: Tag;
  readonly operations: readonly Operation[];
}

/** Operations under their first tag, in the order of the tags; those without one last. */
function groupOperations({tags, operations, webhooks}: ApiDocument): Group[] {
  const all = [...operations, ...webhooks];
  const groups = tags.map((tag) => ({tag, operations: all.filter((operation) => operation.tags[0] === tag.name)}));
  const rest = all.filter(({tags: [first]}) => first === undefined);
  const other: Tag = {name: 'other', title: groups.length === 0 ? 'All operations' : 'Other operations'};
  return [...groups, {tag: other, operations: rest}].filter((group) => group.operations.length > 0);
}

function renderAbout(document: ApiDocument, {downloads}: DocumentOptions, context: PageContext): Node[] {
  const file = (url: string) => url.slice(url.lastIndexOf('/') + 1);
  return flatten([
    document.description !== undefined && context.markdown.blocks(document.description),
    h('dl', {className: 'ref-about'}, [
      document.servers.map(({url, description}) =>
        row('Base address', [
          h('code', {}, url),
          description !== undefined && [' ', context.markdown.phrase(description)],
        ]),
      ),
      row('Version', h('code', {}, document.version)),
      row('Download', [
        [downloads.yaml, downloads.json].flatMap((url, index) => [
          index > 0 && ' ',
          h('a', {href: url, download: file(url), className: 'button button--secondary button--sm'}, file(url)),
        ]),
      ]),
    ]),
    document.securitySchemes.length > 0 && [
      h('p', {className: 'ref-label'}, 'Credentials'),
      h(
        'ul',
        {className: 'ref-fields'},
        document.securitySchemes.map((scheme) =>
          renderEntry(
            {id: uniqueId(`security.${scheme.name}`, context)},
            [h('code', {}, scheme.name), ' ', h('span', {}, schemeWords(scheme))],
            scheme.description !== undefined && context.markdown.blocks(scheme.description),
          ),
        ),
      ),
    ],
  ]);
}

const row = (term: string, content: Content): Node => h('div', {}, [h('dt', {}, term), ' ', h('dd', {}, content)]);

function schemeWords({kind, in: place, parameter}: ApiDocument['securitySchemes'][number]): Content {
  switch (kind) {
    case 'bearer':
      return ['sent as ', h('code', {}, 'Authorization: Bearer …')];
    case 'basic':
      return ['HTTP basic authentication'];
    case 'apiKey':
      return [`sent in the ${place ?? 'header'} `, h('code', {}, parameter ?? '')];
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'other':
      return '';
  }
}

/** The list of operations. The filter above it shows only where it works, with JavaScript. */
function renderList(groups: readonly Group[], context: PageContext): Node[] {
  const items = groups.flatMap(({operations}) => operations);
  return [
    h('div', {className: 'ref-filter', 'data-filter': ''}, [
      h('label', {}, [
        h('span', {}, 'Filter operations'),
        h('input', {type: 'search', autoComplete: 'off', spellCheck: 'false', placeholder: 'Name, path or method'}),
      ]),
      h('p', {role: 'status'}),
    ]),
    h(
      'ul',
      {className: 'ref-list'},
      items.map(({id, method, path, summary, kind}) =>
        h('li', {}, [
          h('a', {href: `#${operationId(id)}`}, [
            h('span', {className: `badge badge--method-${method}`}, kind === 'webhook' ? 'event' : method),
            ' ',
            h('code', {}, path),
            ' ',
            h('span', {}, summary),
          ]),
        ]),
      ),
    ),
  ];
}

/** Id of the heading of an operation on the page of its document. */
export const operationId = (id: string): string => id.replaceAll(/[^\w-]+/g, '-');

/** Id of the heading of a schema on the page of its document. */
export const schemaId = (name: string): string => `schema-${name.replaceAll(/[^\w-]+/g, '-')}`;

function operationSection(
  operation: Operation,
  {isLarge}: DocumentOptions,
  context: PageContext,
  writer: PartWriter,
): Block {
  const id = operationId(operation.id);
  const prefix = `${id}.`;
  const guide = context.operation(operation.id)?.url;
  const before = [
    ...renderSummary(operation, `${id}.operation`, context),
    ...(operation.description === undefined ? [] : context.markdown.blocks(operation.description)),
    ...(guide === undefined || guide.includes('#')
      ? []
      : [h('p', {}, [h('a', {href: guide}, `Guide: ${operation.summary}`)])]),
    ...renderUse(operation, context),
  ];
  const after = [
    ...renderRequest(operation, prefix, context),
    ...renderAnswers(operation, prefix, context),
    ...renderCallbacks(operation, prefix, context),
  ];
  if (isLarge) {
    context.ids.add(id);
    const head = h('h3', {id}, operation.summary);
    return {
      kind: 'section',
      content: writer.html(id, [
        head,
        ...before,
        ...(operation.kind === 'operation' ? renderSamples(operation, context) : []),
        ...after,
      ]),
    };
  }
  return {
    kind: 'section',
    content: [
      heading(id, operation.summary, 3, context),
      ...writer.html(id, before),
      {
        kind: 'split',
        code: operation.kind === 'operation' ? sampleBlocks(operation, prefix, context, writer) : [],
        text: writer.html(`${id}.more`, after),
      },
    ],
  };
}

function renderExamples(examples: readonly Example[], context: PageContext): Node[] {
  const more = examples.length - shownExamples;
  return flatten([
    examples.slice(0, shownExamples).map((example) => staticExample(exampleTitle(example), example, context, false)),
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
    const inner = `${prefix}callback-${operationId(callback.id)}.`;
    return [
      subheading(`Callback: ${callback.summary}`),
      ...renderSummary(callback, `${inner}operation`, context),
      ...renderRequest(callback, inner, context),
      ...renderAnswers(callback, inner, context),
    ];
  });
}

/** The samples of a large document stand one below the other: hundreds of tabs would keep the browser busy. */
function renderSamples(operation: Operation, context: PageContext): Node[] {
  return samplesOf(operation).map(({kind, title, codes}) =>
    h('details', {className: 'ref-example'}, [
      h('summary', {}, title),
      codes.map(({language, code}) => [
        h('p', {className: 'ref-label'}, language.label),
        staticCode(code, language.grammar, context, {
          'data-operation': operation.id,
          'data-language': language.id,
          'data-kind': kind,
        }),
      ]),
    ]),
  );
}

function schemaBlocks({isLarge}: DocumentOptions, context: PageContext, writer: PartWriter): Block[] {
  const schemas = [...context.document.schemas];
  if (schemas.length === 0) {
    return [];
  }
  return [
    heading('schemas', 'Schemas', 2, context),
    ...schemas.map(([name, schema]): Block => {
      const id = schemaId(name);
      context.ids.add(id);
      const content = renderSchema(name, schema, id, context);
      return isLarge
        ? {kind: 'section', content: writer.html(id, [h('h3', {id}, name), ...content])}
        : {kind: 'section', content: [{kind: 'heading', depth: 3, id, text: name}, ...writer.html(id, content)]};
    }),
  ];
}

function renderSchema(name: string, schema: Schema, id: string, context: PageContext): Node[] {
  const found = structure(schema, context);
  return flatten([
    h(
      'p',
      {id: uniqueId(`${id}.type`, context), className: 'ref-media', 'data-record': 'schema', 'data-record-name': name},
      typeLabel(schema, context),
    ),
    schema.description !== undefined && context.markdown.blocks(schema.description),
    facts(schema),
    renderValues(schema, id, context),
    schema.ref === undefined &&
      found.not !== undefined &&
      h('p', {className: 'ref-label'}, ['Not: ', typeLabel(found.not, context)]),
    renderStructure(schema, topPlace(id, [name]), context),
  ]);
}

import {flatten, h, type Node, type PageContext} from '../html/context';
import {renderDetails, renderSamples} from '../html/document-operation';
import {renderAbout, renderCredentials, renderList} from '../html/document-parts';
import {facts} from '../html/facts';
import {renderNot, renderStructure, topPlace} from '../html/fields';
import {renderCallers, renderEndpoint, renderUse} from '../html/operation';
import {typeLabel} from '../html/type-label';
import {renderValues} from '../html/values';
import type {ApiDocument, Operation, Schema, Tag} from '../../../contract/openapi/model/types';
import {PartWriter, type Block, type GeneratedPage} from './blocks';
import {sampleBlocks} from './endpoint';
import {operationId, schemaId} from './ids';

export interface DocumentOptions {
  /** Addresses of the published document. */
  readonly downloads: {readonly yaml: string; readonly json: string};
}

/**
 * Generates the page of a whole document: list of operations, operations by group, webhooks, schemas. Operations and schemas
 * have a heading each in the table of contents; in a large document, only groups have.
 */
export function documentPage(options: DocumentOptions, context: PageContext): GeneratedPage {
  const {document} = context;
  const writer = new PartWriter();
  const groups = groupOperations(document);
  const blocks: Block[] = [
    ...(document.description === undefined
      ? []
      : writer.html('description', context.markdown.blocks(document.description))),
    ...writer.split(
      writer.html('credentials', renderCredentials(document, context)),
      writer.html('about', renderAbout(document, options.downloads, context)),
    ),
    heading('operations', 'Operations', 2, context),
    ...writer.html(
      'list',
      renderList(
        groups.flatMap(({operations}) => operations),
        operationId,
      ),
    ),
    ...groups.flatMap(({tag, operations}, index) => [
      ...(groups.length > 1 || context.isLarge ? [heading(groupId(tag, index), tag.title, 2, context)] : []),
      ...(tag.description === undefined ? [] : writer.html(`group.${index}`, context.markdown.blocks(tag.description))),
      ...operations.map((operation) => operationSection(operation, context, writer)),
    ]),
    ...schemaBlocks(context, writer),
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

function operationSection(operation: Operation, context: PageContext, writer: PartWriter): Block {
  const id = operationId(operation.id);
  const prefix = `${id}.`;
  const guide = context.operation(operation.id)?.url;
  const endpoint = renderEndpoint(operation, `${id}.operation`, context);
  const before = [
    ...renderCallers(operation, context),
    ...(operation.description === undefined ? [] : context.markdown.blocks(operation.description)),
    ...(guide === undefined || guide.includes('#')
      ? []
      : [h('p', {}, [h('a', {href: guide}, `Guide: ${operation.summary}`)])]),
    ...renderUse(operation, context),
  ];
  const after = renderDetails(operation, prefix, context);
  if (context.isLarge) {
    context.ids.add(id);
    const head = h('h3', {id}, operation.summary);
    return writer.section(
      writer.html(id, [
        head,
        ...endpoint,
        ...before,
        ...(operation.kind === 'operation' ? renderSamples(operation, context) : []),
        ...after,
      ]),
    );
  }
  const samples = sampleBlocks(operation, prefix, context, writer);
  return writer.section([
    heading(id, operation.summary, 3, context),
    ...writer.html(id, endpoint),
    ...writer.split(writer.html(`${id}.about`, before), samples.slice(0, 1)),
    ...writer.split(writer.html(`${id}.more`, after), samples.slice(1)),
  ]);
}

function schemaBlocks(context: PageContext, writer: PartWriter): Block[] {
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
      return writer.section(
        context.isLarge
          ? writer.html(id, [h('h3', {id, 'data-record': 'schema'}, name), ...content])
          : [{kind: 'heading', depth: 3, id, text: name, entry: 'schema'}, ...writer.html(id, content)],
      );
    }),
  ];
}

function renderSchema(name: string, schema: Schema, id: string, context: PageContext): Node[] {
  return flatten([
    h('p', {className: 'ref-media'}, typeLabel(schema, context)),
    schema.description !== undefined && context.markdown.blocks(schema.description),
    facts(schema),
    renderValues(schema, id, context),
    renderNot(schema, context),
    renderStructure(schema, topPlace(id, [name]), context),
  ]);
}

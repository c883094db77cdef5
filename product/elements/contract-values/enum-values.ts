import {markRecord} from '@developer-docs/docusaurus-utils';
import {toMarkdownNode, requireAttribute, type StringAttributes} from '@developer-docs/docusaurus-utils/node';
import type {Operation} from '@developer-docs/openapi';
import {createSlug, objectAt} from '@developer-docs/utils';
import type {RootContent} from 'mdast';
import type {ContractFiles} from '../../contract/contract-files';
import {throwUnknown} from '../../contract/throw-unknown';
import type {ElementContext, ElementDefinition} from '../context';
import {parseColumns, renderCell, type Column, type Item} from './columns';
import {createDetails, createEntryHeading, toMarkdownNodes, type Entry} from './entry';
import {renderProperties} from './fields';
import {renderTable} from './tables';

export const renderOperationTable: ElementDefinition['render'] = (attributes, context) => {
  const columns = requireAttribute(attributes, 'columns', 'OperationTable');
  const id = requireAttribute(attributes, 'of', 'OperationTable');
  const {documents} = context;
  const {model} = documents.get(id) ?? throwUnknown('There is no API document', id, documents.keys());
  const operations = model.operations.map((operation) => toItem(operation, context));
  return [renderItemTable(operations, parseColumns(columns, operations), {records: 'false'}, context)];
};

/** Converts an operation to an item whose metadata table columns can use. */
function toItem({id, summary, method, path, extensions}: Operation, {operationUrls}: ElementContext): Item {
  const {limit, window} = objectAt(extensions, 'x-rate-limit');
  const whenToUse = extensions['x-use-when'];
  const url = operationUrls.get(id) ?? '';
  return {
    value: id,
    title: summary,
    description: typeof whenToUse === 'string' ? whenToUse : '',
    metadata: {method: method.toUpperCase(), path, url, calls: limit ?? null, seconds: window ?? null},
  };
}

export const renderEnumValues: ElementDefinition['render'] = (attributes, context) => {
  const reference = requireAttribute(attributes, 'of', 'EnumValues');
  const {as = 'entries', where} = attributes;
  const items = readItems(context.contract, reference, where);
  const columns = parseColumns(attributes.columns ?? '', readItems(context.contract, reference));
  if (as === 'entries') return items.flatMap((item) => renderItemEntry(item, columns, attributes, context));
  if (as === 'table') return [renderItemTable(items, columns, attributes, context)];
  throw new Error(`as="${as}" isn't supported. Use "entries" or "table".`);
};

/**
 * Reads the values of an enumeration.
 *
 * @param where - Selects values: `group=social` matches a single value, and `status=401|403` either of two.
 * @throws Error if no value matches.
 */
export function readItems(contract: ContractFiles, reference: string, where = ''): Item[] {
  const [key = '', accepted = ''] = where.split('=');
  const items = contract.readEnumValues(reference).filter(({metadata: {[key]: value}}) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return where === '' || accepted.split('|').includes(text);
  });
  if (items.length === 0) throw new Error(`No value of "${reference}" matches where="${where}".`);
  return items;
}

const createEntry = ({value}: Item, {id = '', kind = 'value'}: StringAttributes): Entry => ({
  id: createSlug(`${id} ${value}`),
  kind: kind as Entry['kind'],
  name: value,
});

function renderItemEntry(
  item: Item,
  columns: readonly Column[],
  attributes: StringAttributes,
  context: ElementContext,
): RootContent[] {
  const {markdown, contract} = context;
  const entry = createEntry(item, attributes);
  const titlePrefix = item.title === undefined ? '' : `**${item.title}.** `;
  const {of = '', properties: schemaKey} = attributes;
  const readSchema = (name: unknown) => contract.readSchema(of.replace(/#.*|$/, `#${String(name)}`));
  return [
    createEntryHeading(entry, attributes),
    ...toMarkdownNodes(markdown.renderBlocks(titlePrefix + (item.description ?? ''))),
    ...createDetails(columns.map(({label, field}) => [label, markdown.renderInline(renderCell(field, item) ?? '')])),
    ...(schemaKey === undefined ? [] : [renderProperties(readSchema(item.metadata[schemaKey]), entry.id, context)]),
  ];
}

/** Renders a row for each item. Cells without a value contain a dash. */
function renderItemTable(
  items: readonly Item[],
  columns: readonly Column[],
  attributes: StringAttributes,
  {markdown}: ElementContext,
): RootContent {
  const rows = items.map((item) => ({
    ...(attributes.records !== 'false' && {attributes: markRecord(createEntry(item, attributes))}),
    cells: columns.map(({field}) => markdown.renderInline(renderCell(field, item) ?? '–')),
  }));
  const labels = columns.map(({label}) => label);
  return toMarkdownNode(renderTable(labels, rows));
}

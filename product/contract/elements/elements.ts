import type {RootContent} from 'mdast';
import {createEntryId, didYouMean, isObject, objectAt, omitKeys, markRecord} from '@developer-docs/utils';
import {h} from '@developer-docs/utils/node';
import type {Operation, Schema} from '@developer-docs/openapi';
import type {ContractFiles} from '../contract-files';
import {
  type LoadedDocument,
  type StringAttributes,
  createHtmlNode,
  createJsxElement,
  formatPeriod,
  renderBadges,
  renderConstraints,
  renderDefinitionList,
  renderEnumValues,
  renderProperty,
  renderPropertyList,
  renderTypeLabel,
  requireAttribute,
  translateToEnglish,
  type MarkdownRenderer,
  type SchemaContext,
} from '@developer-docs/docusaurus-theme-openapi';
import {
  checkPlaceholders,
  fillTemplate,
  formatValue,
  parseColumns,
  findPlaceholders,
  getPlaceholderValues,
  type Column,
  type Item,
} from './columns';
import {findOperationsReturning} from '../operation-content';
import {createEntryAttributes, createEntrySection, type Entry} from './entry';
import {createCodeNode, createHtmlNodes, renderTable} from './nodes';

/** The data that the renderers of all elements share. */
export interface ElementContext {
  readonly contract: ContractFiles;
  /** The OpenAPI documents of the site. */
  readonly documents: readonly LoadedDocument[];
  readonly markdown: MarkdownRenderer;
  /** URL of each operation's page or section, by operation ID. */
  readonly operationUrls: ReadonlyMap<string, string>;
}

type ElementRenderer = (attributes: StringAttributes, context: ElementContext) => RootContent[];

/** The renderers of the elements that pages can use, by element name. See `README.md`. */
export const elements = {
  ContractValue: renderContractValue,
  ContractExample: renderContractExample,
  EnumValues: renderEnumValuesElement,
  Limit: renderLimit,
  OperationTable: renderOperationTable,
  SchemaProperties: renderSchemaProperties,
} as const satisfies Record<string, ElementRenderer>;

function renderContractValue(attributes: StringAttributes, {contract}: ElementContext): RootContent[] {
  const contractValue = contract.find(requireAttribute(attributes, 'of', 'ContractValue'));
  const value =
    attributes['as'] === 'period'
      ? formatPeriod(Number(contractValue), translateToEnglish)
      : formatValue(contractValue);
  return [{type: 'text', value}];
}

function renderLimit(attributes: StringAttributes, {contract}: ElementContext): RootContent[] {
  const name = requireAttribute(attributes, 'name', 'Limit');
  const {limits} = contract;
  if (!Object.hasOwn(limits, name)) {
    throw new Error(`The contract has no limit "${name}".${didYouMean(name, Object.keys(limits))}`);
  }
  return [{type: 'text', value: formatValue(objectAt(limits, name)['text'])}];
}

function renderContractExample(attributes: StringAttributes, {contract}: ElementContext): RootContent[] {
  const reference = requireAttribute(attributes, 'of', 'ContractExample');
  const value = omitFields(contract.find(reference), attributes['without']?.split(' ') ?? [], reference);
  const meta = attributes['title'] === undefined ? null : `title="${attributes['title']}"`;
  return [createCodeNode('json', JSON.stringify(value, null, 2), meta)];
}

function omitFields(value: unknown, names: readonly string[], reference: string): unknown {
  if (!isObject(value)) {
    return value;
  }
  const unknownName = names.find((name) => !(name in value));
  if (unknownName !== undefined) {
    throw new Error(
      `"${reference}" has no field "${unknownName}". Available fields: ${Object.keys(value).join(', ')}.`,
    );
  }
  return omitKeys(value, ...names);
}

function renderOperationTable(attributes: StringAttributes, context: ElementContext): RootContent[] {
  const columns = parseColumns(requireAttribute(attributes, 'columns', 'OperationTable'));
  const {model} = findDocument(requireAttribute(attributes, 'of', 'OperationTable'), context.documents);
  const operations = model.operations.map((operation) => toItem(operation, context));
  checkPlaceholders(columns, operations);
  return [createHtmlNode(renderItemTable(operations, columns, {records: 'false'}, context))];
}

function findDocument(id: string, documents: readonly LoadedDocument[]): LoadedDocument {
  const document = documents.find((candidate) => candidate.id === id);
  if (document === undefined) {
    const ids = documents.map((candidate) => candidate.id);
    throw new Error(`There is no API document "${id}".${didYouMean(id, ids)} Available documents: ${ids.join(', ')}.`);
  }
  return document;
}

/** Converts an operation to an item whose metadata table columns can use. */
function toItem(operation: Operation, {operationUrls}: ElementContext): Item {
  const {id, summary, method, path, extensions} = operation;
  const rateLimit = objectAt(extensions, 'x-rate-limit');
  const whenToUse = extensions['x-use-when'];
  return {
    value: id,
    title: summary,
    description: typeof whenToUse === 'string' ? whenToUse : '',
    metadata: {
      method: method.toUpperCase(),
      path,
      url: operationUrls.get(id) ?? '',
      calls: rateLimit['limit'] ?? null,
      seconds: rateLimit['window'] ?? null,
      bucket: rateLimit['bucket'] ?? null,
    },
  };
}

function renderEnumValuesElement(attributes: StringAttributes, context: ElementContext): RootContent[] {
  const reference = requireAttribute(attributes, 'of', 'EnumValues');
  const {as = 'entries', columns: columnsText = '', where} = attributes;
  const allItems = readItems(reference, context);
  const columns = parseColumns(columnsText);
  checkPlaceholders(columns, allItems);
  const items = where === undefined ? allItems : allItems.filter(parseCondition(where));
  if (items.length === 0) {
    throw new Error(`No value of "${reference}" matches where="${String(where)}".`);
  }
  if (as === 'entries') {
    return items.map((item) => renderItemEntry(item, columns, attributes, context));
  }
  if (as === 'table') {
    return [createHtmlNode(renderItemTable(items, columns, attributes, context))];
  }
  if (/^[A-Z]/.test(as)) {
    return [createJsxElement(as, {values: items.map((item) => pickValues(item, columns))})];
  }
  throw new Error(`as="${as}" isn't supported. Use "entries", "table", or a component name.`);
}

/**
 * Reads an enumeration's values. An error code's metadata also contains `operations`: the operations that
 * return it, as Markdown.
 */
function readItems(reference: string, {contract, documents}: ElementContext): Item[] {
  const items = contract.readEnumValues(reference);
  if (reference !== contract.options.errorCodes) {
    return items;
  }
  const operations = documents.flatMap(({model}) => model.operations);
  return items.map((item) => {
    const returningOperations = findOperationsReturning(item.value, operations);
    if (returningOperations.length === 0) {
      return item;
    }
    const ids = returningOperations.map(({id}) => `\`${id}\``).join(', ');
    const text = returningOperations.length === operations.length ? 'All operations' : ids;
    return {...item, metadata: {...item.metadata, operations: text}};
  });
}

function createEntry(item: Item, {id = '', kind = 'value'}: StringAttributes): Entry {
  return {id: createEntryId(id, item.value), kind: kind as Entry['kind'], name: item.value};
}

function renderItemEntry(
  item: Item,
  columns: readonly Column[],
  attributes: StringAttributes,
  context: ElementContext,
): RootContent {
  const {markdown} = context;
  const entry = createEntry(item, attributes);
  const titlePrefix = item.title === undefined ? '' : `**${item.title}.** `;
  const details = renderDefinitionList(
    columns.map(({label, template}) => [label, markdown.renderInline(fillTemplate(template, item) ?? '')]),
  );
  const schemaKey = attributes['properties'];
  const [file = ''] = (attributes['of'] ?? '').split('#');
  return createEntrySection(entry, attributes, [
    ...createHtmlNodes(markdown.renderBlocks(titlePrefix + (item.description ?? ''))),
    ...(details === undefined ? [] : [createHtmlNode(details)]),
    ...(schemaKey === undefined
      ? []
      : renderProperties(
          context.contract.readSchema(`${file}#${String(item.metadata[schemaKey])}`),
          entry.id,
          context,
        )),
  ]);
}

function renderItemTable(
  items: readonly Item[],
  columns: readonly Column[],
  attributes: StringAttributes,
  context: ElementContext,
) {
  const rows = items.map((item) => ({
    ...(attributes['records'] !== 'false' && {
      attributes: createEntryAttributes('tr', createEntry(item, attributes)),
    }),
    cells: renderCells(columns, item, context),
  }));
  return renderTable(
    columns.map(({label}) => label),
    rows,
  );
}

/** Renders the cells of a row. Cells without a value contain a dash. */
function renderCells(columns: readonly Column[], item: Item, {markdown}: ElementContext) {
  return columns.map(({template}) => markdown.renderInline(fillTemplate(template, item) ?? '–'));
}

/**
 * Picks the values that the columns refer to. Only these are passed to a component, so the browser doesn't load the
 * others.
 */
function pickValues(item: Item, columns: readonly Column[]): Record<string, unknown> {
  const values = getPlaceholderValues(item);
  const names = ['value', ...columns.flatMap(({template}) => findPlaceholders(template))];
  return Object.fromEntries(names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]));
}

/**
 * Parses a filter for items: `group=social` matches a single value, and `status=401|403` matches either of two values.
 */
function parseCondition(condition: string): (item: Item) => boolean {
  const [key = '', values = ''] = condition.split('=');
  return ({metadata: {[key]: value}}) =>
    value !== undefined && values.split('|').includes(typeof value === 'string' ? value : JSON.stringify(value));
}

function renderSchemaProperties(attributes: StringAttributes, context: ElementContext): RootContent[] {
  const reference = requireAttribute(attributes, 'of', 'SchemaProperties');
  const schema = context.contract.readSchema(reference);
  const introduction = hasConstraintAcrossProperties(schema) ? schema.description : undefined;
  return [
    ...createHtmlNodes(introduction === undefined ? [] : context.markdown.renderBlocks(introduction)),
    ...renderProperties(schema, attributes['id'] ?? '', context, reference),
  ];
}

/** Returns whether a schema has a constraint that spans its properties, such as "exactly one of". */
const hasConstraintAcrossProperties = ({alternatives, constraints}: Schema) =>
  alternatives.length > 0 || constraints.some(({kind}) => kind === 'fieldCount');

/**
 * Renders the properties of an object and of its alternatives, one level deep. Constants are omitted, because they only
 * distinguish the alternatives.
 */
function renderProperties(
  schema: Schema,
  idPrefix: string,
  {markdown}: ElementContext,
  reference = schema.title ?? idPrefix,
): RootContent[] {
  const context: SchemaContext = {
    schemas: new Map(),
    markdown,
    t: translateToEnglish,
    getSchemaUrl: () => undefined,
    getSchemaPageUrl: () => undefined,
    getSchemaSectionId: () => undefined,
    ids: new Set(),
    describedValues: new Map(),
  };
  const variants = schema.alternatives.flatMap((alternatives) => alternatives.variants);
  const properties = [
    ...schema.properties,
    ...variants.flatMap((variant) => variant.schema.properties.map((property) => ({...property, isRequired: false}))),
  ].filter((property) => property.schema.const === undefined);
  if (properties.length === 0) {
    throw new Error(`"${reference}" isn't an object with properties.`);
  }
  const entries = properties.map(({name, isRequired, schema: property}) => {
    if (property.description === undefined) {
      throw new Error(`"${reference}": the property "${name}" has no description.`);
    }
    const id = createEntryId(idPrefix, name);
    const {items} = property;
    return renderProperty(
      {
        attributes: markRecord({id, kind: 'field', name}),
        name: h('code', {}, name),
        type: renderTypeLabel(property, context),
        badges: renderBadges(property, isRequired, translateToEnglish),
        description: property.description,
        details: [
          renderConstraints(removePattern(property), translateToEnglish),
          renderEnumValues(property, id, context, true),
          items !== undefined &&
            items.properties.length === 0 &&
            renderConstraints(removeExamples(removePattern(items)), translateToEnglish, true),
        ],
      },
      markdown,
    );
  });
  return [createHtmlNode(renderPropertyList(entries))];
}

/** Removes a schema's pattern, because the description explains it. */
const removePattern = (schema: Schema): Schema => ({
  ...schema,
  constraints: schema.constraints.filter(({kind}) => kind !== 'pattern'),
});

const removeExamples = (schema: Schema): Schema => ({...schema, examples: []});

import type {Heading, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {find, isMapping} from './documents';
import {withOperations} from './error-operations';
import {readFields, readRule} from './fields';
import {blocks, element, paragraph, phrases, table} from './nodes';
import {readOperations} from './operations';
import {entryName, need, type Attributes} from './page-elements';
import {checkColumns, fillTemplate, parseColumns, type Column} from './template';
import {entryId, formatFact, readValues, type ContractValue} from './values';

/** The error codes: a page can also say which operations answer with them. */
const errorCodes = 'error-codes#ErrorCode';

/** What each element becomes: its attributes and the folder of the contract, and the nodes that take its place. */
export const elements: Readonly<Record<string, (attributes: Attributes, folder: string) => RootContent[]>> = {
  Values: renderValues,
  Fact: (attributes, folder) => {
    const fact = formatFact(find(need(attributes, 'of', 'Fact'), folder).value);
    return attributes.as === 'code' ? [{type: 'inlineCode', value: fact}] : [{type: 'text', value: fact}];
  },
  Example: (attributes, folder) => {
    const of = need(attributes, 'of', 'Example');
    const value = withoutKeys(find(of, folder).value, attributes.without?.split(' ') ?? [], of);
    const meta = attributes.title === undefined ? null : `title="${attributes.title}"`;
    return [{type: 'code', lang: 'json', meta, value: JSON.stringify(value, null, 2)}];
  },
  Operations: (attributes, folder) => {
    const operations = readOperations(need(attributes, 'of', 'Operations'), folder);
    const columns = parseColumns(need(attributes, 'facts', 'Operations'));
    checkColumns(columns, operations);
    return [
      table(
        columns.map(({label}) => label),
        operations.map((operation) => element('tr', {}, cells(columns, operation))),
      ),
    ];
  },
  Fields: (attributes, folder) => {
    const of = need(attributes, 'of', 'Fields');
    return fieldList(of, attributes.id ?? '', folder);
  },
  Limit: (attributes, folder) => {
    const {value} = find(`limits#/Limit/x-values/${need(attributes, 'name', 'Limit')}/text`, folder);
    return [{type: 'text', value: formatFact(value)}];
  },
};

function renderValues(attributes: Attributes, folder: string): RootContent[] {
  const of = need(attributes, 'of', 'Values');
  const [file = ''] = of.split('#');
  const read = readValues(find(of, folder), of);
  const all = of === errorCodes ? withOperations(read, folder) : read;
  const columns = parseColumns(attributes.facts ?? '');
  checkColumns(columns, all);
  const values = attributes.where === undefined ? all : all.filter(condition(attributes.where));
  if (values.length === 0) {
    throw new Error(`No value of "${of}" has ${attributes.where ?? ''}.`);
  }
  const {as = 'entries', kind = 'value', id = ''} = attributes;
  const entry = (value: ContractValue, tag: string) => ({
    as: tag,
    id: entryId(id, value.value),
    kind,
    name: value.value,
  });
  if (as === 'entries') {
    const depth = Number(attributes.level ?? '3') as Heading['depth'];
    return values.map((value) =>
      element(entryName, entry(value, 'section'), [
        {
          type: 'heading',
          depth,
          data: {hProperties: {id: entryId(id, value.value)}},
          children: [{type: 'inlineCode', value: value.value}],
        },
        ...sentence(value),
        ...factList(columns, value),
        ...(attributes.fields === undefined
          ? []
          : fieldList(`${file}#${String(value.facts[attributes.fields])}`, entryId(id, value.value), folder)),
      ]),
    );
  }
  if (as === 'table') {
    const isRecord = attributes.records !== 'false';
    const rows = values.map((value) =>
      element(isRecord ? entryName : 'tr', isRecord ? entry(value, 'tr') : {}, cells(columns, value)),
    );
    return [
      table(
        columns.map(({label}) => label),
        rows,
      ),
    ];
  }
  if (/^[A-Z]/.test(as)) {
    return [element(as, {values: values.map((value) => pick(value, columns))})];
  }
  throw new Error(`as="${as}" is not "entries", "table" or the name of a component.`);
}

/** An example without some of its fields, which do not occur where the page shows it. */
function withoutKeys(value: unknown, keys: readonly string[], of: string): unknown {
  if (!isMapping(value)) {
    return value;
  }
  const unknown = keys.find((key) => !(key in value));
  if (unknown !== undefined) {
    throw new Error(`"${of}" has no field "${unknown}". It has: ${Object.keys(value).join(', ')}.`);
  }
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

/** The cells of a row; a dash stands where a value has nothing to say. */
function cells(columns: readonly Column[], value: ContractValue): MdxJsxFlowElement[] {
  return columns.map(({template}) => element('td', {}, phrases(fillTemplate(template, value) ?? '–')));
}

/** The title in bold, then the description. */
function sentence({title, description}: ContractValue): ReturnType<typeof blocks> {
  const [first, ...rest] = blocks(description);
  if (title === undefined || first?.type !== 'paragraph') {
    return first === undefined ? rest : [first, ...rest];
  }
  const lead = paragraph([
    {type: 'strong', children: [{type: 'text', value: `${title}.`}]},
    {type: 'text', value: ' '},
    ...first.children,
  ]);
  return [lead, ...rest];
}

function factList(columns: readonly Column[], value: ContractValue): MdxJsxFlowElement[] {
  const lines = columns.flatMap(({label, template}) => {
    const text = fillTemplate(template, value);
    return text === undefined
      ? []
      : [element('div', {}, [element('dt', {}, [{type: 'text', value: label}]), element('dd', {}, phrases(text))])];
  });
  return lines.length === 0 ? [] : [element('dl', {}, lines)];
}

/** The fields of an object as a list of terms, each an anchor and a search record; before them a rule that holds for all. */
function fieldList(of: string, id: string, folder: string): (MdxJsxFlowElement | ReturnType<typeof blocks>[number])[] {
  const found = find(of, folder);
  const fields = readFields(found, of).map(({name, isRequired, type, description, facts}) =>
    element(entryName, {as: 'div', id: entryId(id, name), kind: 'field', name}, [
      element('dt', {}, [
        {type: 'inlineCode', value: name},
        {type: 'text', value: ' '},
        element('span', {}, [{type: 'text', value: type}]),
        ...(isRequired
          ? [
              {type: 'text', value: ' '} as const,
              element('span', {className: 'badge badge--required'}, [{type: 'text', value: 'required'}]),
            ]
          : []),
      ]),
      element('dd', {}, [
        ...blocks(description),
        ...(facts.length === 0 ? [] : [element('p', {}, phrases(upperFirst(facts.join(' · '))))]),
      ]),
    ]),
  );
  const rule = readRule(found);
  return [...(rule === undefined ? [] : blocks(rule)), element('dl', {'data-fields': ''}, fields)];
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a component gets of a value: `value`, and the facts that the page names (`Size: {width}` gives `width`). */
function pick(contractValue: ContractValue, columns: readonly Column[]): Record<string, unknown> {
  const {value, title, description, facts} = contractValue;
  const all: Readonly<Record<string, unknown>> = {...facts, value, title, description};
  const keys = columns.flatMap(({template}) => [...template.matchAll(/\{(\w+)/g)].map(([, key = '']) => key));
  return Object.fromEntries(['value', ...keys].filter((key) => all[key] !== undefined).map((key) => [key, all[key]]));
}

/** `group=social` keeps the values whose fact `group` is "social", `status=401|403` those with one of two. */
function condition(where: string): (value: ContractValue) => boolean {
  const [key = '', wanted = ''] = where.split('=');
  return ({facts: {[key]: fact}}) =>
    fact !== undefined && wanted.split('|').includes(typeof fact === 'string' ? fact : JSON.stringify(fact));
}

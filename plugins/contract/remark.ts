import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {contractFolder, find} from './documents';
import {blocks, element, paragraph, phrases, table} from './nodes';
import {linkOperations, operationPages, readOperations} from './operations';
import {addEntryImport, atPosition, entryName, need, readAttributes, type Attributes, type Jsx} from './page-elements';
import {checkColumns, fillTemplate, parseColumns, type Column} from './template';
import {entryId, formatFact, readValues, type ContractValue} from './values';

/** Options of {@link contractValues}. */
export interface ContractValuesOptions {
  /** Folder of the contract; by default the one of this repository. */
  readonly folder?: string;
}

/**
 * Turns `<Values>`, `<Operations>`, `<Fact>`, `<Limit>` and `<Example>` of a page into Markdown made from the contract. It runs before the plugins of
 * Docusaurus, so that headings get their ids and their place in the table of contents. README.md describes the elements.
 */
export const contractValues: Plugin<[ContractValuesOptions?], Root> =
  ({folder = contractFolder} = {}) =>
  (root, file) => {
    const used = new Set<string>();
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const jsx = node as Jsx;
      const render = jsx.name === null ? undefined : elements[jsx.name];
      if (render === undefined || parent === undefined || index === undefined) {
        return undefined;
      }
      const made = atPosition(file, jsx, () => render(readAttributes(jsx), folder));
      used.add(jsx.name ?? '');
      if (jsx.name === 'Values') {
        linkOperations({type: 'root', children: made}, operationPages(folder));
      }
      (parent as {children: RootContent[]}).children.splice(index, 1, ...made);
      return [SKIP, index + made.length];
    });
    if (used.has('Values')) {
      addEntryImport(root);
    }
  };

/**
 * Gives each entry one id. The table of contents takes its links from headings; once it is made, the id belongs to the
 * section around the heading, which is what a link to the value should open and what the search reads as a whole.
 */
export const contractEntries: Plugin<[], Root> = () => (root) => {
  visit(root, 'mdxJsxFlowElement', (node) => {
    const heading = node.name === entryName ? node.children[0] : undefined;
    if (heading?.type !== 'heading') {
      return;
    }
    const id = String(heading.data?.hProperties?.id);
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id: undefined}};
    const label = `Direct link to ${id}`;
    heading.children.push({
      type: 'link',
      url: `#${id}`,
      title: label,
      data: {hProperties: {className: ['hash-link'], 'aria-label': label}},
      children: [{type: 'text', value: '\u200B'}],
    });
  });
};

const elements: Readonly<Record<string, (attributes: Attributes, folder: string) => RootContent[]>> = {
  Values: renderValues,
  Fact: (attributes, folder) => {
    const fact = formatFact(find(need(attributes, 'of', 'Fact'), folder).value);
    return attributes.as === 'code' ? [{type: 'inlineCode', value: fact}] : [{type: 'text', value: fact}];
  },
  Example: (attributes, folder) => {
    const {value} = find(need(attributes, 'of', 'Example'), folder);
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
  Limit: (attributes, folder) => {
    const {value} = find(`limits#/Limit/x-values/${need(attributes, 'name', 'Limit')}/text`, folder);
    return [{type: 'text', value: formatFact(value)}];
  },
};

function renderValues(attributes: Attributes, folder: string): RootContent[] {
  const of = need(attributes, 'of', 'Values');
  const all = readValues(find(of, folder), of);
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

import {markRecord} from '@developer-docs/docusaurus-utils';
import {h, type Content, toMarkdownNode} from '@developer-docs/docusaurus-utils/node';
import type {Element} from 'hast';
import type {ElementDefinition} from '../context';

interface TableRow {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly cells: readonly Content[];
}

/**
 * Renders a table. `rehypeTables` adds the roles and labels for showing it as a list on narrow screens.
 *
 * @param matrix - The class of a table whose rows have headers, too.
 */
export function renderTable(labels: readonly Content[], rows: readonly TableRow[], matrix?: string): Element {
  const renderRow = ({attributes = {}, cells}: TableRow) =>
    h(
      'tr',
      attributes,
      cells.map((cell, index) =>
        matrix !== undefined && index === 0 ? h('th', {scope: 'row'}, cell) : h('td', {}, cell),
      ),
    );
  const head = h(
    'tr',
    {},
    labels.map((label) => h('th', {}, label)),
  );
  return h('table', matrix === undefined ? {} : {className: matrix}, [
    h('thead', {}, head),
    h('tbody', {}, rows.map(renderRow)),
  ]);
}

const renderCode = (text: string) => h('code', {}, text);

/** Renders a table of the contract's languages. Their native names are marked as text in the language. */
export const renderLanguageTable: ElementDefinition['render'] = (_attributes, {contract}) => {
  const rows = contract.readEnumValues('languages#Language').map(({value, title = value, description, metadata}) => {
    const [nativeName, script, scriptName, direction] = ['nativeName', 'script', 'scriptName', 'direction'].map(
      (name) => String(metadata[name]),
    );
    return {
      attributes: markRecord({id: value.toLowerCase(), kind: 'value', name: value}),
      cells: [
        renderCode(value),
        [title, nativeName !== title && [h('br', {}), h('span', {lang: value, dir: direction ?? ''}, nativeName)]],
        [scriptName, ' ', renderCode(script ?? '')],
        direction === 'ltr' ? 'Left to right' : 'Right to left',
        description,
      ],
    };
  });
  return [toMarkdownNode(renderTable(['Tag', 'Language', 'Script', 'Direction', 'Writing style'], rows))];
};

/**
 * Renders a table of the maximum number of content blocks by design type. Its column headers link to the blocks'
 * entries.
 */
export const renderContentBlockMatrix: ElementDefinition['render'] = (_attributes, {contract}) => {
  const blocks = contract.readEnumValues('content-blocks#ContentBlockType').map(({value, metadata}) => ({
    value,
    maxCount: String(metadata.maxCount),
    designTypes: metadata.designTypes as readonly string[],
  }));
  const rows = [...new Set(blocks.flatMap(({designTypes}) => designTypes))].map((type) => ({
    cells: [
      renderCode(type),
      ...blocks.map(({maxCount, designTypes}) => (designTypes.includes(type) ? maxCount : '–')),
    ],
  }));
  const links = blocks.map(({value}) => h('a', {href: `#${value}`}, renderCode(value)));
  return [toMarkdownNode(renderTable(['Design type', ...links], rows, 'block-matrix'))];
};

import {createHtmlNode} from '@developer-docs/docusaurus-theme-openapi';
import {h, type Content} from '@developer-docs/utils/node';
import type {Element} from 'hast';
import type {Code, Paragraph} from 'mdast';

/** Creates nodes that embed block elements. Text nodes between them are whitespace and are dropped. */
export function createHtmlNodes(nodes: readonly {readonly type: string}[]): Paragraph[] {
  return nodes.flatMap((node) => (node.type === 'element' ? [createHtmlNode(node as Element)] : []));
}

export function createCodeNode(language: string, value: string, meta: string | null = null): Code {
  return {type: 'code', lang: language, meta, value};
}

interface TableRow {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly cells: readonly Content[];
}

/** Renders a table. `rehypeTables` adds the roles and labels for showing it as a list on narrow screens. */
export function renderTable(labels: readonly string[], rows: readonly TableRow[]): Element {
  const renderRow = (tagName: 'th' | 'td', {attributes = {}, cells}: TableRow) => {
    const elements = cells.map((cell) => h(tagName, {}, cell));
    return h('tr', attributes, elements);
  };
  const body = rows.map((row) => renderRow('td', row));
  return h('table', {}, [h('thead', {}, [renderRow('th', {cells: labels})]), h('tbody', {}, body)]);
}

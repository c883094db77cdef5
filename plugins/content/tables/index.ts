import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** Tables with at least this many columns become lists in narrow containers. Two columns fit on a phone. */
const minListColumns = 3;
/** Wider tables, such as a matrix, would be long lists, so they're scrolled instead. */
const maxListColumns = 8;

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * A rehype plugin that prepares tables for narrow screens. `src/css/content.css` shows tables with at least three
 * columns as lists if their container is narrow, with the column header (`data-label`) before each value. Their ARIA
 * roles are explicit, because browsers remove the implicit roles of tables with `display: block`. Empty header cells
 * become data cells.
 */
export const rehypeTables = (): ((tree: Root) => void) => (tree) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const [headerRow, ...bodyRows] = findRows(table);
    const headerCells = getCells(headerRow);
    const labels = headerCells.map((cell) => toString(cell).trim());
    for (const [index, cell] of headerCells.entries()) cell.tagName = labels[index] === '' ? 'td' : 'th';
    if (labels.length < minListColumns || labels.length > maxListColumns) return;
    table.properties['data-list'] = '';
    visit(table, 'element', (element) => {
      const role = roles[element.tagName];
      if (role !== undefined) element.properties.role = role;
    });
    for (const row of bodyRows) {
      for (const [index, cell] of getCells(row).entries()) {
        const label = labels[index];
        if (label) cell.properties['data-label'] = label;
      }
    }
  });
};

function findRows(table: Element): Element[] {
  const rows: Element[] = [];
  visit(table, {tagName: 'tr'}, (row) => {
    rows.push(row);
  });
  return rows;
}

const getCells = (row: Element | undefined): Element[] =>
  row?.children.filter(
    (child): child is Element => child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th'),
  ) ?? [];

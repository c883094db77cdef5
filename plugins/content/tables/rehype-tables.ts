import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** From this many columns on, a table is a list where its column is narrow. */
const listColumns = 3;

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * A rehype plugin: a header cell without text becomes a plain cell. A table of three columns or more gets what the style sheet needs to show it as a list on a phone. Each
 * cell carries the label of its column (`data-label`), and the roles are written out, because a table that is displayed as
 * blocks is no table for a screen reader any more.
 */
export function rehypeTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') {
        return;
      }
      const header = cells(rows(table)[0]);
      const labels = header.map((cell) => toString(cell).trim());
      for (const [index, cell] of header.entries()) {
        // The empty corner above a column of names heads nothing.
        cell.tagName = labels[index] === '' ? 'td' : 'th';
      }
      if (labels.length < listColumns) {
        return;
      }
      table.properties['data-list'] = '';
      visit(table, 'element', (element) => {
        const role = roles[element.tagName];
        if (role !== undefined) {
          element.properties.role = role;
        }
      });
      for (const row of rows(table).slice(1)) {
        for (const [index, cell] of cells(row).entries()) {
          const label = labels[index];
          if (label) {
            cell.properties['data-label'] = label;
          }
        }
      }
    });
  };
}

function rows(table: Element): Element[] {
  const found: Element[] = [];
  visit(table, 'element', (element) => {
    if (element.tagName === 'tr') {
      found.push(element);
    }
  });
  return found;
}

const cells = (row: Element | undefined): Element[] =>
  row?.children.filter(
    (child): child is Element => child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th'),
  ) ?? [];

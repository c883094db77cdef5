import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';
import {expect, test} from 'vitest';
import {rehypeTables} from '.';

function html(markdown: string): string {
  const tree = toHast(fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]})) as Root;
  rehypeTables()(tree);
  return toHtml(tree);
}

test('cells of a table with three columns have labels and explicit roles', () => {
  const table = html('| Name | `Type` | |\n| --- | --- | --- |\n| a | b | c |');
  expect(table).toContain('<table data-list="" role="table">');
  expect(table).toContain('<thead role="rowgroup">');
  expect(table).toContain('<th role="columnheader">Name</th>');
  expect(table).toContain('<td role="cell" data-label="Name">a</td>');
  expect(table).toContain('<td role="cell" data-label="Type">b</td>');
  expect(table).toContain('<td role="cell">c</td>');
});

test("a table with two columns doesn't change", () => {
  expect(html('| Name | Type |\n| --- | --- |\n| a | b |')).not.toMatch(/role|data-/);
});

test('an empty header cell becomes a data cell', () => {
  expect(html('| | API |\n| --- | --- |\n| a | b |')).toMatch(/<td><\/td>\s*<th>API<\/th>/);
});

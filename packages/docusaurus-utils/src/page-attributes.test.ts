import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {h} from './node/html/html-builder.js';
import {findElement, parseHtml} from './node/html/html-tree.js';
import {
  hasMarkdownRole,
  isNotInMarkdown,
  isNotSearched,
  isRecordDetail,
  readRecord,
  readRecordKind,
} from './node/html/read-page-attributes.js';
import {
  markMarkdown,
  markRecord,
  notInMarkdown,
  notSearched,
  pageAttributes,
  recordDetail,
  type MarkdownRole,
  type PageRecord,
} from './page-attributes.js';

const markdownRoles = Object.keys({
  'code-first': true,
  details: true,
  label: true,
  operation: true,
  properties: true,
  uppercase: true,
} satisfies Record<MarkdownRole, true>) as MarkdownRole[];

/** Writes an element as HTML, and reads it. */
function parse(attributes: Readonly<Record<string, string>>): Element {
  const element = findElement(parseHtml(toHtml(h('p', attributes, 'Text'))), ({tagName}) => tagName === 'p');
  if (element === undefined) throw new Error('The element is missing.');
  return element;
}

test.each<PageRecord>([
  {id: 'body.prompt', kind: 'field', name: 'prompt'},
  {id: 'a"b', kind: 'schema', name: '<name> & "more"', detail: "GET /{'id'}"},
  {kind: 'operation', name: '', detail: ''},
  {id: 'Ω', kind: 'value'},
])('what is written about a record is read: %j', (record) => {
  const element = parse(markRecord(record));
  expect({kind: readRecordKind(element), ...readRecord(element)}).toEqual(record);
});

test('elements can have a role, and be excluded', () => {
  const element = parse({...markMarkdown('label'), ...recordDetail, ...notSearched, ...notInMarkdown});
  expect(markdownRoles.filter((role) => hasMarkdownRole(element, role))).toEqual(['label']);
  for (const read of [isRecordDetail, isNotSearched, isNotInMarkdown]) expect(read(element)).toBe(true);
});

test('the documentation describes all attributes and roles', () => {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
  for (const name of Object.values(pageAttributes)) {
    expect(read('docusaurus-utils/README.md'), name).toContain(`\`${name}`);
  }
  for (const role of markdownRoles) {
    expect(read('docusaurus-theme-markdown/docs/conversion.md')).toContain(
      `\`${Object.entries(markMarkdown(role)).flat().join('="')}"\``,
    );
  }
});

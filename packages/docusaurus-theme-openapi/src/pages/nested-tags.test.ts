import {expect, test} from 'vitest';
import {createDocument, createReference} from '../test-document';

test('groups follow their parents, with the titles and descriptions of these', () => {
  const tags = [
    {name: 'refunds', summary: 'Refunds', parent: 'billing'},
    {name: 'users', summary: 'Users'},
    {name: 'billing', summary: 'Billing', description: 'Everything about money.'},
    {name: 'invoices', summary: 'Invoices', parent: 'billing'},
  ];
  const operations = {a: {tags: ['refunds']}, b: {tags: ['users']}, c: {tags: ['invoices']}};
  const document = createDocument('pay', operations, {tags});
  const reference = createReference([document], {'docs/pay.mdx': '<ApiDocument id="pay" />'});
  const [page] = reference.pages;
  if (page === undefined) throw new Error('There is no page.');
  const text = JSON.stringify([...reference.renderPage(page)]);
  const positions = ['"Users"', '"Billing › Refunds"', '"Billing › Invoices"'].map((title) => text.lastIndexOf(title));
  expect(positions).toEqual([...positions].sort((first, second) => first - second));
  expect(positions).not.toContain(-1);
  expect(text.split('Everything about money.')).toHaveLength(2);
});

import {createElement, type ReactNode} from 'react';
import {expect, test} from 'vitest';
import {getQueryParameter, parseTabItems, type TabItemProps} from './tab-items';

const TabItem = ({children}: TabItemProps): ReactNode => children;
const createItem = (props: TabItemProps) => createElement(TabItem, props);

test("uses a tab's value as its label if it has none", () => {
  const {tabs, initialValue} = parseTabItems([
    '\n',
    createItem({value: 'curl', label: 'cURL', children: 'a'}),
    '\n',
    createItem({value: 'python'}),
    null,
  ]);
  expect(tabs.map(({value, label, children}) => [value, label, children])).toEqual([
    ['curl', 'cURL', 'a'],
    ['python', 'python', undefined],
  ]);
  expect(initialValue).toBe('curl');
});

test('initially selects `defaultValue`, or else the tab with `default`', () => {
  const children = [createItem({value: 'a'}), createItem({value: 'b', default: true}), createItem({value: 'c'})];
  expect(parseTabItems(children).initialValue).toBe('b');
  expect(parseTabItems(children, 'c').initialValue).toBe('c');
});

test.each<[string, ReactNode, string | undefined, string]>([
  [
    "a child that isn't a tab",
    createElement('p', null, 'text'),
    undefined,
    '<Tabs> contains an invalid child. Every child must be a <TabItem>',
  ],
  [
    'an unknown default value',
    [createItem({value: 'a'}), createItem({value: 'b'})],
    'c',
    'unknown default value "c". Valid values: a, b.',
  ],
])('rejects %s', (_title, children, defaultValue, message) => {
  expect(() => parseTabItems(children, defaultValue)).toThrow(message);
});

test.each([
  [{groupId: 'lang'}, null],
  [{groupId: 'lang', queryString: true}, 'lang'],
  [{groupId: 'lang', queryString: 'lang'}, 'lang'],
  [{queryString: 'lang'}, 'lang'],
])('%j uses the query parameter %j', (sharing, name) => {
  expect(getQueryParameter(sharing)).toBe(name);
});

test('rejects a query parameter that differs from the group, or has no name', () => {
  expect(() => getQueryParameter({groupId: 'language', queryString: 'lang'})).toThrow(
    '<Tabs groupId="language" queryString="lang"> uses two names for the same selection. Use the same name',
  );
  expect(() => getQueryParameter({queryString: true})).toThrow('<Tabs queryString> requires a parameter name');
});

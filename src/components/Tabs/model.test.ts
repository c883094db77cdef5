import {createElement, type ReactNode} from 'react';
import {expect, test} from 'vitest';
import {queryOf, readTabs, type TabItemProps} from './model';

const TabItem = ({children}: TabItemProps): ReactNode => children;
const item = (props: TabItemProps) => createElement(TabItem, props);

test('reads tabs, and takes the value for a label', () => {
  const {tabs, initial} = readTabs([
    '\n',
    item({value: 'curl', label: 'cURL', children: 'a'}),
    '\n',
    item({value: 'python'}),
    null,
  ]);
  expect(tabs.map(({value, label, children}) => [value, label, children])).toEqual([
    ['curl', 'cURL', 'a'],
    ['python', 'python', undefined],
  ]);
  expect(initial).toBe('curl');
});

test('opens the tab that says so, and the one that the group says before it', () => {
  const children = [item({value: 'a'}), item({value: 'b', default: true}), item({value: 'c'})];
  expect(readTabs(children).initial).toBe('b');
  expect(readTabs(children, 'c').initial).toBe('c');
});

test.each<[string, ReactNode, string | undefined, string]>([
  ['no tabs', [], undefined, '<Tabs> has no tabs'],
  [
    'a child that is no tab',
    createElement('p', null, 'text'),
    undefined,
    '<Tabs> holds something else. Each of its children is a <TabItem>',
  ],
  ['text', ['text', item({value: 'a'})], undefined, '<Tabs> holds the text "text"'],
  ['two tabs of one value', [item({value: 'a'}), item({value: 'a'})], undefined, 'two tabs with the value "a"'],
  [
    'a default that is no tab',
    [item({value: 'a'}), item({value: 'b'})],
    'c',
    'no tab "c" to be open at first. Its values: a, b.',
  ],
])('refuses %s', (_title, children, defaultValue, message) => {
  expect(() => readTabs(children, defaultValue)).toThrow(message);
});

test.each([
  [{}, null],
  [{groupId: 'lang'}, null],
  [{groupId: 'lang', queryString: true}, 'lang'],
  [{groupId: 'lang', queryString: 'lang'}, 'lang'],
  [{queryString: 'lang'}, 'lang'],
])('%j has the query parameter %j', (sharing, name) => {
  expect(queryOf(sharing)).toBe(name);
});

test('refuses two names for one choice, and none', () => {
  expect(() => queryOf({groupId: 'language', queryString: 'lang'})).toThrow(
    '<Tabs groupId="language" queryString="lang"> has two names for one choice. Use the same in both',
  );
  expect(() => queryOf({queryString: true})).toThrow('<Tabs queryString> has no name for its parameter');
});

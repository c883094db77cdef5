import {expect, test} from 'vitest';
import {createLinkAttributes} from './link-attributes';

const outside = {target: '_blank', rel: ['noopener', 'noreferrer']};

test.each([
  ['/docs/intro', {href: '/base/docs/intro'}],
  ['/base/docs/intro#start', {href: '/base/docs/intro#start'}],
  ['#start', {href: '#start'}],
  ['pathname:///openapi/core-api.yaml', {href: '/base/openapi/core-api.yaml', ...outside}],
  ['https://example.com/a', {href: 'https://example.com/a', ...outside}],
  ['mailto:help@example.com', {href: 'mailto:help@example.com', ...outside}],
  ['//example.com', {href: '//example.com', ...outside}],
])('creates the attributes of a link to %s', (href, expected) => {
  expect(createLinkAttributes({href}, '/base/')).toEqual(expected);
});

test('keeps other attributes', () => {
  expect(createLinkAttributes({href: '#a', title: 'A'}, '/')).toEqual({href: '#a', title: 'A'});
});

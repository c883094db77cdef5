import {expect, test} from 'vitest';
import {createLinkAttributes} from './link-attributes';

const externalAttributes = {target: '_blank', rel: ['noopener', 'noreferrer']};

test.each([
  ['/docs/intro', {href: '/base/docs/intro'}],
  ['/base/docs/intro#start', {href: '/base/docs/intro#start'}],
  ['#start', {href: '#start'}],
  ['pathname:///openapi/core-api.yaml', {href: '/base/openapi/core-api.yaml', ...externalAttributes}],
  ['https://example.com/a', {href: 'https://example.com/a', ...externalAttributes}],
  ['mailto:help@example.com', {href: 'mailto:help@example.com', ...externalAttributes}],
  ['//example.com', {href: '//example.com', ...externalAttributes}],
])('creates the attributes of a link to %s', (href, expected) => {
  expect(createLinkAttributes({href}, '/base/')).toEqual(expected);
});

test('keeps other attributes', () => {
  expect(createLinkAttributes({href: '#a', title: 'A'}, '/')).toEqual({href: '#a', title: 'A'});
});

import type {PhrasingContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {expect, test} from 'vitest';
import {createParagraph, createText, renderMarkdown, walkNodes} from './markdown';

const parse = (markdown: string) => fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});

/** Lists the types of the nodes below a paragraph, with the values of texts. */
const describeNodes = (blocks: Parameters<typeof walkNodes>[0]) =>
  [...walkNodes(blocks)].map((node) => [node.type, 'value' in node ? node.value : '']);

test.each([
  'string — Opaque ID, 20 characters (at most); read-only.',
  '1. a',
  '1) a',
  '- a',
  'a -b',
  'Note: a',
  '(a)',
  '* a_b_ [c]',
])('text remains text: %s', (value) => {
  const paragraph = createParagraph([createText(value)]);
  expect(describeNodes(parse(renderMarkdown([paragraph])).children)).toEqual(describeNodes([paragraph]));
});

const code: PhrasingContent = {type: 'inlineCode', value: 'a'};
const lineBreak: PhrasingContent = {type: 'break'};
const reference: PhrasingContent = {type: 'footnoteReference', identifier: 'a'};

test.each([
  ['spaces next to code', [code, createText(' string '), code], '`a` string `a`'],
  ['spaces next to line breaks', [createText('a '), lineBreak, createText(' b')], 'a \\\n&#x20;b'],
  ['text like a link', [createText('www.a.example, http://a.example')], 'www\\.a.example, http\\://a.example'],
  ['a bullet after a line break', [createText('a'), lineBreak, createText('- b')], 'a\\\n\\- b'],
  ['parentheses after a reference', [reference, createText('(b)')], '[^a]\\(b)'],
])('considers the nodes around a text: %s', (_name, children, expected) => {
  expect(renderMarkdown([createParagraph(children)])).toBe(expected);
});

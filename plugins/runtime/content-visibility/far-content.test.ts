import type {ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {expect, test} from 'vitest';
import {guessHeight, stacked} from './height';
import {rehypeFarContent} from './rehype-far-content';

const line = 'a'.repeat(100);

test('more text, more lines of code and more blocks are higher', () => {
  const paragraph = guessHeight([h('p', line)]);
  expect(guessHeight([h('p', line + line)]).wide).toBeGreaterThan(paragraph.wide);
  expect(guessHeight([h('p', line), h('p')]).wide).toBeGreaterThan(paragraph.wide);
  expect(guessHeight([h('pre', 'a\nb')]).wide).toBeGreaterThan(guessHeight([h('pre', 'ab')]).wide);
});

test('text is higher on a phone', () => {
  const {wide, narrow} = guessHeight([h('p', line)]);
  expect(narrow).toBeGreaterThan(wide);
});

test('what is folded is as high as its summary', () => {
  const summary = h('summary', 'More');
  expect(guessHeight([h('details', [summary, h('p', line)])])).toEqual(guessHeight([h('details', [summary])]));
  expect(guessHeight([h('details', {open: true}, [summary, h('p', line)])]).wide).toBeGreaterThan(
    guessHeight([h('details', [summary])]).wide,
  );
});

test('highlighted code is as high as its lines, however it is written', () => {
  expect(guessHeight([h('code', {html: '<b>a</b>\nb'})])).toEqual(
    guessHeight([h('pre', {}, {type: 'raw', value: '<b>a</b>\nb'} as never)]),
  );
});

test('heights one below the other add up', () => {
  expect(
    stacked([
      {wide: 1, narrow: 2},
      {wide: 3, narrow: 4},
    ]),
  ).toEqual({wide: 4, narrow: 6});
});

test('sections of the component and long tables outside of them get their room, nothing else does', () => {
  const element = (as: string, ...inside: ElementContent[]) => ({
    type: 'mdxJsxFlowElement' as const,
    name: 'Entry',
    attributes: [{type: 'mdxJsxAttribute' as const, name: 'as', value: as}],
    children: [h('p', line), ...inside],
  });
  const table = (rows: number) =>
    h(
      'table',
      Array.from({length: rows}, () => h('tr', h('td', line))),
    );
  const [far, short, within] = [table(10), table(1), table(10)];
  const root: Root = {type: 'root', children: [element('section', within), element('tr'), far, short]};
  rehypeFarContent({component: 'Entry'})(root);
  const names = root.children.map((child) =>
    'attributes' in child ? child.attributes.map((one) => 'name' in one && one.name) : [],
  );
  expect(names).toEqual([['as', 'data-height', 'data-height-narrow'], ['as'], [], []]);
  expect(Object.keys(far.properties)).toEqual(['data-height-narrow']);
  expect(short.properties).toEqual({});
  expect(within.properties).toEqual({});
});

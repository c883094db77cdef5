import {expect, test} from 'vitest';
import {findPageElements as find, formatElement} from './element-syntax';

test.each(['A & `B`', 'A "B"', 'A > B', '&quot;', ''])('finds the formatted attribute %j', (tag) => {
  expect(find(`Text\n\n${formatElement('ApiDocument', {id: 'ships', tag, show: undefined})}\n`)).toMatchObject([
    {attributes: {id: 'ships', tag}},
  ]);
});

import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {parseSource} from './source-page';

const convert = (source: string) => toHtml(parseSource(source)).replaceAll('\n', '');

test.each([
  ['front matter is omitted', '---\ntitle: T\n---\nText.', '<p>Text.</p>'],
  [
    'headings have IDs',
    '## Set up `x`\n\n## Set up x {#own}',
    '<h2 id="set-up-x">Set up <code>x</code></h2><h2 id="own">Set up x</h2>',
  ],
  ['elements are replaced with their children', '<Tabs>\n\nIn <b>a</b> tab.\n\n</Tabs>', '<p>In a tab.</p>'],
  ['imports and expressions are omitted', "import X from './x';\n\n{1 + 1}\n\nText {x}.", '<p>Text .</p>'],
  ['admonitions contain their text', ':::note[Title]\n\nText.\n\n:::', '<p>Title</p><p>Text.</p>'],
  ['Markdown that is not valid MDX', 'a < b <!-- no --> {', '<p>a &#x3C; b  {</p>'],
])('%s', (_, source, html) => {
  expect(convert(source)).toBe(html);
});

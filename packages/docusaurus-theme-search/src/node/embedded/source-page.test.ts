import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {parseSource} from './source-page';

const convert = (source: string) => toHtml(parseSource(source)).replaceAll('\n', '');

test.each([
  ['front matter is omitted', '---\ntitle: T\n---\nText.', '<p>Text.</p>'],
  [
    'headings have IDs',
    '## Set up `x`\n\n## Set up x {#own}\n\n## Y {/* #y-2 */}',
    '<h2 id="set-up-x">Set up <code>x</code></h2><h2 id="own">Set up x</h2><h2 id="y-2">Y</h2>',
  ],
  ['elements are replaced with their children', '<Tabs>\n\nIn <b>a</b> tab.\n\n</Tabs>', '<p>In a tab.</p>'],
  ['imports and comments are omitted', "import X from './x';\n\nText <!-- no --> {.", '<p>Text  {.</p>'],
  ['admonitions contain their text', ':::note[Title]\n\nText.\n\n:::', '<p>[Title]</p><p>Text.</p>'],
])('%s', (_, source, html) => {
  expect(convert(source)).toBe(html);
});

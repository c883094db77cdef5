import {describe, expect, test} from 'vitest';
import {createFiles} from '../../packages/docusaurus-plugin-markdown/src/fixtures/convert-body';
import {findMissingText} from './missing-markdown';

const check = (html: string, ...files: string[]) =>
  findMissingText(`<html><body><main><div class="theme-doc-markdown">${html}</div></main></body></html>`, files);

describe('reports', () => {
  test.each([
    ['a paragraph', '<p>One <b>two</b>.</p>', 'One', ['One two.']],
    ['a table cell', '<table><tr><td>✅</td><td>Yes</td></tr></table>', '| Yes |\n| - |', ['✅']],
    ['a line of code', '<pre><code>a = 1<br>b = 2</code></pre>', '```\na = 1\nb - 2\n```', ['b = 2']],
    ['text in a hidden tab panel', '<div role="tabpanel" hidden><p>Orange</p></div>', 'Apple', ['Orange']],
  ])('%s', (_, html, markdown, missing) => {
    expect(check(html, markdown)).toEqual(missing);
  });

  test('text that occurs less often than on the page', () => {
    expect(check('<p>Same text</p><p>Same text</p>', 'Same text')).toEqual(['Same text']);
  });
});

describe('accepts', () => {
  test.each([
    ['different whitespace, punctuation, and case', '<p>get\u00A0 <i>/things</i></p>', 'GET — */things*'],
    ['escaped text', '<p>a_b &lt;c&gt; [d](e)</p>', 'a\\_b \\<c> \\[d]\\(e)'],
    ['controls and ignored elements', '<button>Copy</button><p data-markdown-ignore>No</p><nav>Nav</nav>', ''],
    ['images and embedded pages', '<svg aria-label="A"><text>B</text></svg><iframe>C</iframe>', ''],
  ])('%s', (_, html, markdown) => {
    expect(check(html, markdown)).toEqual([]);
  });

  test('text in another part of a split page', () => {
    expect(check('<p>One</p><p>Two</p>', 'One', 'Two')).toEqual([]);
  });

  test('what the converter makes of a page', () => {
    const html =
      '<h1>Title</h1><ul data-markdown="properties"><li><div><code>a</code> <span>string</span></div><p>First.</p><pre>x</pre></li></ul><dl><dt>A</dt><dd>B</dd></dl><details><summary>More</summary><p>Inside</p></details>';
    const drafts = createFiles({'/base/x': html}).getFiles('/base/x');
    expect(check(html, ...drafts.map(({markdown}) => markdown))).toEqual([]);
  });
});

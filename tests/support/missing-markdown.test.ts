import {expect, test} from 'vitest';
import {findMissingText} from './missing-markdown';

test.each([
  ['a paragraph', '<p>One <b>two</b>.</p>', 'One', ['One two.']],
  ['a table cell', '<table><tr><td>✅</td><td>Yes</td></tr></table>', '| Yes |\n| - |', ['✅']],
  ['code', '<pre><code>a = 1<br>b = 2</code></pre>', '```\na = 1\nb - 3\n```', ['a = 1b = 2']],
  ['text in a hidden tab panel', '<div role="tabpanel" hidden><p>Orange</p></div>', 'Apple', ['Orange']],
  ['nothing if only separators and case differ', '<p>get\u00A0 <i>/things</i></p>', 'GET — */things*', []],
  ['no controls, images, or ignored elements', '<button>A</button><svg><text>B</text></svg><nav>C</nav>', '', []],
])('finds %s', (_, html, markdown, missing) => {
  const page = `<html><body><main><div class="theme-doc-markdown">${html}</div></main></body></html>`;
  expect(findMissingText(page, [markdown])).toEqual(missing);
});

import {expect, test} from 'vitest';
import {findLostWords, findRareWords, listMarkdownLinks, listMessages} from './checks';

test('counts each message of a build once, with or without colors', () => {
  const output =
    '\u001B[33m\u001B[1m[WARNING]\u001B[22m Broken.\u001B[39m\n- a\n[WARNING] Broken.\n[ERROR] Failed.\nNo [WARNING] here.';
  expect(listMessages(output, 'WARNING')).toEqual(['[WARNING] Broken.']);
  expect(listMessages(output, 'ERROR')).toEqual(['[ERROR] Failed.']);
});

test('finds words that only one page of a locale and version contains', () => {
  const en = (text: string, version = 'current') => ({locale: 'en', version, text});
  expect(
    findRareWords([
      en('Install the extraordinary gatekeeper, which produces'),
      en('The gatekeepers produced'),
      en('Extraordinary', '1.0'),
      {locale: 'zh', version: 'current', text: '安装 gatekeeper'},
    ]),
  ).toEqual(['extraordinary', undefined, 'extraordinary', 'gatekeeper']);
});

test('lists links on the site in one spelling, and not those in code or on other hosts', () => {
  const markdown = `[a](./b.md#c) ![](/base/img/d%20e.png) [f](https://site.example/base/g/) [h](https://other.example/)
[i][j] \`[k](/l)\`

[j]: ../index.md

\`\`\`md
[m](/n)
\`\`\`
`;
  expect(listMarkdownLinks(markdown, new URL('https://site.example/base/docs/a.md'))).toEqual([
    '/base/docs/b',
    '/base/img/d e.png',
    '/base/g',
    '/base',
  ]);
});

test('finds words of a page that its Markdown lacks', () => {
  expect(
    findLostWords(
      'A Title with under_scores, Maps, and lost code',
      '# A Title\n\nwith under\\_scores, `Map`s, *and*',
      'en',
    ),
  ).toEqual(['lost', 'code']);
  expect(
    findLostWords('创建了三个实例和文档网站', '创建了[三个实例](https://a.example/b)和[文档网站](/c)', 'zh'),
  ).toEqual([]);
});

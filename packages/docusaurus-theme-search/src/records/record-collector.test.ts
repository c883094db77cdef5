import {expect, test} from 'vitest';
import {parseHtml} from '@developer-docs/utils/node';
import {extractPage, RecordCollector} from './record-collector';

const createPage = (url: string, tag: string) => ({url, id: url, title: url, section: 'Docs', language: 'en', tag});

test.each([
  ['docs-default-2.0', 'docs-default-current', []],
  ['docs-default-2.0', 'docs-default-2.0', ['Quokkas allowed in the zoo']],
  // Other docs, and pages outside of docs, have no versions in common.
  ['docs-community-current', 'docs-default-2.0', ['Quokkas allowed in the zoo']],
  ['default', 'docs-default-2.0', ['Quokkas allowed in the zoo']],
  ['docs-default-2.0', 'default', ['Quokkas allowed in the zoo']],
])('a link in a page of %s to a page of %s describes it with %j', (tag, target, expected) => {
  const collector = new RecordCollector();
  const pages = [
    [createPage('/docs/2/limits', tag), '<p>Quokkas allowed in <a href="/docs/zoo/">the zoo</a></p>'],
    [createPage('/docs/zoo/', target), '<p>Animals</p>'],
  ] as const;
  for (const [page, html] of pages) {
    const tree = parseHtml(`<div class="theme-doc-markdown"><h1>Title</h1>${html}</div>`);
    collector.addPage(page, extractPage(page, tree));
  }
  const texts = collector.getRecords({}).filter(({kind}) => kind === 'link');
  expect(texts.map(({content}) => content)).toEqual(expected);
});

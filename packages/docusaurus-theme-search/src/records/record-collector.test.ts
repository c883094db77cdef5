import {parseHtml} from '@developer-docs/utils/node';
import {expect, test} from 'vitest';
import {RecordCollector} from './record-collector';

function createPage(url: string, [docsId, version]: readonly string[]) {
  const tag = docsId === undefined ? 'default' : `docs-${docsId}-${version ?? ''}`;
  return {url, id: url, title: url, section: 'Docs', language: 'en', docsId, tag};
}

const all = ['Quokkas allowed in the zoo'];

test.each<readonly [page: readonly string[], target: readonly string[], texts: readonly string[]]>([
  [['default', '2.0'], ['default', 'current'], []],
  [['api-js', '2.0'], ['api-js', '2-rc'], []],
  [['default', '2.0'], ['default', '2.0'], all],
  // Other docs, and pages outside of docs, have no versions in common.
  [['api-js', 'current'], ['api-py', 'current'], all],
  [[], ['default', '2.0'], all],
  [['default', '2.0'], [], all],
])('a link in a page of %j to a page of %j describes it with %j', (source, target, expected) => {
  const collector = new RecordCollector();
  const pages = [
    [createPage('/docs/2/limits', source), '<p>Quokkas allowed in <a href="/docs/zoo/">the zoo</a></p>'],
    [createPage('/docs/zoo/', target), '<p>Animals</p>'],
  ] as const;
  for (const [page, html] of pages) {
    collector.addPage(page, parseHtml(`<div class="theme-doc-markdown"><h1>Title</h1>${html}</div>`));
  }
  const texts = collector.getRecords({}).filter(({kind}) => kind === 'link');
  expect(texts.map(({content}) => content)).toEqual(expected);
});

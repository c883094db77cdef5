import {expect, test} from 'vitest';
import {addOpenGraphTags} from './open-graph';

const site = {baseUrl: '/base/', title: 'A "b" site'};
const page = {file: 'docs/a.html', route: '/base/docs/a'};

test('adds the type of the page and the escaped name of the site', () => {
  expect(addOpenGraphTags('<title>A</title>', page, site)).toBe(
    '<title>A</title><meta property="og:type" content="article"><meta property="og:site_name" content="A &quot;b&quot; site">',
  );
  expect(addOpenGraphTags('<title>A</title>', {file: 'index.html', route: '/base/'}, site)).toContain('"website"');
});

test("doesn't repeat the tags of a page, also of a minified one", () => {
  const head = '<title>A</title><meta data-rh=true property=og:type content=article>';
  expect(addOpenGraphTags(head, page, site).match(/og:type/g)).toHaveLength(1);
  const complete = `${head}<meta property="og:site_name" content="Mine">`;
  expect(addOpenGraphTags(complete, page, site)).toBe(complete);
});

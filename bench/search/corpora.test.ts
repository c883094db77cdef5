import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPageUrls} from './corpora';

test('returns the URLs of pages as the search index has them, without the final slash of a `slug`', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'corpus-'));
  try {
    const metadataDir = path.join(dir, '.docusaurus/docusaurus-plugin-content-docs/default');
    mkdirSync(metadataDir, {recursive: true});
    for (const [page, permalink] of Object.entries({'guide/style.md': '/docs/style/', 'api.mdx': '/docs/api'})) {
      const metadata = {source: `@site/docs/${page}`, permalink};
      writeFileSync(path.join(metadataDir, `site-docs-${page.replace('/', '-')}.json`), JSON.stringify(metadata));
    }
    const toUrl = readPageUrls({dir});
    expect([toUrl('guide/style'), toUrl('api')]).toEqual(['/docs/style', '/docs/api']);
    expect(() => toUrl('missing')).toThrow('the page missing');
  } finally {
    rmSync(dir, {recursive: true});
  }
});

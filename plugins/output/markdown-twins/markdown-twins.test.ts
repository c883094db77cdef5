import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {BuiltSite} from '@developer-docs/internal/node';
import {markdownTwins} from '.';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'markdown-twins-'));
});
afterEach(() => {
  rmSync(outDir, {recursive: true});
});

/** Runs the step for a page that imports a partial with a heading twice. */
async function convertPageWithRepeatedHeading(requireUniqueIds: boolean): Promise<string> {
  const site = new BuiltSite({
    outDir,
    baseUrl: '/',
    siteConfig: {url: 'https://docs.example'},
    generatedFilesDir: outDir,
  });
  const heading = '<h2 id="a">A</h2>';
  await site.writeFile(
    'docs/page.html',
    `<html><head></head><body><main class="theme-doc-markdown">${heading}${heading}</main></body></html>`,
  );
  const llmsTxt = {title: 'Docs', summary: 'All docs.', instructions: [], files: {}};
  await markdownTwins({llmsTxt, requireUniqueIds}, []).run(site);
  return site.readText('docs/page.md');
}

test('a repeated ID fails the build only if IDs must be unique', async () => {
  await expect(convertPageWithRepeatedHeading(true)).rejects.toThrow('docs/page.html has several elements');
  expect(await convertPageWithRepeatedHeading(false)).toContain('## A\n\n## A\n');
});

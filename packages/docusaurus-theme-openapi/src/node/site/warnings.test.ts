import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test, vi} from 'vitest';
import {createTestContext} from '../../fixtures/test-site';
import {describeBrokenLinks, reportWarnings} from './warnings';

test.each([0, 3, 4])('%i warnings can all be read, but none of an earlier build', (count) => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const name = '.docusaurus/@developer-docs/docusaurus-theme-openapi/warnings.txt';
  const siteDir = createTemporaryFolder({[name]: 'earlier'});
  const file = path.join(siteDir, name);
  const warnings = Array.from({length: count}, (_, index) => `shop.yaml:${index}: odd`);
  reportWarnings(warnings, 'warnings.txt', createTestContext(siteDir));
  const logged = warn.mock.calls.map(([text]) => String(text));
  expect(logged.slice(0, 3)).toEqual(warnings.slice(0, 3).map((text) => `API document: ${text}`));
  const summary = `API documents: ${count - 3} more warnings. All are in ${name}.`;
  expect(logged.slice(3)).toEqual(count > 3 ? [summary] : []);
  expect(existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []).toEqual(count > 3 ? warnings : []);
});

test('links that lead nowhere are reported with the file and line', () => {
  const siteDir = createTemporaryFolder({
    'api/shop.yaml': 'a: |\n  See [x](#tag/Gone)\n  or [y](#tag/Öl)',
    'api/b.json': '{"a": "[x](guide.md)"}',
  });
  const files = ['api/shop.yaml', 'api/b.json', 'api/deleted.yaml'].map((file) => path.join(siteDir, file));
  // Replaced text isn't in the files.
  const links = ['#tag/Gone', '#tag/%C3%96l', 'guide.md', '#operation/__ID__'];
  expect(describeBrokenLinks({id: 'shop', files}, links, siteDir)).toEqual([
    'api/shop.yaml:2: the link "#tag/Gone" leads nowhere. Nothing in the document has this name, or no page shows it. Correct the link.',
    'api/shop.yaml:3: the link "#tag/%C3%96l" leads nowhere. Nothing in the document has this name, or no page shows it. Correct the link.',
    'api/b.json:1: the link "guide.md" leads nowhere. Start it with "/" for a page of your site, or with "https:".',
    'shop: the link "#operation/__ID__" leads nowhere. Nothing in the document has this name, or no page shows it. Correct the link.',
  ]);
});

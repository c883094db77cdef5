import {readdirSync} from 'node:fs';
import path from 'node:path';
import {getProperty, parseHtml, walkElements} from '@developer-docs/docusaurus-utils/node';
import {toString} from 'hast-util-to-string';
import {sdkDeclarations} from '../../../config/contract';
import {getPagePath} from '../../../config/page-urls';
import {getEntryAnchor} from '../../../product/elements/sdk-reference/sdk-pages';
import {expect, test} from '../../support/test';

/** The routes of the widget's pages. */
const routes = readdirSync(path.resolve(__dirname, '../../../docs/ui-sdk'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `docs${getPagePath(`docs/ui-sdk/${file}`)}`)
  .sort();

test('every option, function, event, and error has an entry on one page, with its example', async ({request}) => {
  const pages = await Promise.all(
    routes.map(async (route) => {
      const html = await (await request.get(route)).text();
      const entries = new Map<string | undefined, string>();
      let id: string | undefined;
      for (const element of walkElements(parseHtml(html))) {
        if (/^h[2-4]$/.test(element.tagName)) id = getProperty(element, 'id');
        if (element.tagName === 'pre') entries.set(id, (entries.get(id) ?? '') + toString(element));
        else entries.set(id, entries.get(id) ?? '');
      }
      return entries;
    }),
  );
  const sdk = sdkDeclarations.readModel();
  const entries = [sdk.options, sdk.functions, sdk.events, sdk.errors].flatMap((group) => [...group.values()].flat());
  expect(entries.length).toBeGreaterThan(70);
  const missingEntries = entries.flatMap((entry) => {
    const id = getEntryAnchor(entry);
    const {example = ''} = entry;
    // A function with more options for superusers has an entry on both pages, with different examples.
    const matches = pages.flatMap((page) => page.get(id) ?? []).filter((code) => code.includes(example));
    return matches.length === 1 ? [] : [`${id}: on ${matches.length} pages`];
  });
  expect(missingEntries).toEqual([]);
});

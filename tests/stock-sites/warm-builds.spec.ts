import {readFileSync} from 'node:fs';
import {expect, nightly, test} from '../support/test';
import {createStockSite} from './stock-site';
import {addDocsOptions, configure, packageNames, readBuild} from './stock-site-test';

// Builds that reuse the bundler's persistent cache.

const {search, markdown, openApi} = packageNames;
const themes = `  themes: [
    '${search}',
    '${markdown}',
    ['${openApi}', {documents: {library: {file: 'openapi/library.yaml', pages: 'docs/library'}}}],
  ],
`;

for (const [bundler, faster] of [
  ['Rspack', 'true'],
  ['webpack', 'false'],
] as const) {
  test(`a warm build with ${bundler} equals a cold one after an edit`, nightly, async () => {
    test.setTimeout(900_000);
    const site = await createStockSite({docusaurus: '3.10.2', packages: [search, markdown, openApi]});
    try {
      configure(site, themes);
      site.edit('docusaurus.config.ts', '  future: {', `  future: {\n    faster: ${faster},`);
      site.write('docs/_partial.mdx', 'A yak.\n');
      site.write('docs/animals.mdx', `import Partial from './_partial.mdx';\n\n# Animals\n\nA zebra.\n\n<Partial />\n`);
      addDocsOptions(site);
      site.write('openapi/library.yaml', readFileSync('tests/stock-sites/library.yaml', 'utf8'));
      await site.run('openapi', 'generate');
      await site.run('build');
      expect(readBuild(site.outDir)['docs/animals.md']).toContain('A zebra.\n\nA yak.');
      site.edit('docs/animals.mdx', 'A zebra.', 'A walrus.');
      site.edit('docs/_partial.mdx', 'A yak.', 'A gnu.');
      site.edit('openapi/library.yaml', 'How many books to return', 'The number of books');
      await site.run('build');
      const warm = readBuild(site.outDir);
      expect(warm['docs/animals.md']).toContain('A walrus.\n\nA gnu.');
      expect(warm['docs/library/list-books/index.html']).toContain('The number of books');
      await site.run('clear');
      await site.run('build');
      const cold = readBuild(site.outDir);
      expect(Object.keys(warm)).toEqual(Object.keys(cold));
      for (const [name, text] of Object.entries(cold)) expect(warm[name], name).toBe(text);
    } finally {
      site.remove();
    }
  });
}

import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expectNoAxeViolations} from '../support/axe';
import {openConsole, send} from '../support/page';
import {hits, search as searchFor} from '../support/search';
import {expect, nightly, test} from '../support/test';
import {createStockSite, type StockSite} from './stock-site';
import {addDocsOptions, configure, packageNames, presetName, readBuild, stockSiteTest} from './stock-site-test';

// Stock sites in which the packages are installed with another package manager, or uninstalled.

const docusaurus = '3.10.2';
const {search, markdown, openApi, fastPages, hosting} = packageNames;
const packages = Object.values(packageNames);
const lines = `  themes: ['${search}', '${markdown}', ['${openApi}', {documents: {library: {file: 'library.yaml'}}}]],
  plugins: ['${fastPages}', '${hosting}'],
`;

/** Adds the packages to the configuration, and an operation to the docs. */
function addPackages(site: StockSite): void {
  configure(site, lines);
  addDocsOptions(site);
  addOperation(site);
}

function addOperation(site: StockSite): void {
  site.write('library.yaml', readFileSync('tests/stock-sites/library.yaml', 'utf8'));
  site.write('docs/list-books.mdx', '# Find books\n\n<Operation id="listBooks" />\n');
}

/**
 * Replaces the classic preset, and copies components. Strict package managers hide the packages of the preset from the
 * site's files.
 */
async function addPreset(site: StockSite): Promise<void> {
  site.edit(
    'docusaurus.config.ts',
    "'classic',\n      {",
    `'${presetName}',
      {
        openApi: {documents: {library: {file: 'library.yaml'}}},`,
  );
  addOperation(site);
  for (const [theme, component] of [
    [openApi, 'OpenApi/TryIt'],
    [search, 'SearchBar'],
    [markdown, 'PageMenu'],
  ] as const) {
    await site.run('swizzle', theme, component, '--eject', '--javascript', '--danger');
  }
}

const plugAndPlay = "yarn Plug'n'Play";
const managers = ['pnpm', 'yarn', plugAndPlay] as const;
// Before Node.js 24, CommonJS modules in Yarn's archives can't load ES modules, and Node.js 22 can't load Docusaurus
// from them.
const supportedManagers = Number.parseInt(process.versions.node) < 24 ? managers.slice(0, -1) : managers;
// With Plug'n'Play, only the site itself can provide the peer dependencies of plugins.
const peers = ['plugin-content-docs', 'theme-common'].map((name) => `@docusaurus/${name}@${docusaurus}`);

for (const installation of supportedManagers) {
  const installed = installation === plugAndPlay ? [presetName, ...peers] : [presetName];
  const managerTest = stockSiteTest({docusaurus, packages: installed, installation}, addPreset);

  managerTest(`${installation} installs the preset by name`, nightly, async ({page, open, request}) => {
    await open('docs/intro');
    await searchFor(page, 'deploy your site');
    await expect(hits(page).first().getByRole('link')).toHaveAttribute(
      'href',
      /^\/docs\/tutorial-basics\/deploy-your-site/,
    );
    // The modal is that of DocSearch 4, and the other stock sites have DocSearch 3.
    await expectNoAxeViolations(page, '[role=dialog]');
    expect((await request.get('docs/intro.md')).status()).toBe(200);
    await open('docs/list-books');
    const panel = await openConsole(page, 'listBooks');
    await send(panel, '200 OK');
  });
}

test('uninstalling the packages leaves the site as it was', nightly, async () => {
  test.setTimeout(900_000);
  const site = await createStockSite({docusaurus, packages: []});
  const read = (file: string) => readFileSync(path.join(site.dir, file), 'utf8');
  try {
    await site.run('build');
    const before = readBuild(site.outDir);
    const [config, manifest] = ['docusaurus.config.ts', 'package.json'].map(read);
    await site.install(packages);
    addPackages(site);
    await site.run('build');
    expect(Object.keys(readBuild(site.outDir))).toContain('search/index.html');
    await site.uninstall(packages);
    expect(read('package.json')).toBe(manifest);
    expect(read('package-lock.json')).not.toContain('@developer-docs/');
    expect(existsSync(path.join(site.dir, 'node_modules/@developer-docs/utils'))).toBe(false);
    site.write('docusaurus.config.ts', config ?? '');
    for (const file of ['library.yaml', 'docs/list-books.mdx']) rmSync(path.join(site.dir, file));
    await site.run('build');
    expect(readBuild(site.outDir)).toEqual(before);
  } finally {
    site.remove();
  }
});

import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {z} from 'zod';
import {getRegistry} from '../../tests/stock-sites/registry';
import {runProgram} from '../../tests/support/programs';
import {createPackageLines, packagesWithoutOptions} from '../benchmark-site';
import {loadFromGitHub} from '../github';

export const siteSchema = z.strictObject({
  name: z.string(),
  repository: z.string(),
  commit: z.string().length(40),
  folder: z.string(),
  baseUrl: z.string().default('/'),
  versions: z.number().optional(),
  format: z.enum(['mdx', 'detect']).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  hosting: z.record(z.string(), z.unknown()).default({}),
  covers: z.string(),
});

/** A public site in `sites.yaml`. */
export type PublicSite = z.infer<typeof siteSchema>;

export interface InstalledSite {
  readonly dir: string;
  /** The installed version of Docusaurus. */
  readonly docusaurus: string;
  readonly remove: () => void;
}

/** The configurations of both builds, which import that of the site. */
export const configFiles = {stock: 'stock.config.ts', packages: 'packages.config.ts'} as const;

/**
 * Creates a configuration that only reports broken links, because a site may have some, and uses the faster bundler.
 *
 * @param lines - Lines of the configuration that replace the site's own search.
 */
const createConfig = ({format}: PublicSite, lines: string) => `import * as site from './docusaurus.config';

// A plugin can also be a function.
const isSearch = (plugin) => /search-?local/i.test(Array.isArray(plugin) ? plugin[0] : plugin);

export default async function createConfig() {
  const exported = site.default ?? site;
  const config = typeof exported === 'function' ? await exported() : exported;
  const {onBrokenMarkdownLinks, future: {v4, faster, experimental_faster, ...future} = {}, ...own} = config;
  const lenient = {
    ...own,
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    markdown: {...own.markdown${format === undefined ? '' : `, format: '${format}'`}, hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'}},
    future: {v4: v4 === true || {...v4, removeLegacyPostBuildHeadAttribute: true}, ...future, faster: true},
  };
  ${
    lines === ''
      ? 'return lenient;'
      : `const {algolia, ...themeConfig} = own.themeConfig;
  const added = {${lines}};
  const merge = (key) => [...(own[key] ?? []).filter((plugin) => !isSearch(plugin)), ...added[key]];
  return {...lenient, themeConfig, themes: merge('themes'), plugins: merge('plugins')};`
  }
}
`;

/**
 * Fetches a site, and installs the newest 3.x version of Docusaurus and the packages of this repository. Scripts of
 * packages don't run.
 *
 * @throws Error if Git can't fetch the site, or npm can't install it.
 */
export async function installSite(site: PublicSite): Promise<InstalledSite> {
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'public-site-'));
  const remove = () => {
    rmSync(dir, {recursive: true, force: true, maxRetries: 3});
  };
  try {
    cpSync(path.join(loadFromGitHub(site.repository, site.commit, site.folder), site.folder), dir, {recursive: true});
    await changeSite(dir, site);
    commitSite(dir);
    await runProgram(dir, 'npm', installArguments);
    const {version} = readJson(path.join(dir, 'node_modules/@docusaurus/core/package.json')) as {version: string};
    return {dir, docusaurus: version, remove};
  } catch (error) {
    remove();
    throw error;
  }
}

/** Some packages of a site don't declare the newest React as a peer. */
const installArguments =
  'install --force --ignore-scripts --no-package-lock --prefer-offline --no-audit --no-fund'.split(' ');

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

/** Replaces a site's dependencies, and adds the configurations of both builds. */
async function changeSite(dir: string, site: PublicSite): Promise<void> {
  const write = (file: string, content: string) => {
    writeFileSync(path.join(dir, file), content);
  };
  for (const file of ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', '.npmrc', 'node_modules']) {
    rmSync(path.join(dir, file), {recursive: true, force: true});
  }
  write('.npmrc', `@developer-docs:registry=${(await getRegistry()).url}\n`);
  // Some configurations read the rest of it.
  const {devDependencies, overrides, resolutions, workspaces, scripts, engines, ...manifest} = readJson(
    path.join(dir, 'package.json'),
  ) as Record<string, unknown>;
  write('package.json', JSON.stringify({...manifest, dependencies: listDependencies(site)}));
  const versionsFile = path.join(dir, 'versions.json');
  if (existsSync(versionsFile)) {
    write('versions.json', JSON.stringify((readJson(versionsFile) as string[]).slice(0, site.versions)));
  }
  write(configFiles.stock, createConfig(site, ''));
  write(configFiles.packages, createConfig(site, createPackageLines({hostingOptions: site.hosting})));
}

/** Adds a site to a new repository, because Docusaurus reads the dates of docs from Git. */
function commitSite(dir: string): void {
  const runGit = (...args: readonly string[]) => execFileSync('git', args, {cwd: dir});
  runGit('init', '--quiet');
  runGit('add', '.');
  runGit('-c', 'user.name=bench', '-c', 'user.email=bench@localhost', 'commit', '--quiet', '--message', 'site');
}

const listDependencies = ({dependencies}: PublicSite) => ({
  '@docusaurus/core': '^3.10.0',
  '@docusaurus/faster': '^3.10.0',
  '@docusaurus/preset-classic': '^3.10.0',
  react: '^19',
  'react-dom': '^19',
  ...dependencies,
  ...Object.fromEntries(packagesWithoutOptions.map((name) => [name, '*'])),
});

import {execFileSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {packPackages} from '../../tools/packages/pack-packages';
import {createEnvironment, runProgram} from '../support/programs';
import {generateStockSite, installCanary, installStockSite} from './generated-sites';
import {configurePackageManager, getVariables, packageManagers, yarn, type PackageManager} from './package-managers';
import {getRegistry} from './registry';

/**
 * A stock site: what `create-docusaurus` generates, with packages of this repository. No other file of the repository
 * is in it.
 */
export interface StockSite {
  /** Folder of the site. */
  readonly dir: string;
  /** Absolute path of the last build. */
  readonly outDir: string;
  /** Returns the real path from which the site loads a package. */
  readonly resolve: (packageName: string) => string;
  /** Replaces text in a file. Fails if the file doesn't contain the text. */
  readonly edit: (file: string, text: string, replacement: string) => void;
  readonly write: (file: string, content: string) => void;
  /** Installs packages of this repository, with their dependencies in this repository. */
  readonly install: (packages: readonly string[]) => Promise<void>;
  /** Uninstalls packages of this repository, and their dependencies. */
  readonly uninstall: (packages: readonly string[]) => Promise<void>;
  /** Runs a command of Docusaurus, and returns its output. */
  readonly run: (...args: string[]) => Promise<string>;
  readonly remove: () => void;
}

export interface StockSiteOptions {
  /** Version of Docusaurus, or `canary` for the newest preview version of Docusaurus 4. */
  readonly docusaurus: string;
  /** Names of packages. A package manager can also install those of other repositories. */
  readonly packages: readonly string[];
  /**
   * How the packages are installed: by a package manager from a local registry, or `link` for all packages of this
   * repository, next to links to what it has installed, which takes a few seconds. Default: npm.
   */
  readonly installation?: PackageManager | 'link';
}

/** Creates a stock site with packages of this repository. */
export async function createStockSite({
  docusaurus,
  packages,
  installation = 'npm',
}: StockSiteOptions): Promise<StockSite> {
  const source =
    docusaurus === 'canary'
      ? await installCanary()
      : await (installation === 'npm' ? installStockSite : generateStockSite)(docusaurus);
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'stock-site-'));
  cpSync(source, dir, {recursive: true, verbatimSymlinks: true});
  const env = createEnvironment(getVariables(dir));
  const require = createRequire(path.join(dir, 'package.json'));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), content);
  };
  const install = async (names: readonly string[]) => {
    if (installation === 'link') linkPackages(dir);
    else if (names.length > 0) await runProgram(dir, 'npm', [...packageManagers[installation], ...names], env);
  };
  if (installation !== 'link') {
    configurePackageManager(dir, installation, '@developer-docs', (await getRegistry()).url);
  }
  await install(packages);
  return {
    dir,
    outDir: path.join(dir, 'build'),
    resolve: (name) => realpathSync(require.resolve(name)),
    write,
    install,
    uninstall: async (names) => {
      await runProgram(dir, 'npm', ['uninstall', '--no-audit', '--no-fund', ...names], env);
    },
    edit: (file, text, replacement) => {
      const content = readFileSync(path.join(dir, file), 'utf8');
      if (!content.includes(text)) throw new Error(`${file} of the stock site doesn't contain ${text}`);
      write(
        file,
        content.replace(text, () => replacement),
      );
    },
    run: (...args) =>
      installation.startsWith('yarn')
        ? runProgram(dir, 'npm', [...yarn, 'docusaurus', ...args], env)
        : runProgram(dir, process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args]),
    remove: () => rmSync(dir, {recursive: true, force: true, maxRetries: 3}),
  };
}

/** Links to all installed packages, and unpacks those of this repository, as they're in their tarballs. */
function linkPackages(dir: string): void {
  const installed = path.resolve('node_modules');
  const target = path.join(dir, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync(installed)) {
    if (!name.startsWith('.') && name !== '@developer-docs') {
      symlinkSync(path.join(installed, name), path.join(target, name), 'junction');
    }
  }
  for (const [name, tarball] of packPackages(path.join(dir, 'tarballs'))) {
    const folder = path.join(target, name);
    mkdirSync(folder, {recursive: true});
    execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components', '1']);
  }
}

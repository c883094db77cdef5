import {cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {installCopies} from './copy-packages';
import {generateStockSite, installCanary, installStockSite} from './generated-sites';
import {configurePackageManager, getVariables, packageManagers, yarn, type PackageManager} from './package-managers';
import {getRegistry} from './registry';
import {runProgram} from './run-program';

/**
 * A stock site: what `create-docusaurus` generates, with its own installation, in which packages of this repository are
 * installed by name from a local registry. No file of this repository is in it.
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
  readonly install: (packages: readonly string[], version?: string) => Promise<void>;
  /** Uninstalls packages of this repository, and their dependencies. */
  readonly uninstall: (packages: readonly string[]) => Promise<void>;
  /** Runs a command of Docusaurus, and returns its output. */
  readonly run: (...args: string[]) => Promise<string>;
  readonly remove: () => void;
}

export interface StockSiteOptions {
  /** Version of Docusaurus, or `canary` for the newest preview version of Docusaurus 4. */
  readonly docusaurus: string;
  /** Names of packages. Their dependencies in this repository are installed, too. */
  readonly packages: readonly string[];
  /** Specifiers of other packages to install from the registry with npm. */
  readonly registryPackages?: readonly string[];
  /**
   * How the packages are installed: by a package manager, or `copy` for copies of this repository's installation of
   * Docusaurus and of the packages that the site depends on, which takes a few seconds. Default: npm.
   */
  readonly installation?: PackageManager | 'copy';
}

/** Creates a stock site with packages of this repository. */
export async function createStockSite({
  docusaurus,
  packages,
  registryPackages = [],
  installation = 'npm',
}: StockSiteOptions): Promise<StockSite> {
  const source =
    docusaurus === 'canary'
      ? await installCanary()
      : await (installation === 'npm' ? installStockSite : generateStockSite)(docusaurus);
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'stranger-'));
  cpSync(source, dir, {recursive: true, verbatimSymlinks: true});
  const env = getVariables(dir);
  const require = createRequire(path.join(dir, 'package.json'));
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), content);
  };
  if (installation !== 'copy') {
    configurePackageManager(dir, installation, '@developer-docs', (await getRegistry()).url);
  }
  const install = async (names: readonly string[], version?: string, others: readonly string[] = []) => {
    if (installation === 'copy') {
      installCopies(names, dir);
      return;
    }
    const ids = names.map((name) => `${name}${version === undefined ? '' : `@${version}`}`);
    if (ids.length + others.length === 0) return;
    await runProgram(dir, 'npm', [...packageManagers[installation], ...ids, ...others], env);
  };
  await install(packages, undefined, registryPackages);
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
      const content = read(file);
      if (!content.includes(text)) throw new Error(`${file} of the stock site doesn't contain ${text}`);
      write(
        file,
        content.replace(text, () => replacement),
      );
    },
    run: (...args) =>
      installation === "yarn Plug'n'Play"
        ? runProgram(dir, 'npm', [...yarn, 'docusaurus', ...args], env)
        : runProgram(dir, process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args]),
    remove: () => {
      rmSync(dir, {recursive: true, force: true, maxRetries: 3});
    },
  };
}

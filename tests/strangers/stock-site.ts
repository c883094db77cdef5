import {execFile} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {packPackages} from '../../tools/pack-packages';

/**
 * A stock site: what `create-docusaurus` generates, with its own installation, in which packages of this repository are
 * installed from their tarballs. No file of this repository is in it.
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
  /** Version of Docusaurus. */
  readonly docusaurus: string;
  /** Names of packages, without the scope. Their dependencies in this repository are installed, too. */
  readonly packages: readonly string[];
  /** Specifiers of other packages to install from the registry. Requires npm. */
  readonly registryPackages?: readonly string[];
  /**
   * Whether the installation of an earlier run can be used if all packages have the same dependencies as then. The
   * packages of this repository are always new.
   */
  readonly canReuseInstallation?: boolean;
  /** Default: npm. */
  readonly packageManager?: 'npm' | 'pnpm';
}

const cacheDir = path.resolve('node_modules/.cache/strangers');
const scope = '@developer-docs/';
const execute = promisify(execFile);

async function run(cwd: string, command: string, args: readonly string[]): Promise<string> {
  // The bundler's progress bar would fill the output.
  const env = {...process.env, CI: 'true', NODE_ENV: '', npm_config_update_notifier: 'false'};
  try {
    const {stdout, stderr} = await execute(command, args, {cwd, env, maxBuffer: 64e6});
    return stdout + stderr;
  } catch (error) {
    const {stdout, stderr} = error as {stdout?: string; stderr?: string};
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? String(error)}`);
  }
}

/**
 * Generates and installs a stock site once, and returns its folder. Docusaurus 3.7.0 only works with newer versions of
 * some dependencies, such as the progress bar, because it doesn't pin the bundler.
 */
async function installStockSite(version: string): Promise<string> {
  const dir = path.join(cacheDir, version);
  if (existsSync(dir)) return dir;
  mkdirSync(cacheDir, {recursive: true});
  // Several workers can start at the same time, so the folder gets its name when it's complete.
  const work = mkdtempSync(path.join(cacheDir, 'new-'));
  const site = path.join(work, version);
  const generator = ['exec', '--yes', `create-docusaurus@${version}`, '--', version, 'classic'];
  await run(work, 'npm', [...generator, '--typescript', '--skip-install', '--package-manager', 'npm']);
  if (version === '3.7.0') {
    const file = path.join(site, 'package.json');
    const {overrides} = JSON.parse(readFileSync('package.json', 'utf8')) as {overrides: object};
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({...manifest, overrides}, undefined, 2));
  }
  await run(site, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
  if (!existsSync(dir)) renameSync(site, dir);
  rmSync(work, {recursive: true, force: true});
  return dir;
}

const readDependencies = (name: string): Record<string, string> => {
  const manifest = readFileSync(path.resolve('packages', name.slice(scope.length), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as {dependencies?: Record<string, string>}).dependencies ?? {};
};

/** Lists a package, and its dependencies in this repository. */
function listPackages(name: string, tarballs: ReadonlyMap<string, string>): string[] {
  const dependencies = Object.keys(readDependencies(name)).filter((dependency) => tarballs.has(dependency));
  return [name, ...dependencies.flatMap((dependency) => listPackages(dependency, tarballs))];
}

/** Creates a stock site with packages of this repository. */
export async function createStockSite({
  docusaurus,
  packages,
  registryPackages = [],
  canReuseInstallation = false,
  packageManager = 'npm',
}: StockSiteOptions): Promise<StockSite> {
  const source = await installStockSite(docusaurus);
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'stranger-'));
  const isKept = (file: string) =>
    packageManager === 'npm' || !/^(?:node_modules|package-lock\.json)/.test(path.relative(source, file));
  cpSync(source, dir, {recursive: true, verbatimSymlinks: true, filter: isKept});
  const tarballs = packPackages(path.join(dir, 'tarballs'));
  const require = createRequire(path.join(dir, 'package.json'));
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), content);
  };
  const listAllPackages = (names: readonly string[]) => [
    ...new Set(names.flatMap((name) => listPackages(scope + name, tarballs))),
  ];
  const install = async (names: readonly string[], others: readonly string[] = []) => {
    const all = listAllPackages(names);
    const files = all.map((name) => tarballs.get(name) ?? '');
    if (packageManager === 'npm') {
      await run(dir, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...files, ...others]);
      return;
    }
    // The lines for pnpm in the README of the search theme.
    const overrides = {[`${scope}search-engine`]: `file:${tarballs.get(`${scope}search-engine`) ?? ''}`};
    write('package.json', JSON.stringify({...(JSON.parse(read('package.json')) as object), pnpm: {overrides}}));
    await run(dir, 'npm', ['exec', '--yes', 'pnpm@9', '--', 'add', '--prefer-offline', ...files]);
  };
  const allPackages = listAllPackages(packages);
  const dependencies = JSON.stringify([allPackages.map((name) => [name, readDependencies(name)]), registryPackages]);
  const installation = path.join(
    cacheDir,
    `${docusaurus}-${createHash('sha256').update(dependencies).digest('hex').slice(0, 16)}`,
  );
  if (canReuseInstallation && existsSync(installation)) {
    rmSync(path.join(dir, 'node_modules'), {recursive: true});
    cpSync(installation, path.join(dir, 'node_modules'), {recursive: true, verbatimSymlinks: true});
    for (const name of allPackages) {
      const folder = path.join(dir, 'node_modules', name);
      // The dependencies of a package that differ from those of the site are in its folder.
      for (const entry of readdirSync(folder).filter((entry) => entry !== 'node_modules'))
        rmSync(path.join(folder, entry), {recursive: true});
      await run(dir, 'tar', ['-xzf', tarballs.get(name) ?? '', '-C', folder, '--strip-components', '1']);
    }
  } else {
    await install(packages, registryPackages);
    if (canReuseInstallation) {
      const work = mkdtempSync(path.join(cacheDir, 'new-'));
      cpSync(path.join(dir, 'node_modules'), path.join(work, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      });
      if (!existsSync(installation)) renameSync(path.join(work, 'node_modules'), installation);
      rmSync(work, {recursive: true, force: true});
    }
  }
  return {
    dir,
    outDir: path.join(dir, 'build'),
    resolve: (name) => realpathSync(require.resolve(name)),
    write,
    install,
    uninstall: async (names) => {
      await run(dir, 'npm', ['uninstall', '--no-audit', '--no-fund', ...listAllPackages(names)]);
    },
    edit: (file, text, replacement) => {
      const content = read(file);
      if (!content.includes(text)) throw new Error(`${file} of the stock site doesn't contain ${text}`);
      write(
        file,
        content.replace(text, () => replacement),
      );
    },
    run: (...args) => run(dir, 'npx', ['docusaurus', ...args]),
    remove: () => {
      rmSync(dir, {recursive: true, force: true, maxRetries: 3});
    },
  };
}

import {execFile, execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {startLocalRegistry, type LocalRegistry} from '../../tools/packages/local-registry';
import {packPackages} from '../../tools/packages/pack-packages';
import {runNpm} from '../../tools/run-npm';

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
  readonly installation?: keyof typeof packageManagers | 'copy';
}

const cacheDir = path.resolve('node_modules/.cache/strangers');
const scope = '@developer-docs/';
const execute = promisify(execFile);

let registry: Promise<LocalRegistry> | undefined;

/** Returns the registry of this process, in which the packages are published once. */
export function getRegistry(): Promise<LocalRegistry> {
  registry ??= startLocalRegistry().then((started) => {
    started.publish();
    return started;
  });
  return registry;
}

/** The arguments of npm that run Yarn. */
const yarn = ['exec', '--yes', '--package', '@yarnpkg/cli-dist@4', '--', 'yarn'] as const;

/** The arguments of npm that install packages. */
const packageManagers = {
  npm: ['install', '--prefer-offline', '--no-audit', '--no-fund'],
  'pnpm 10': ['exec', '--yes', 'pnpm@10', '--', 'add', '--prefer-offline'],
  pnpm: ['exec', '--yes', 'pnpm@latest', '--', 'add', '--prefer-offline'],
  yarn: [...yarn, 'add'],
  "yarn Plug'n'Play": [...yarn, 'add'],
} as const;

async function run(cwd: string, command: string, args: readonly string[], others = {}): Promise<string> {
  // The bundler's progress bar would fill the output.
  const env = {...process.env, CI: 'true', NODE_ENV: '', NO_UPDATE_NOTIFIER: '1', ...others};
  try {
    const {stdout, stderr} = await execute(command, args, {cwd, env, maxBuffer: 64e6});
    return stdout + stderr;
  } catch (error) {
    const {stdout, stderr} = error as {stdout?: string; stderr?: string};
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? String(error)}`);
  }
}

/**
 * Creates a folder in the cache, unless it exists. Several workers can start at the same time, so the folder gets its
 * name when it's complete.
 *
 * @param create - Creates the folder, under its name, in the folder that is passed.
 */
async function cacheFolder(name: string, create: (parent: string) => Promise<void>): Promise<string> {
  const dir = path.join(cacheDir, name);
  if (existsSync(dir)) return dir;
  mkdirSync(cacheDir, {recursive: true});
  const work = mkdtempSync(path.join(cacheDir, 'new-'));
  await create(work);
  if (!existsSync(dir)) renameSync(path.join(work, name), dir);
  rmSync(work, {recursive: true, force: true});
  return dir;
}

/** Generates a stock site once, and returns its folder. */
const generateStockSite = (version: string): Promise<string> =>
  cacheFolder(version, async (parent) => {
    const generator = ['exec', '--yes', `create-docusaurus@${version}`, '--', version, 'classic'];
    await run(parent, 'npm', [...generator, '--typescript', '--skip-install', '--package-manager', 'npm']);
  });

/**
 * Generates and installs a stock site once, and returns its folder. The site of Docusaurus 3.7.0 gets React 18, the
 * oldest version that the packages support. Docusaurus 3.7.0 only works with newer versions of some dependencies, such
 * as the progress bar, because it doesn't pin the bundler.
 */
function installStockSite(version: string): Promise<string> {
  const isOldest = version === '3.7.0';
  const name = isOldest ? `${version}-react-18` : `${version}-installed`;
  return cacheFolder(name, async (parent) => {
    const site = path.join(parent, name);
    cpSync(await generateStockSite(version), site, {recursive: true});
    if (isOldest) {
      const file = path.join(site, 'package.json');
      const {overrides} = JSON.parse(readFileSync('package.json', 'utf8')) as {overrides: object};
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      const dependencies = {...manifest.dependencies, react: '^18.0.0', 'react-dom': '^18.0.0'};
      writeFileSync(file, JSON.stringify({...manifest, dependencies, overrides}, undefined, 2));
    }
    await run(site, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
  });
}

/**
 * Installs the newest preview version of Docusaurus 4 whose packages are all in the registry, and returns its folder.
 */
async function installCanary(): Promise<string> {
  const versions = JSON.parse(await run('.', 'npm', ['view', 'create-docusaurus', 'versions', '--json'])) as string[];
  const numbers = versions.flatMap((version) => /^4\.0\.0-canary-(\d+)$/.exec(version)?.[1] ?? []).map(Number);
  for (const number of numbers.sort((a, b) => b - a)) {
    try {
      return await installStockSite(`4.0.0-canary-${number}`);
    } catch (error) {
      if (!/\b(?:ETARGET|E404)\b/.test(String(error))) throw error;
    }
  }
  throw new Error(`No canary of Docusaurus 4 can be installed. The registry has these: ${numbers.join(', ')}`);
}

/**
 * Copies a package without the dependencies in its folder, which are copied only if they're needed. The files are hard
 * links, because copying them takes as long as building the site.
 */
function linkFiles(folder: string, target: string): void {
  mkdirSync(target, {recursive: true});
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const from = path.join(folder, entry.name);
    const to = path.join(target, entry.name);
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) linkFiles(from, to);
    else linkFile(from, to);
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    // The temporary folder is on another file system.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, to);
  }
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Copies packages, and all packages that they depend on, from `node_modules` of this repository to the same place in a
 * site. Packages that aren't declared as a dependency aren't copied, so the site fails if it needs one.
 *
 * @param tarballs - Packages of this repository, which aren't copied. Only their dependencies are.
 */
function copyInstalledPackages(names: readonly string[], dir: string, tarballs: ReadonlyMap<string, string>): void {
  const root = path.resolve('node_modules');
  const folders = new Set<string>();
  /** Finds a package as Node does: in `node_modules` of the dependent package's folder and of the folders above it. */
  const find = (name: string, dependent: string): string | undefined => {
    const folder = path.join(dependent, 'node_modules', name);
    if (existsSync(folder)) return folder;
    return dependent === path.dirname(root) ? undefined : find(name, path.dirname(dependent));
  };
  const add = (name: string, dependent: string) => {
    const folder = find(name, dependent);
    // Optional packages, such as those for other platforms, aren't installed.
    if (folder === undefined || folders.has(folder)) return;
    folders.add(folder);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    const {dependencies, optionalDependencies, peerDependencies} = manifest;
    for (const dependency of Object.keys({...dependencies, ...optionalDependencies, ...peerDependencies})) {
      add(dependency, folder);
    }
  };
  for (const name of names) add(name, path.dirname(root));
  for (const folder of folders) {
    const name = path.relative(root, folder);
    if (tarballs.has(name)) continue;
    linkFiles(folder, path.join(dir, 'node_modules', name));
  }
}

function readDependencies(name: string): Readonly<Record<string, string>> {
  const manifest = readFileSync(path.resolve('packages', name.slice(scope.length), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as Manifest).dependencies ?? {};
}

/** Lists a package, and its dependencies in this repository. */
function listPackages(name: string, tarballs: ReadonlyMap<string, string>): string[] {
  const dependencies = Object.keys(readDependencies(name)).filter((dependency) => tarballs.has(dependency));
  return [name, ...dependencies.flatMap((dependency) => listPackages(dependency, tarballs))];
}

/** Copies the site's dependencies and packages of this repository, as they're in their tarballs, to a site. */
function installCopies(names: readonly string[], dir: string): void {
  const tarballs = packPackages(path.join(dir, 'tarballs'));
  const all = [...new Set(names.flatMap((name) => listPackages(name, tarballs)))];
  const {dependencies} = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
  copyInstalledPackages([...Object.keys(dependencies ?? {}), '@docusaurus/faster', ...all], dir, tarballs);
  for (const name of all) {
    const folder = path.join(dir, 'node_modules', name);
    mkdirSync(folder, {recursive: true});
    execFileSync('tar', ['-xzf', tarballs.get(name) ?? '', '-C', folder, '--strip-components', '1']);
  }
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
  const {url} = installation === 'copy' ? {url: ''} : await getRegistry();
  const env = {
    YARN_NPM_REGISTRY_SERVER: runNpm(['config', 'get', 'registry'], {}).trim().replace(/\/$/, ''),
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    // Yarn's caches don't distinguish between the registries of several runs, which have the same version.
    YARN_GLOBAL_FOLDER: path.join(dir, '.yarn-global'),
  };
  const require = createRequire(path.join(dir, 'package.json'));
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), content);
  };
  if (url !== '') write('.npmrc', `${scope.slice(0, -1)}:registry=${url}\n`);
  // By default, newer package managers don't install a version in its first days.
  if (installation.startsWith('pnpm')) {
    write('pnpm-workspace.yaml', `minimumReleaseAgeExclude: ['${scope}*']\nstrictDepBuilds: false\n`);
  }
  if (installation.startsWith('yarn')) {
    // In the site's folder, because Yarn reads the registry of a scope only from a file.
    const scopes = `npmScopes: {${scope.slice(1, -1)}: {npmRegistryServer: '${url.replace(/\/$/, '')}'}}`;
    write(
      '.yarnrc.yml',
      `nodeLinker: ${installation === 'yarn' ? 'node-modules' : 'pnp'}\nunsafeHttpWhitelist: [localhost]\n${scopes}\nenableTelemetry: false\nnpmPreapprovedPackages: ['${scope}*']\n`,
    );
    write('yarn.lock', '');
    // Yarn also resolves the packages for other platforms. Registries can lack those of the newest version of SWC.
    const {overrides} = JSON.parse(readFileSync('package.json', 'utf8')) as {overrides: Record<string, string>};
    const resolutions = Object.fromEntries(Object.entries(overrides).filter(([name]) => name.startsWith('@swc/')));
    write('package.json', JSON.stringify({...(JSON.parse(read('package.json')) as object), resolutions}, undefined, 2));
  }
  const install = async (names: readonly string[], version?: string, others: readonly string[] = []) => {
    if (installation === 'copy') {
      installCopies(names, dir);
      return;
    }
    const ids = names.map((name) => `${name}${version === undefined ? '' : `@${version}`}`);
    if (ids.length + others.length === 0) return;
    await run(dir, 'npm', [...packageManagers[installation], ...ids, ...others], env);
  };
  await install(packages, undefined, registryPackages);
  return {
    dir,
    outDir: path.join(dir, 'build'),
    resolve: (name) => realpathSync(require.resolve(name)),
    write,
    install,
    uninstall: async (names) => {
      await run(dir, 'npm', ['uninstall', '--no-audit', '--no-fund', ...names], env);
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
        ? run(dir, 'npm', [...yarn, 'docusaurus', ...args], env)
        : run(dir, process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args]),
    remove: () => {
      rmSync(dir, {recursive: true, force: true, maxRetries: 3});
    },
  };
}

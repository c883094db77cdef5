import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runNpm} from '../../tools/run-npm';

/** The arguments of npm that run Yarn. */
export const yarn = ['exec', '--yes', '--package', '@yarnpkg/cli-dist@4', '--', 'yarn'] as const;

/** The arguments of npm that install packages. */
export const packageManagers = {
  npm: ['install', '--prefer-offline', '--no-audit', '--no-fund'],
  pnpm: ['exec', '--yes', 'pnpm@latest', '--', 'add', '--prefer-offline'],
  yarn: [...yarn, 'add'],
  "yarn Plug'n'Play": [...yarn, 'add'],
} as const;

export type PackageManager = keyof typeof packageManagers;

/** Returns the environment variables with which a package manager works in a site. */
export const getVariables = (dir: string) => ({
  YARN_NPM_REGISTRY_SERVER: runNpm(['config', 'get', 'registry']).trim().replace(/\/$/, ''),
  YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
  // Yarn's caches don't distinguish between the registries of several runs, which have the same version.
  YARN_GLOBAL_FOLDER: path.join(dir, '.yarn-global'),
});

/** Configures a site's package manager to install the packages of a scope from a registry. */
export function configurePackageManager(
  dir: string,
  manager: PackageManager,
  scope: string,
  registryUrl: string,
): void {
  const write = (file: string, content: string) => writeFileSync(path.join(dir, file), content);
  write('.npmrc', `${scope}:registry=${registryUrl}\n`);
  // By default, newer package managers don't install a version in its first days.
  if (manager === 'pnpm') {
    write('pnpm-workspace.yaml', `minimumReleaseAgeExclude: ['${scope}/*']\nstrictDepBuilds: false\n`);
  }
  if (!manager.startsWith('yarn')) return;
  // In the site's folder, because Yarn reads the registry of a scope only from a file.
  const scopes = `npmScopes: {${scope.slice(1)}: {npmRegistryServer: '${registryUrl.replace(/\/$/, '')}'}}`;
  write(
    '.yarnrc.yml',
    `nodeLinker: ${manager === 'yarn' ? 'node-modules' : 'pnp'}\nunsafeHttpWhitelist: [localhost]\n${scopes}\nenableTelemetry: false\nnpmPreapprovedPackages: ['${scope}/*']\n`,
  );
  write('yarn.lock', '');
  // Yarn also resolves the packages for other platforms. Registries can lack those of the newest version of SWC.
  const {overrides} = JSON.parse(readFileSync('package.json', 'utf8')) as {overrides: Record<string, string>};
  const resolutions = Object.fromEntries(Object.entries(overrides).filter(([name]) => name.startsWith('@swc/')));
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as object;
  write('package.json', JSON.stringify({...manifest, resolutions}, undefined, 2));
}

import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runProgram} from '../support/programs';

// Stock sites without packages of this repository, which are generated and installed once.

const cacheDir = path.resolve('node_modules/.cache/stock-sites');

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
export const generateStockSite = (version: string): Promise<string> =>
  cacheFolder(version, async (parent) => {
    const generator = ['exec', '--yes', `create-docusaurus@${version}`, '--', version, 'classic'];
    await runProgram(parent, 'npm', [...generator, '--typescript', '--skip-install', '--package-manager', 'npm']);
  });

/**
 * Generates and installs a stock site once, and returns its folder. The site of Docusaurus 3.7.0 gets React 18, the
 * oldest version that the packages support. Docusaurus 3.7.0 only works with newer versions of some dependencies, such
 * as the progress bar, because it doesn't pin the bundler.
 */
export function installStockSite(version: string): Promise<string> {
  const isOldest = version === '3.7.0';
  const name = isOldest ? `${version}-react-18` : `${version}-installed`;
  return cacheFolder(name, async (parent) => {
    const site = path.join(parent, name);
    cpSync(await generateStockSite(version), site, {recursive: true});
    if (isOldest) {
      const file = path.join(site, 'package.json');
      const {overrides} = JSON.parse(readFileSync('package.json', 'utf8')) as {overrides: object};
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as {dependencies: object};
      const dependencies = {...manifest.dependencies, react: '^18.0.0', 'react-dom': '^18.0.0'};
      writeFileSync(file, JSON.stringify({...manifest, dependencies, overrides}, undefined, 2));
    }
    await runProgram(site, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
  });
}

/**
 * Installs the newest preview version of Docusaurus 4 whose packages are all in the registry, and returns its folder.
 */
export async function installCanary(): Promise<string> {
  const versions = JSON.parse(
    await runProgram('.', 'npm', ['view', 'create-docusaurus', 'versions', '--json']),
  ) as string[];
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

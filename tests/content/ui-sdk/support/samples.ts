import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {replaceBrandTokens} from '../../../../config/site';
import {runNpm} from '../../../../tools/run-npm';

/** The samples' folder, which is a separate package. */
export const samplesFolder = path.resolve(__dirname, '../../../../product/samples');

/** The origin of the local mock in the samples. */
const mockOrigin = 'http://localhost:4010';

/** Installs the samples' packages, unless they're up to date with the lockfile. */
export function installSamples(): void {
  const installedLockfile = path.join(samplesFolder, 'node_modules/.package-lock.json');
  const lockfile = path.join(samplesFolder, 'package-lock.json');
  if (!existsSync(installedLockfile) || statSync(installedLockfile).mtimeMs < statSync(lockfile).mtimeMs) {
    runNpm(['ci', '--no-audit', '--no-fund'], {cwd: samplesFolder, stdio: 'pipe'});
  }
}

/** A copy of samples in a temporary folder. */
export interface SamplesCopy {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Copies samples with the brand tokens replaced, as readers see them.
 *
 * @param folders - Folders or files below `product/samples/`, such as `ui-sdk/first-widget`. Each is copied to the same
 *   place.
 * @param origin - The mock's origin, which replaces the one in the samples.
 */
export function copySamples(folders: readonly string[], origin = mockOrigin): SamplesCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  for (const name of folders) cpSync(path.join(samplesFolder, name), path.join(folder, name), {recursive: true});
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    if (entry.isFile()) {
      const file = path.join(entry.parentPath, entry.name);
      writeFileSync(file, replaceBrandTokens(readFileSync(file, 'utf8')).replaceAll(mockOrigin, origin));
    }
  }
  return {
    folder,
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}

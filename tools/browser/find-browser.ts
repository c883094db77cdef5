import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * The executables to look for. The headless shell comes first, because it has the same engine and needs half the CPU
 * time per page.
 */
const executableNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/**
 * Finds the Chromium executable for Playwright to launch: the one that `CHROMIUM_PATH` specifies, or else Chromium or
 * Chrome on the `PATH`.
 *
 * @returns The executable, or `undefined` if none was found. Playwright then launches its own Chromium.
 */
export function findChromium(): string | undefined {
  const {CHROMIUM_PATH: configuredPath, PATH = ''} = process.env;
  if (configuredPath) return configuredPath;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return PATH.split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => executableNames.map((name) => path.join(folder, name + suffix)))
    .find((file) => existsSync(file));
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** A Chromium that Playwright can launch. */
export interface Browser {
  /** Absolute path of the executable; absent for the browser that Playwright installed. */
  readonly executable?: string;
  /** How it was found, for the terminal. */
  readonly source: string;
}

/** Executables to look for. The headless shell comes first: it has the same engine, and needs half of the CPU time per page. */
const executableNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** Lists the locations of Chromium and Chrome on platforms where installers don't add them to the PATH. */
function listInstallPaths(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string[] {
  if (platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ];
  }
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = environment[name];
      return folder === undefined ? [] : [path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')];
    });
  }
  return [];
}

/**
 * Finds a Chromium: the one that `CHROMIUM_PATH` specifies, or else the system's Chromium or Chrome, or else Playwright's own.
 *
 * @param environment - The environment variables, with `CHROMIUM_PATH` and `PATH`.
 * @returns The browser, or `undefined` if none was found.
 * @throws Error if `CHROMIUM_PATH` is set to a file that doesn't exist.
 */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): Browser | undefined {
  const configuredPath = environment.CHROMIUM_PATH;
  if (configuredPath) {
    if (!existsSync(configuredPath)) {
      throw new Error(
        `CHROMIUM_PATH is "${configuredPath}", which doesn't exist. Set it to a Chromium executable, or unset it.`,
      );
    }
    return {executable: configuredPath, source: 'from CHROMIUM_PATH'};
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const onPath = (environment.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => executableNames.map((name) => path.join(folder, name + suffix)));
  const system = [...onPath, ...listInstallPaths(process.platform, environment)].find((file) => existsSync(file));
  if (system !== undefined) {
    return {executable: system, source: "the system's own"};
  }
  return hasPlaywrightChromium() ? {source: "Playwright's own"} : undefined;
}

/** Checks whether Playwright has installed the full Chromium or its headless shell, which are in sibling folders. */
function hasPlaywrightChromium(): boolean {
  const fullChromium = chromium.executablePath();
  const [folder = '', revision = ''] = /^(.*)chromium-(\d+)/.exec(fullChromium)?.slice(1) ?? [];
  return existsSync(fullChromium) || existsSync(`${folder}chromium_headless_shell-${revision}`);
}

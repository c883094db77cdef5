import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** A Chromium that the browser tests can start. */
export interface Browser {
  /** Absolute path of the executable; absent for Playwright's own, which Playwright finds by itself. */
  readonly executable?: string;
  /** Where it came from, in words for the terminal. */
  readonly source: string;
}

/** The headless shell first: the same engine without the windows, and less than half of the work for a page. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** Where installers put Chromium and Chrome when they do not put them on the PATH. */
function installedPaths(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string[] {
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
 * Finds a Chromium: the one that the environment names, then the system's Chromium or Chrome, then Playwright's own.
 *
 * @param environment - Where `CHROMIUM_PATH` and `PATH` are read from.
 * @returns The browser, or `undefined` where there is none.
 * @throws Error when `CHROMIUM_PATH` is set and leads to no file: a wrong wish is not replaced in silence.
 */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): Browser | undefined {
  const wished = environment.CHROMIUM_PATH;
  if (wished) {
    if (!existsSync(wished)) {
      throw new Error(
        `CHROMIUM_PATH is "${wished}", and there is no such file: set it to a Chromium executable, or unset it.`,
      );
    }
    return {executable: wished, source: 'from CHROMIUM_PATH'};
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const onPath = (environment.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => systemNames.map((name) => path.join(folder, name + suffix)));
  const system = [...onPath, ...installedPaths(process.platform, environment)].find((file) => existsSync(file));
  if (system !== undefined) {
    return {executable: system, source: "the system's own"};
  }
  return hasOwn() ? {source: "Playwright's own"} : undefined;
}

/** Whether Playwright has installed a Chromium: the whole one or its headless shell, beside each other in one folder. */
function hasOwn(): boolean {
  const whole = chromium.executablePath();
  const [folder = '', revision = ''] = /^(.*)chromium-(\d+)/.exec(whole)?.slice(1) ?? [];
  return existsSync(whole) || existsSync(`${folder}chromium_headless_shell-${revision}`);
}

import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../scripts/find-browser';

/** Launches the Chromium of the browser tests, without its background requests. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findBrowser()?.executable;
  return chromium.launch({
    ...(executablePath !== undefined && {executablePath}),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  });
}

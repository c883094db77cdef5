import {chromium, type Browser} from '@playwright/test';
import {findChromium} from '../tools/browser/find-browser';

/** Launches the same Chromium as the browser tests. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch(executablePath === undefined ? {} : {executablePath});
}

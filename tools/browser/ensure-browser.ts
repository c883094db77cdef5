import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findChromium} from './find-browser';

const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Commands that install Chromium, in order of preference. Playwright's does nothing if its Chromium is installed. */
const installers = [
  'npx playwright install --only-shell chromium',
  // Debian's packages work where Playwright's downloads are blocked. Older releases have no package for the headless
  // shell.
  ...(isRootOnDebian
    ? ['chromium-headless-shell', 'chromium'].map((name) => `apt-get update -qq && apt-get install -y -qq ${name}`)
    : []),
];

function run(command: string): boolean {
  console.log(`There's no Chromium on the PATH. Running "${command}"…`);
  return spawnSync(command, {shell: true, stdio: ['ignore', 'ignore', 'inherit']}).status === 0;
}

/**
 * Installs Chromium for the browser tests if it isn't available. Playwright's `globalSetup`.
 *
 * @throws Error if the installation failed.
 */
export default function ensureBrowser(): void {
  if (findChromium() !== undefined || installers.some(run)) return;
  throw new Error(
    'Chromium not found, and the installation failed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and try again.',
  );
}

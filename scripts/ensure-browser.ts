import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findChromium, hasPlaywrightChromium} from './find-browser';

/* Ensures that Chromium is available for the browser tests, and installs it if necessary. */

const hasBrowser = () => findChromium() !== undefined || hasPlaywrightChromium();
const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Commands that install Chromium, in order of preference. */
const installers = [
  'npx playwright install --only-shell chromium',
  // Debian's packages work where Playwright's downloads are blocked. Older releases have no package for the headless
  // shell.
  ...(isRootOnDebian
    ? ['chromium-headless-shell', 'chromium'].map((name) => `apt-get update -qq && apt-get install -y -qq ${name}`)
    : []),
];

for (const command of installers) {
  if (hasBrowser()) break;
  console.log(`Chromium not found. Running "${command}"…`);
  spawnSync(command, {shell: true, stdio: ['ignore', 'ignore', 'inherit']});
}
if (!hasBrowser()) {
  console.error(
    'Chromium not found, and the installation failed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and try again.',
  );
  process.exitCode = 1;
}

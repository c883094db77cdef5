import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {findBrowser} from './find-browser';

/** Ways to install a Chromium, in the order in which they are tried: a command line each. */
function installers(): string[][][] {
  const playwright = [
    [
      process.execPath,
      path.resolve('node_modules', '@playwright', 'test', 'cli.js'),
      'install',
      '--only-shell',
      'chromium',
    ],
  ];
  // Older releases have the whole browser only.
  const debian = ['chromium-headless-shell', 'chromium'].map((name) => [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', name],
  ]);
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  return isRootOnDebian ? [playwright, ...debian] : [playwright];
}

/** Runs one way to install; says whether all its commands worked. */
function install(commands: readonly string[][]): boolean {
  return commands.every(([command = '', ...args]) => {
    try {
      execFileSync(command, args, {stdio: ['ignore', 'ignore', 'pipe']});
      return true;
    } catch {
      console.log(
        `Browser: "${[path.basename(command), ...args.map((arg) => path.basename(arg))].join(' ')}" did not work.`,
      );
      return false;
    }
  });
}

/* Makes sure that the browser tests have a Chromium, installs one where there is none, and says in one line which it is. */
let browser = findBrowser();
if (browser === undefined) {
  console.log('Browser: none found, installing Chromium …');
  installers().some((commands) => install(commands) && findBrowser() !== undefined);
  browser = findBrowser();
}
if (browser === undefined) {
  console.error(
    'Browser: none found, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and run this again.',
  );
  process.exitCode = 1;
} else {
  console.log(`Browser: ${browser.executable ?? 'Chromium'} (${browser.source}).`);
}

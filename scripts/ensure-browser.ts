import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {findBrowser} from './find-browser';

/** Lists ways to install a Chromium in order of preference, each as a sequence of command lines. */
function listInstallers(): string[][][] {
  const playwright = [
    [
      process.execPath,
      path.resolve('node_modules', '@playwright', 'test', 'cli.js'),
      'install',
      '--only-shell',
      'chromium',
    ],
  ];
  // Older releases of Debian have no package for the headless shell.
  const debian = ['chromium-headless-shell', 'chromium'].map((name) => [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', name],
  ]);
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  return isRootOnDebian ? [playwright, ...debian] : [playwright];
}

/** Runs a sequence of commands, and returns whether all of them succeeded. */
function runCommands(commands: readonly string[][]): boolean {
  return commands.every(([command = '', ...args]) => {
    try {
      execFileSync(command, args, {stdio: ['ignore', 'ignore', 'pipe']});
      return true;
    } catch {
      console.log(`Browser: "${[path.basename(command), ...args.map((arg) => path.basename(arg))].join(' ')}" failed.`);
      return false;
    }
  });
}

/* Ensures that a Chromium for the browser tests is available, and installs one if necessary. */
let browser = findBrowser();
if (browser === undefined) {
  console.log('Browser: not found, installing Chromium …');
  listInstallers().some((commands) => runCommands(commands) && findBrowser() !== undefined);
  browser = findBrowser();
}
if (browser === undefined) {
  console.error(
    'Browser: not found, and the installation failed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and try again.',
  );
  process.exitCode = 1;
} else {
  console.log(`Browser: ${browser.executable ?? 'Chromium'} (${browser.source}).`);
}

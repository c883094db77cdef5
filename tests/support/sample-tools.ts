import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Returns whether a command is on the path. */
export const isInstalled = (command: string): boolean =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .some((folder) => ['', '.exe'].some((end) => existsSync(path.join(folder, command + end))));

/** Replaces syntax that Mono's C# 7.2 doesn't have: raw strings, and `using` in variable declarations. */
export const toOldCSharp = (code: string): string =>
  code
    .replaceAll(/"""\n([^]*?)\n {4}"""/g, (_, text: string) => {
      const lines = text.replaceAll(/^ {4}/gm, '');
      return `@"${lines.replaceAll('"', '""')}"`;
    })
    .replaceAll(/^using var /gm, 'var ');

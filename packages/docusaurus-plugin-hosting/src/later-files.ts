import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readFileVersion} from '@developer-docs/utils/node';
import logger from '@docusaurus/logger';
import type {LoadedPlugin} from '@docusaurus/types';
import {needsCompression} from './compression';
import type {PluginOptions} from './options';
import {pluginName} from './plugin-name';

// Docusaurus runs the `postBuild` hooks of all plugins at the same time, so others can write files after this plugin
// has read the build. The security policy and the compressed versions don't cover these files.

interface LaterFilesInput {
  /** Absolute path of the folder of all locales. */
  readonly outDir: string;
  /** The absolute paths of the files that are covered in their current version. */
  readonly coveredFiles: readonly string[];
  readonly options: Pick<PluginOptions, 'compression' | 'contentSecurityPolicy'>;
  readonly plugins: readonly LoadedPlugin[];
}

/** The versions of the files that are covered, by absolute path. All locales are built in one process. */
const coveredVersions = new Map<string, string>();

/** The last build of this process. */
let lastInput: LaterFilesInput | undefined;

/**
 * Warns at the end of the process about files that other plugins have written in the meantime. That's when their hooks
 * have finished, too: Docusaurus has no hook for it.
 */
export function warnAboutLaterFiles(input: LaterFilesInput): void {
  for (const file of input.coveredFiles) coveredVersions.set(file, readFileVersion([file]));
  if (lastInput === undefined) process.once('exit', warn);
  lastInput = input;
}

function warn(exitCode: number): void {
  // An error that stopped the build is more important.
  if (exitCode !== 0 || lastInput === undefined) return;
  const {outDir, options, plugins} = lastInput;
  const files = listFilesSync(outDir).filter(
    (file) =>
      readFileVersion([file]) !== coveredVersions.get(file) &&
      ((options.compression && needsCompression(file)) ||
        (options.contentSecurityPolicy !== false && file.endsWith('.html'))),
  );
  if (files.length === 0) return;
  const list = files.map((file) => `\n  - ${path.relative(outDir, file).replaceAll('\\', '/')}`).join('');
  const others = plugins.filter((plugin) => plugin.postBuild !== undefined && !('developerDocs' in plugin));
  const names = [...new Set(others.map(({name}) => name))].join(', ');
  logger.warn(
    `${pluginName}: other plugins have written files after this plugin had read the build. They aren't compressed, and the security policy doesn't cover their scripts and styles:${list}
Plugins that write files after the build: ${names === '' ? 'none that is known' : names}. Write the files before the build, for example to a static folder, or compress them afterward and leave out their inline scripts.`,
  );
}

/** Lists the absolute paths of the files in a folder. Synchronous, because the process exits. */
function listFilesSync(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

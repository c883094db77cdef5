import {existsSync, readdirSync} from 'node:fs';
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

/** The maximum number of files that a warning lists. Others are counted. */
const maxListedFiles = 20;

/** The versions of the files that are covered, by absolute path. All locales are built in one process. */
const coveredVersions = new Map<string, string>();

/** The builds of this process, by folder. */
const inputs = new Map<string, LaterFilesInput>();

/**
 * Warns at the end of the process about files that other plugins have written in the meantime. That's when their hooks
 * have finished, too: Docusaurus has no hook for it.
 */
export function warnAboutLaterFiles(input: LaterFilesInput): void {
  for (const file of input.coveredFiles) coveredVersions.set(file, readFileVersion([file]));
  if (inputs.size === 0) process.once('exit', warnAboutAll);
  inputs.set(input.outDir, input);
}

function warnAboutAll(exitCode: number): void {
  // An error that stopped the build is more important.
  const warnings = exitCode === 0 ? [...inputs.values()].map(describeLaterFiles) : [];
  for (const warning of warnings) if (warning !== undefined) logger.warn(warning);
  inputs.clear();
}

/** Describes the files that other plugins have written since, and what these files lack. */
function describeLaterFiles({outDir, options, plugins}: LaterFilesInput): string | undefined {
  const files = listFilesSync(outDir).filter((file) => readFileVersion([file]) !== coveredVersions.get(file));
  const uncompressed = options.compression ? files.filter(needsCompression) : [];
  const withoutPolicy = options.contentSecurityPolicy === false ? [] : files.filter((file) => file.endsWith('.html'));
  if (uncompressed.length === 0 && withoutPolicy.length === 0) return undefined;
  const list = (paths: readonly string[]) => {
    const names = paths.slice(0, maxListedFiles).map((file) => path.relative(outDir, file).replaceAll('\\', '/'));
    const more = paths.length - names.length;
    return [...names, ...(more > 0 ? [`${more} more`] : [])].map((name) => `\n  - ${name}`).join('');
  };
  const others = plugins.filter((plugin) => plugin.postBuild !== undefined && !('developerDocs' in plugin));
  const names = [...new Set(others.map(({name}) => name))].join(', ');
  return [
    `${pluginName}: other plugins have written files after this plugin had read the build.`,
    ...(uncompressed.length > 0
      ? [`The compressed versions of these are missing or outdated:${list(uncompressed)}`]
      : []),
    ...(withoutPolicy.length > 0
      ? [`The security policy doesn't cover the scripts and styles in these:${list(withoutPolicy)}`]
      : []),
    `Plugins that write files after the build: ${names === '' ? 'none that is known' : names}. Write the files before the build, for example to a static folder, or compress them afterward and leave out their inline scripts.`,
  ].join('\n');
}

/** Lists the absolute paths of the files in a folder. Synchronous, because the process exits. */
function listFilesSync(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

import path from 'node:path';
import {listFiles, readFileVersion} from '@developer-docs/utils/node';
import logger from '@docusaurus/logger';
import type {LoadedPlugin} from '@docusaurus/types';
import {needsCompression} from './compression';
import type {PluginOptions} from './options';
import {pluginName} from './plugin-name';

/** The versions of the files that the policy and compression cover, by absolute path. */
const coveredVersions = new Map<string, string>();

/** Remembers files that the policy and compression cover. */
export function coverFiles(outDir: string, files: readonly string[]): void {
  for (const file of files) {
    const absolutePath = path.join(outDir, file);
    coveredVersions.set(absolutePath, readFileVersion([absolutePath]));
  }
}

/**
 * Warns about files that other plugins have written after this plugin had read the build: Docusaurus runs the
 * `postBuild` hooks of all plugins at the same time. The security policy and the compressed versions don't cover these
 * files. Synchronous, because the process exits.
 *
 * @param outDir - The root of the build, which contains the builds of all locales.
 */
export function warnAboutUncoveredFiles(
  outDir: string,
  {compression, contentSecurityPolicy}: PluginOptions,
  plugins: readonly LoadedPlugin[],
): void {
  const files = listFiles(outDir).filter(
    (file) =>
      ((compression && needsCompression(file)) || (contentSecurityPolicy !== false && file.endsWith('.html'))) &&
      coveredVersions.get(file) !== readFileVersion([file]),
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

import path from 'node:path';
import {listFiles, readFileVersion} from '@developer-docs/utils/node';
import logger from '@docusaurus/logger';
import type {LoadedPlugin} from '@docusaurus/types';
import {needsCompression} from './compression';
import type {LocaleBuild} from './hosts';
import type {PluginOptions} from './options';
import {pluginName} from './plugin-name';

/**
 * Warns about files that other plugins have written after this plugin had read the build: Docusaurus runs the
 * `postBuild` hooks of all plugins at the same time. The security policy and the compressed versions don't cover these
 * files. Synchronous, because the process exits.
 *
 * @param builds - The builds of all locales. The folder of the first one contains the others.
 */
export function warnAboutUncoveredFiles(
  builds: readonly [LocaleBuild, ...LocaleBuild[]],
  {compression, contentSecurityPolicy}: PluginOptions,
  plugins: readonly LoadedPlugin[],
): void {
  const {outDir} = builds[0].site;
  const coveredVersions = new Set(builds.flatMap((build) => build.coveredVersions));
  const files = listFiles(outDir).filter(
    (file) =>
      ((compression && needsCompression(file)) || (contentSecurityPolicy !== false && file.endsWith('.html'))) &&
      !coveredVersions.has(readFileVersion([file])),
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

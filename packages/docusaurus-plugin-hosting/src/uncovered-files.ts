import path from 'node:path';
import type {BuildList} from '@developer-docs/docusaurus-utils/node';
import {listFiles, readFileVersion} from '@developer-docs/utils/node';
import logger from '@docusaurus/logger';
import {needsCompression} from './compression';
import type {LocaleBuild} from './locale-build';
import {pluginName} from './plugin-name';

/**
 * Warns about files that other plugins have written after this plugin had read the build: Docusaurus runs the
 * `postBuild` hooks of all plugins at the same time. The security policy and the compressed versions don't cover these
 * files. Synchronous, because the process exits.
 */
export function warnAboutUncoveredFiles(builds: BuildList<LocaleBuild>): void {
  const {
    options: {compression, contentSecurityPolicy},
    plugins,
    site: {outDir},
  } = builds[0];
  const isCovered = (file: string) => {
    const version = readFileVersion([file]);
    return builds.some(({coveredVersions}) => coveredVersions.get(file) === version);
  };
  const files = listFiles(outDir).filter(
    (file) =>
      ((compression && needsCompression(file)) || (contentSecurityPolicy !== false && file.endsWith('.html'))) &&
      !isCovered(file),
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

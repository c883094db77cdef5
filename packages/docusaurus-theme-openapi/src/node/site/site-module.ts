import {createRequire} from 'node:module';
import path from 'node:path';
import {ExplainedError} from '@developer-docs/utils';
import {loadFreshModule} from '@docusaurus/utils';
import {pluginName} from '../../plugin-name';
import type {SiteContentModule} from '../html/page-context';

/** Resolves a module of the site: a file relative to its folder, with or without `@site/`, or a package. */
export function resolveSiteModule(siteDir: string, name: string): string {
  const file = name.replace(/^@site\//, './');
  return file.startsWith('.') ? path.join(siteDir, file) : createRequire(path.join(siteDir, '_')).resolve(file);
}

/**
 * Loads a module that an option names.
 *
 * @throws ExplainedError if its default export isn't a function.
 */
export async function loadSiteModule(siteDir: string, name: string): Promise<{readonly default: unknown}> {
  const loaded = (await loadFreshModule(resolveSiteModule(siteDir, name))) as {readonly default?: unknown};
  const module = typeof loaded === 'function' ? {default: loaded as unknown} : loaded;
  if (typeof module.default !== 'function') {
    throw new ExplainedError(`${pluginName}: the module ${name} has no default export that is a function. Export one.`);
  }
  return {...module, default: module.default};
}

/** Loads the module in the `content` option. */
export const loadSiteContent = async (siteDir: string, module: string | undefined): Promise<SiteContentModule> =>
  module === undefined ? {default: () => ({})} : ((await loadSiteModule(siteDir, module)) as SiteContentModule);

import {createRequire} from 'node:module';
import path from 'node:path';
import {ExplainedError, getErrorMessage} from '@developer-docs/utils';
import {suggestFile} from '@developer-docs/utils/node';
import {loadFreshModule} from '@docusaurus/utils';
import {pluginName} from '../../plugin-name';

/** Resolves a module of the site: a file relative to its folder, with or without `@site/`, or a package. */
export function resolveSiteModule(siteDir: string, name: string): string {
  const file = name.replace(/^@site\//, './');
  return file.startsWith('.') ? path.join(siteDir, file) : createRequire(path.join(siteDir, '_')).resolve(file);
}

/**
 * Loads a module that an option names.
 *
 * @throws ExplainedError if there's no such file or package.
 */
export async function loadSiteModule(siteDir: string, name: string, option: string): Promise<unknown> {
  try {
    return await loadFreshModule(resolveSiteModule(siteDir, name));
  } catch (error) {
    const file = path.join(siteDir, name.replace(/^@site\//, ''));
    const isMissing = [file, name].some((missing) =>
      getErrorMessage(error).includes(`Cannot find module '${missing}'`),
    );
    if (!isMissing) throw error;
    throw new ExplainedError(
      `${pluginName}: the module "${name}" in the option "${option}" doesn't exist. Correct the path, which is relative to the site folder, or install the package.${suggestFile(file)}`,
    );
  }
}

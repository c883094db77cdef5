import {ExplainedError, getErrorMessage} from '@developer-docs/utils';
import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import type {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';

/**
 * Validates a plugin's options. Docusaurus prints an error's message, but not which plugin it's about.
 *
 * @param name - The package's name.
 * @param normalize - `normalizePluginOptions` from the module that the schema comes from. The function that Docusaurus
 *   passes to `validateOptions` rejects the schemas of another version of Joi, which Docusaurus 4 has.
 * @returns The options with their defaults.
 */
export function checkOptions<PluginOptions extends object>(
  name: string,
  schema: Joi.ObjectSchema<PluginOptions>,
  options: unknown,
  normalize: typeof normalizePluginOptions<PluginOptions>,
): PluginOptions {
  try {
    return normalize(schema, options as Partial<PluginOptions>);
  } catch (error) {
    // Joi calls the options "value".
    const message = getErrorMessage(error)
      .replace(/^"value" /, 'the options ')
      .replace(/\.?$/, '.');
    throw new ExplainedError(`${name}: ${message} For all options, see the package's README and docs folder.`);
  }
}

/**
 * Warns that something is disabled if a site has the hash router, which renders no HTML for pages.
 *
 * @param subject - What's disabled, such as the name of a plugin.
 * @returns Whether the site has it.
 */
export function warnIfHashRouter(subject: string, {siteConfig}: Pick<LoadContext, 'siteConfig'>): boolean {
  // Configurations of later versions can lack the property.
  const future = siteConfig.future as {readonly experimental_router?: string} | undefined;
  const isDisabled = future?.experimental_router === 'hash';
  if (isDisabled) logger.warn(`${subject} does not support the Hash Router and will be disabled.`);
  return isDisabled;
}

/**
 * Checks the ID of a plugin that covers all pages, so a site can list it only once.
 *
 * @param id - Docusaurus adds it to plugins' options, but not to presets' options.
 * @throws Error if it's listed as a preset, or has a different ID than the default one.
 */
export function checkPluginId(name: string, id: string | undefined): void {
  if (id === 'default') return;
  throw new ExplainedError(
    `${name}: the package isn't a preset, and a site can have only one instance. List it once in "themes" or "plugins", as its README shows, without the option "id".`,
  );
}

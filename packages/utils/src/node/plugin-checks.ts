import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import {ExplainedError, getErrorMessage} from '../errors.js';
import {didYouMean} from '../suggestions.js';

/** A value whose properties are optional at every level. Lists are complete. */
export type DeepPartial<Value> = Value extends readonly unknown[] | string | number | boolean
  ? Value
  : {readonly [Key in keyof Value]?: DeepPartial<Value[Key]>};

/**
 * Validates a plugin's options. Docusaurus prints the message of an error, but not which plugin it's about.
 *
 * @param name - The package's name.
 * @param normalize - `normalizePluginOptions` from the module that the schema comes from. The function that Docusaurus passes to
 * `validateOptions` rejects the schemas of another version of Joi, which a later version of Docusaurus has.
 * @returns The options with their defaults.
 * @throws ExplainedError that names the package, the invalid option, and where the options are documented.
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
    const message =
      explainNoObject(error as Error) ?? explainUnknownOption(error as Error, schema) ?? getErrorMessage(error);
    throw new ExplainedError(
      `${name}: ${message}${/[.!?]$/.test(message) ? '' : '.'} For all options, see the package's README.`,
    );
  }
}

/** Returns a message if the options aren't an object. Joi's calls them "value". */
function explainNoObject(error: Error): string | undefined {
  const {details: [detail] = []} = error as Partial<Joi.ValidationError>;
  if (detail?.type !== 'object.base' || detail.path.length > 0) return undefined;
  return `the options must be an object, but they're ${JSON.stringify(detail.context?.value)}.`;
}

/** Returns a message with the closest option if an option doesn't exist and has no specific message. */
function explainUnknownOption(error: Error, schema: Joi.Schema): string | undefined {
  const {details = []} = error as Partial<Joi.ValidationError>;
  const [{message = '', path: keys = []} = {}] = details;
  if (!message.endsWith('is not allowed')) return undefined;
  const description = schema.describe();
  const question = didYouMean(String(keys.at(-1)), listOptionNames(description));
  const list = keys.length === 1 && question === '' ? ` Options: ${listTopLevelNames(description).join(', ')}.` : '';
  return `there is no option "${keys.join('.')}".${question}${list}`;
}

const listTopLevelNames = ({keys = {}}: Joi.Description): string[] => Object.keys(keys as object);

/** Lists the names of all options in a schema's description, at every level. */
const listOptionNames = (description: unknown): string[] => {
  if (typeof description !== 'object' || description === null) return [];
  const {keys = {}} = description as Partial<Joi.Description>;
  return [...Object.keys(keys as object), ...Object.values(description).flatMap(listOptionNames)];
};

/**
 * Checks that a site doesn't have the hash router, which renders no HTML for pages.
 *
 * @param need - What the plugin needs the HTML for, such as `creates Markdown files from`.
 * @param alternative - What fixes the problem instead, such as `set the option "a" to false`.
 * @throws Error with the fix.
 */
export function checkHashRouter(
  name: string,
  {siteConfig}: Pick<LoadContext, 'siteConfig'>,
  need: string,
  alternative = 'remove the plugin',
): void {
  // Configurations of later versions can lack the property.
  const future = siteConfig.future as {readonly experimental_router?: string} | undefined;
  if (future?.experimental_router === 'hash') {
    throw new ExplainedError(
      `${name} ${need} the HTML of pages, which sites with the hash router don't have. Remove "future.experimental_router" from the site's configuration, or ${alternative}.`,
    );
  }
}

/**
 * Checks how the site lists a plugin that covers all pages.
 *
 * @param id - The plugin's ID, which Docusaurus adds to plugins' options, but not to presets' options.
 * @throws Error if it's listed as a preset, or has a different ID than the default one.
 */
export function checkSingleInstance(name: string, id: string | undefined): void {
  if (id === undefined) {
    throw new ExplainedError(
      `${name}: the package is listed in "presets", but it isn't a preset. Move it to "themes" or "plugins", as its README shows.`,
    );
  }
  if (id !== 'default') {
    throw new ExplainedError(
      `${name}: the option "id" is "${id}", but a site can have only one instance of this plugin, which covers all pages. Remove the option.`,
    );
  }
}

/**
 * Checks that a plugin's components take precedence over theme-classic's components. They do if the site uses the
 * classic preset, because Docusaurus loads presets, then plugins, and then themes.
 *
 * @throws Error if the site lists the theme in `themes`, but the plugin in `plugins`.
 */
export function checkPrecedence(name: string, {siteConfig}: Pick<LoadContext, 'siteConfig'>): void {
  const isListed = (list: LoadContext['siteConfig']['plugins'] = [], pattern: RegExp) =>
    list
      .map((entry) => (Array.isArray(entry) ? entry[0] : entry))
      .some((entry) => typeof entry === 'string' && pattern.test(entry));
  const classic = /^(?:@docusaurus\/)?classic$|\/theme-classic(?:\/|$)/;
  const plugin = new RegExp(`/${name}(?:/|$)`);
  if (isListed(siteConfig.themes, classic) && isListed(siteConfig.plugins, plugin)) {
    throw new ExplainedError(
      `${name}: the components of "@docusaurus/theme-classic" replace those of this plugin, because the site lists the theme in "themes", and the plugin in "plugins". Move the plugin to "themes", after the theme.`,
    );
  }
}

/** Returns the path of the site's configuration for messages, such as `docusaurus.config.ts`. */
export const getConfigFile = ({siteDir, siteConfigPath}: Pick<LoadContext, 'siteDir' | 'siteConfigPath'>): string =>
  path.relative(siteDir, siteConfigPath).replaceAll('\\', '/');

/**
 * Checks the default locale, about which Docusaurus only warns.
 *
 * @throws Error if the site doesn't have it. The URLs of pages would lack or contain a locale at random.
 */
export function checkDefaultLocale(name: string, context: LoadContext): void {
  const {defaultLocale, locales} = context.siteConfig.i18n;
  if (!locales.includes(defaultLocale)) {
    throw new ExplainedError(
      `${name}: in ${getConfigFile(context)}, "i18n.defaultLocale" is "${defaultLocale}", which isn't in "i18n.locales". Add it to the list, or select one of these: ${locales.join(', ')}.`,
    );
  }
}

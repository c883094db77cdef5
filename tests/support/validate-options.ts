import type {OptionValidationContext} from '@docusaurus/types';

/**
 * Validates the options of a plugin as Docusaurus 4 does, which has another version of Joi than the packages.
 *
 * @param validateOptions - The function that the plugin exports.
 * @param options - The options, which can be invalid.
 * @returns The options with their defaults.
 */
export const validatePluginOptions = <Options, PluginOptions>(
  validateOptions: (context: OptionValidationContext<Options | undefined, PluginOptions>) => PluginOptions,
  options?: unknown,
): PluginOptions =>
  validateOptions({
    options: options as Options,
    validate: () => {
      throw new Error('Cannot mix different versions of joi schemas');
    },
  });

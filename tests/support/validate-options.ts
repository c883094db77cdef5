import type {OptionValidationContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';

/**
 * Validates the options of a plugin as Docusaurus does.
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
    validate: normalizePluginOptions as OptionValidationContext<Options | undefined, PluginOptions>['validate'],
  });

import {checkOptions} from '@developer-docs/docusaurus-utils/node';
import type {OptionValidationContext} from '@docusaurus/types';
import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import {pluginName} from './plugin-name';

/** The plugin's options with their defaults. */
export interface PluginOptions {
  readonly id: string;
  /**
   * Whether scripts are loaded after the first paint, and interactions that precede hydration are replayed. Default:
   * `true`.
   */
  readonly deferHydration: boolean;
  /**
   * Whether the pages behind links are prefetched only after an interaction, or after five seconds. Default: `true`.
   */
  readonly deferPrefetch: boolean;
  /** Whether pages show a message with a Retry button if their scripts fail to load. Default: `true`. */
  readonly loadFailure: boolean;
}

/** The plugin's options, all of which are optional. */
export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  deferHydration: Joi.boolean().default(true),
  deferPrefetch: Joi.boolean().default(true),
  loadFailure: Joi.boolean().default(true),
});

/** @throws Error that names the invalid option and the fix. */
export const validateOptions = ({
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions =>
  checkOptions(pluginName, schema, options, normalizePluginOptions);

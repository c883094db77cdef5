import type {LoadContext, OptionValidationContext, PluginConfig, PluginModule} from '@docusaurus/types';

type PluginFunction<Options> = (context: LoadContext, options: Options) => object;

interface ValidatedPluginFunction<Options, ValidatedOptions> extends PluginFunction<ValidatedOptions> {
  validateOptions: (data: OptionValidationContext<Options, ValidatedOptions>) => ValidatedOptions;
}

/**
 * Pairs a plugin function with its options for `plugins` in `docusaurus.config.ts`, and checks the type of the options. The tuple
 * type of Docusaurus allows any options, but no functions with typed options.
 */
export function configurePlugin<Options, ValidatedOptions>(
  plugin: ValidatedPluginFunction<Options, ValidatedOptions>,
  options: NoInfer<Options>,
): PluginConfig;
export function configurePlugin<Options>(plugin: PluginFunction<Options>, options: NoInfer<Options>): PluginConfig;
export function configurePlugin(plugin: PluginFunction<never>, options: object): PluginConfig {
  return [plugin as unknown as PluginModule, options as Record<string, unknown>];
}

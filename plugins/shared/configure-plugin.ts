import type {LoadContext, OptionValidationContext, PluginModule} from '@docusaurus/types';

type PluginFunction<Options> = (context: LoadContext, options: Options) => object;

interface ValidatedPluginFunction<Options, ValidatedOptions> extends PluginFunction<ValidatedOptions> {
  validateOptions: (data: OptionValidationContext<Options, ValidatedOptions>) => ValidatedOptions;
}

/**
 * Combines a plugin function with its options for `plugins` in `docusaurus.config.ts`, and checks the type of the
 * options.
 *
 * Unlike a tuple, the result doesn't contain the options as data: Docusaurus serializes the site configuration,
 * including plugin options, into the scripts of every page.
 */
export function configurePlugin<Options, ValidatedOptions>(
  plugin: ValidatedPluginFunction<Options, ValidatedOptions>,
  options: NoInfer<Options>,
): PluginModule;
export function configurePlugin<Options>(plugin: PluginFunction<Options>, options: NoInfer<Options>): PluginModule;
export function configurePlugin<Options>(
  plugin: PluginFunction<Options> & Partial<ValidatedPluginFunction<Options, Options>>,
  options: Options,
): PluginModule {
  const {validateOptions} = plugin;
  if (validateOptions === undefined) {
    return (context) => plugin(context, options) as ReturnType<PluginModule>;
  }
  const configuredPlugin: PluginModule = (context, validatedOptions) =>
    plugin(context, validatedOptions as Options) as ReturnType<PluginModule>;
  configuredPlugin.validateOptions = ({validate}) => validateOptions({options, validate: validate as never}) as never;
  return configuredPlugin;
}

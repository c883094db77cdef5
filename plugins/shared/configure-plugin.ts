import type {LoadContext, PluginModule} from '@docusaurus/types';

/**
 * Combines a plugin function with its options for `plugins` in `docusaurus.config.ts`, and checks the type of the
 * options.
 *
 * Unlike a tuple, the result doesn't contain the options as data: Docusaurus serializes the site configuration,
 * including plugin options, into the scripts of every page.
 */
export function configurePlugin<Options>(
  plugin: (context: LoadContext, options: Options) => object,
  options: NoInfer<Options>,
): PluginModule {
  return (context) => plugin(context, options) as ReturnType<PluginModule>;
}

import {checkDefaultLocale, checkSingleInstance, runPostBuildTask, usesHashRouter} from '@developer-docs/internal/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {createPostBuildTask} from './post-build';

export {validateOptions, type Options, type PluginOptions} from './options';

const name = 'docusaurus-plugin-hosting';

/**
 * Prepares a site's build for its host: security policy, headers, redirects, compressed files, icons, social cards, and
 * well-known files. README.md describes the options.
 */
export default function pluginHosting(context: LoadContext, options: PluginOptions): Plugin {
  checkSite(context, options);
  return {
    name,
    postBuild: (props) => runPostBuildTask(createPostBuildTask(options, props), props),
  };
}

/** @throws Error if the plugin can't work on the site. */
function checkSite(context: LoadContext, {id}: PluginOptions): void {
  if (usesHashRouter(context.siteConfig)) {
    throw new Error(
      `${name}: the hash router isn't supported, because it renders no HTML for pages, which the security policy is generated from. Remove "future.experimental_router" from the site's configuration.`,
    );
  }
  checkSingleInstance(name, id);
  checkDefaultLocale(name, context);
}

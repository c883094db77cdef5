import {runPostBuildTask} from '@developer-docs/internal/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {createPostBuildTask} from './post-build';
import {addPublishedUrlsCommand} from './redirects/command';

export {validateOptions, type Options, type PluginOptions} from './options';

const name = 'docusaurus-plugin-hosting';

/**
 * Prepares a site's build for its host: security policy, headers, redirects, compressed files, icons, social cards, and
 * well-known files. README.md describes the options.
 */
export default function pluginHosting(context: LoadContext, options: PluginOptions): Plugin {
  checkSite(context, options);
  const {publishedUrls} = options;
  return {
    name,
    extendCli(cli) {
      if (publishedUrls !== false) addPublishedUrlsCommand(cli, context, publishedUrls);
    },
    postBuild: (props) => runPostBuildTask(createPostBuildTask(options, props), props),
  };
}

/** @throws Error if the plugin can't work on the site. */
function checkSite({siteConfig}: LoadContext, {id}: PluginOptions): void {
  // Configurations of later versions can lack the property.
  const router = (siteConfig.future as {readonly experimental_router?: string} | undefined)?.experimental_router;
  if (router === 'hash') {
    throw new Error(
      `${name}: the hash router isn't supported, because it renders no HTML for pages, which the security policy is generated from. Remove "future.experimental_router" from the site's configuration.`,
    );
  }
  if (id !== 'default') {
    throw new Error(
      `${name}: the option "id" is "${id}", but a site can have only one instance of this plugin, which covers all pages. Remove the option.`,
    );
  }
}

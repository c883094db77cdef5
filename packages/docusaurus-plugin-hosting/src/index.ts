import {checkDefaultLocale, checkSingleInstance, joinPostBuildPass, checkHashRouter} from '@developer-docs/utils/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {createPostBuildTask} from './post-build';
import {addPublishedUrlsCommand} from './redirects/command';

export {validateOptions, type Options, type PluginOptions} from './options';

const name = 'docusaurus-plugin-hosting';

/**
 * Prepares a site's build for its host: security policy, headers, redirects, compressed files, icons, social cards, and
 * well-known files. docs/options.md describes the options.
 */
export default function pluginHosting(context: LoadContext, options: PluginOptions): Plugin {
  checkHashRouter(name, context, 'generates the security policy from');
  checkSingleInstance(name, options.id);
  checkDefaultLocale(name, context);
  const {publishedUrls} = options;
  return {
    name,
    extendCli(cli) {
      if (publishedUrls !== false) addPublishedUrlsCommand(cli, context, publishedUrls);
    },
    ...joinPostBuildPass((props) => [createPostBuildTask(options, props)]),
  };
}

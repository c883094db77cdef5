import {checkPluginId, warnIfHashRouter, joinPostBuildPass} from '@developer-docs/docusaurus-utils/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {pluginName} from './plugin-name';
import {createPostBuildTask} from './post-build';

export {validateOptions, type Options, type PluginOptions} from './options';

/**
 * Prepares a site's build for its host: security policy, headers, redirects, and compressed files. docs/options.md
 * describes the options.
 */
export default function pluginHosting(context: LoadContext, options: PluginOptions): Plugin | null {
  checkPluginId(pluginName, options.id);
  if (warnIfHashRouter(pluginName, context)) return null;
  return {name: pluginName, ...joinPostBuildPass((props) => [createPostBuildTask(options, props)])};
}

import {checkSingleInstance, hasHashRouter, joinPostBuildPass} from '@developer-docs/docusaurus-utils/node';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {pluginName} from './plugin-name';
import {createPostBuildTask} from './post-build';

export {
  validateOptions,
  type HeaderRule,
  type HostName,
  type Options,
  type PluginOptions,
  type PolicyOptions,
  type Redirect,
} from './options';

/**
 * Prepares a site's build for its host: security policy, headers, redirects, and compressed files. docs/options.md
 * describes the options.
 */
export default function pluginHosting(context: LoadContext, options: PluginOptions): Plugin | null {
  checkSingleInstance(pluginName, options.id);
  if (hasHashRouter(context)) {
    logger.warn(`${pluginName} does not support the Hash Router and will be disabled.`);
    return null;
  }
  return {name: pluginName, ...joinPostBuildPass((props) => [createPostBuildTask(options, props)])};
}

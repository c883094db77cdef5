import {checkSingleInstance, hasHashRouter, joinPostBuildPass} from '@developer-docs/utils/node';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
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

const name = '@developer-docs/docusaurus-plugin-hosting';

/** Prepares a site's build for its host: security policy, headers, redirects, and compressed files. docs/options.md describes the options. */
export default function pluginHosting(context: LoadContext, options: PluginOptions): Plugin | null {
  if (hasHashRouter(context)) {
    logger.warn(`${name} does not support the Hash Router and will be disabled.`);
    return null;
  }
  checkSingleInstance(name, options.id);
  return {name, ...joinPostBuildPass((props) => [createPostBuildTask(options, props)])};
}

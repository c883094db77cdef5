import {checkDefaultLocale, checkSingleInstance, joinPostBuildPass, checkHashRouter} from '@developer-docs/utils/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {createPostBuildTask} from './post-build';

export {validateOptions, type Options, type PluginOptions} from './options';

const name = '@developer-docs/docusaurus-plugin-hosting';

/** Prepares a site's build for its host: security policy, headers, redirects, and compressed files. docs/options.md describes the options. */
export default function pluginHosting(context: LoadContext, options: PluginOptions): Plugin {
  checkHashRouter(name, context, 'generates the security policy from');
  checkSingleInstance(name, options.id);
  checkDefaultLocale(name, context);
  return {name, ...joinPostBuildPass((props) => [createPostBuildTask(options, props)])};
}

// The declaration of @theme/PageMenu is part of the package's types. It has the same path from src/ and lib/.
// oxlint-disable-next-line typescript/triple-slash-reference -- an import would be missing in lib/.
/// <reference path="../src/theme.d.ts" preserve="true" />
import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  checkPluginId,
  warnIfHashRouter,
  joinPostBuildPass,
  readContent,
  type ContentInstances,
} from '@developer-docs/docusaurus-utils/node';
import {ExplainedError} from '@developer-docs/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageMenuData} from './client/page-menu-data';
import type {PluginOptions} from './node/options';
import {createPostBuildTask} from './node/post-build';
import {readTranslations} from './node/translations';
import {pluginName} from './plugin-name';

export {validateOptions, type Options, type PluginOptions} from './node/options';
export {getSwizzleConfig} from './swizzle-config';

/** Adds a Markdown file for every page, `llms.txt`, and a page menu. */
export default function themeMarkdown(context: LoadContext, options: PluginOptions): Plugin | null {
  checkPluginId(pluginName, options.id);
  if (warnIfHashRouter(pluginName, context)) return null;
  checkStaticFiles(context, options);
  let content: ContentInstances = {docs: {}, blogs: {}, pages: {}};
  return {
    name: pluginName,
    getThemePath: () => '../lib/theme',
    getTypeScriptThemePath: () => '../src/theme',
    getDefaultCodeTranslationMessages: () => readTranslations(context.i18n.currentLocale),
    // messages.js, which the build of the packages generates, is for `docusaurus write-translations`.
    getPathsToWatch: () => [path.join(__dirname, 'messages.js')],
    contentLoaded({actions}) {
      actions.setGlobalData({
        ...options.pageMenu,
        hasLlmsTxt: options.llmsTxt !== false,
      } satisfies PageMenuData);
    },
    allContentLoaded({allContent}) {
      content = readContent(allContent);
    },
    // So that copies of the components find the module, also if only a preset depends on the package.
    configureWebpack: () => ({resolve: {alias: {[`${pluginName}/client$`]: require.resolve(`${pluginName}/client`)}}}),
    ...joinPostBuildPass((props) => [createPostBuildTask(options, content, props)]),
  };
}

/** @throws Error if the theme would overwrite a file of the site. */
function checkStaticFiles({siteDir, siteConfig}: LoadContext, {llmsTxt, llmsFullTxt}: PluginOptions): void {
  const generatedFiles = {'llms.txt': llmsTxt !== false, 'llms-full.txt': llmsFullTxt};
  for (const [file, isGenerated] of Object.entries(generatedFiles)) {
    const folder = siteConfig.staticDirectories.find((directory) => existsSync(path.resolve(siteDir, directory, file)));
    if (isGenerated && folder !== undefined) {
      throw new ExplainedError(
        `${pluginName}: ${folder}/${file} would be overwritten, because the theme generates this file. Delete yours, or set the option "${file === 'llms.txt' ? 'llmsTxt' : 'llmsFullTxt'}" to false.`,
      );
    }
  }
}

import classicPreset from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {remarkOpenApi} from '@developer-docs/docusaurus-theme-openapi';
import {checkOptions, checkPresets, type ClassicOptions, type Options} from './options';

export type {Options} from './options';
export type {ThemeConfig} from '@docusaurus/preset-classic';

/** Docusaurus's classic preset, and the packages for developer documentation. */
export default function presetDeveloperDocs(context: LoadContext, options: Options = {}): Preset {
  checkPresets(context);
  checkOptions(options);
  const {openApi = false, search = {}, markdown = {}, hosting = {}, fastPages = {}, ...classicOptions} = options;
  const classic = classicPreset(
    context,
    openApi === false ? classicOptions : {...classicOptions, docs: addRemarkOpenApi(classicOptions.docs)},
  );
  return {
    ...classic,
    // In a preset, the components of plugins don't take precedence over those of themes, and one of this plugin's replaces
    // one of theme-classic's.
    themes: [
      ...(classic.themes ?? []),
      ...configure(require.resolve('@developer-docs/docusaurus-theme-openapi'), openApi),
      ...configure(require.resolve('@developer-docs/docusaurus-theme-search'), search),
      ...configure(require.resolve('@developer-docs/docusaurus-plugin-markdown'), markdown),
    ],
    plugins: [
      ...(classic.plugins ?? []),
      ...configure(require.resolve('@developer-docs/docusaurus-plugin-fast-pages'), fastPages),
      ...configure(require.resolve('@developer-docs/docusaurus-plugin-hosting'), hosting),
    ],
  };
}

const configure = (name: string, options: object | false): PluginConfig[] =>
  options === false ? [] : [[name, {...options}]];

/** Adds the plugin that compiles the elements of references, such as `<Operation>`. */
const addRemarkOpenApi = (docs: ClassicOptions['docs']): NonNullable<ClassicOptions['docs']> | false =>
  docs !== false && {
    ...docs,
    beforeDefaultRemarkPlugins: [remarkOpenApi, ...((docs?.beforeDefaultRemarkPlugins ?? []) as unknown[])],
  };

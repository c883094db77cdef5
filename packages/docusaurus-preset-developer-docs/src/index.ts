import {openApiSidebarItemsGenerator, remarkOpenApi} from '@developer-docs/docusaurus-theme-openapi';
import classicPreset from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {checkPresets, type ClassicOptions, type Options} from './options';

// Sites get these from the preset, because pnpm doesn't let them import packages that only the preset depends on.
export {openApiSidebarItemsGenerator, remarkOpenApi} from '@developer-docs/docusaurus-theme-openapi';
export type {Options} from './options';
export type {ThemeConfig} from '@docusaurus/preset-classic';

/** Docusaurus's classic preset, and the packages for developer documentation. */
export default function presetDeveloperDocs(context: LoadContext, options: Options = {}): Preset {
  checkPresets(context);
  const {openApi = false, search = {}, markdown = {}, hosting = {}, fastPages = {}, ...classicOptions} = options;
  keepOutOfPages(context, options, classicOptions);
  const {docs, blog, pages} = classicOptions;
  const docsOptions = docs !== false && {sidebarItemsGenerator: openApiSidebarItemsGenerator, ...docs};
  const content = {
    docs: addRemarkOpenApi(docsOptions),
    blog: addRemarkOpenApi(blog),
    pages: addRemarkOpenApi(pages),
  };
  const classic = classicPreset(context, {...classicOptions, ...(openApi !== false && content)});
  return {
    ...classic,
    themes: [
      ...(classic.themes ?? []),
      ...configure(require.resolve('@developer-docs/docusaurus-theme-openapi'), openApi),
      ...configure(require.resolve('@developer-docs/docusaurus-theme-search'), search),
      ...configure(require.resolve('@developer-docs/docusaurus-theme-markdown'), markdown),
    ],
    plugins: [
      ...(classic.plugins ?? []),
      ...configure(require.resolve('@developer-docs/docusaurus-plugin-fast-pages'), fastPages),
      ...configure(require.resolve('@developer-docs/docusaurus-plugin-hosting'), hosting),
    ],
  };
}

/**
 * Replaces the preset's options in the site's configuration, which Docusaurus adds to the scripts of every page. The
 * options of the classic preset stay, because other plugins read them there.
 */
function keepOutOfPages({siteConfig}: LoadContext, options: Options, classicOptions: ClassicOptions): void {
  siteConfig.presets = siteConfig.presets.map((preset) =>
    Array.isArray(preset) && preset[1] === options ? [preset[0], {...classicOptions}] : preset,
  );
}

const configure = (name: string, options: object | false): PluginConfig[] =>
  options === false ? [] : [[name, {...options}]];

/** Adds the plugin that compiles the elements of references, such as `<Operation>`. */
const addRemarkOpenApi = <Content extends {readonly beforeDefaultRemarkPlugins?: unknown}>(
  options: Content | false | undefined,
) =>
  options !== false && {
    ...options,
    beforeDefaultRemarkPlugins: [remarkOpenApi, ...((options?.beforeDefaultRemarkPlugins ?? []) as unknown[])],
  };

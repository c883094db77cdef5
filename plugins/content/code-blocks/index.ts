import path from 'node:path';
import {createDependencyRule} from '@developer-docs/docusaurus-theme-openapi/node';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listIncludedFiles} from './included-file';

export {rehypeCodeBlocks} from './rehype-code-blocks';

/**
 * `themeConfig.prism` without a Prism theme. The default theme would be sent to the browser with every page.
 * `src/css/code.css` defines the syntax colors.
 */
export const prismThemeConfig = {theme: {plain: {}, styles: []}} satisfies ThemeConfig['prism'];

/**
 * A Docusaurus plugin that keeps Prism out of the client bundle (34 KB gzip on every page) and recompiles pages when a
 * file that their code blocks include changes. `rehypeCodeBlocks` highlights the code.
 */
export function codeBlocks({siteDir}: LoadContext): Plugin {
  const rule = createDependencyRule((source) => listIncludedFiles(source, siteDir));
  return {
    name: 'code-blocks',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'client/prism-stub.ts')}},
      module: {rules: [rule]},
    }),
  };
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';
import {subset} from './subset';

export {checkPages} from './check-pages';

/** Leaves out of the theme's style sheet (Infima) what this site does not use. */
export default function infimaSubset({siteDir}: LoadContext): Plugin {
  const plugin: PostCssPlugin = {
    postcssPlugin: 'infima-subset',
    Once(root) {
      if (/[\\/]infima[\\/]dist[\\/]/.test(root.source?.input.file ?? '')) {
        subset(root, readFileSync(path.join(siteDir, 'src/css/infima.css'), 'utf8'));
      }
    },
  };
  return {
    name: 'infima-subset',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, plugin],
      // These are all settings. Looking for files with others, beside each style sheet and above, was 17,000 reads of nothing.
      config: false,
    }),
  };
}

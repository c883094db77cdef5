import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Finds the color of the page in the tokens.
 *
 * @param tokens - The style sheet of the tokens.
 * @returns The color of the page in the light theme, the default.
 * @throws Error when the sheet has no `--ds-page`, with what to do.
 */
export function pageColor(tokens: string): string {
  const color = /--ds-page:\s*([^;]+);/.exec(tokens)?.[1];
  if (color === undefined) {
    throw new Error(
      'src/css/tokens.css has no --ds-page, the color that browsers take for their own bars: define it in :root.',
    );
  }
  return color;
}

/**
 * Tells the browser the color of the page (`<meta name="theme-color">`), for the bars that it draws around the page. The
 * static page names the light theme's; a client module follows the theme that the reader chose. A change of the system's
 * preference leaves that choice alone.
 */
export default function themeColor({siteDir}: LoadContext): Plugin {
  const tokens = path.join(siteDir, 'src/css/tokens.css');
  return {
    name: 'theme-color',
    getPathsToWatch: () => [tokens],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]contexts[\\/]colorMode\.js$/,
            use: [path.join(__dirname, 'color-mode-loader.cjs')],
          },
        ],
      },
    }),
    getClientModules: () => ['./client/follow-theme.ts'],
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'meta', attributes: {name: 'theme-color', content: pageColor(readFileSync(tokens, 'utf8'))}},
      ],
    }),
  };
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {colorToken} from './color-token';

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
    getClientModules: () => ['./client/follow-theme.ts'],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {name: 'theme-color', content: colorToken(readFileSync(tokens, 'utf8'), '--ds-background')},
        },
      ],
    }),
  };
}

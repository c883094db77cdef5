import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {colorToken} from './color-token';

/**
 * Sets `<meta name="theme-color">`, the color of the browser's own UI around the page. A `media` attribute can't express it, because
 * the site's color mode doesn't depend on the system's: the HTML has the color of the light mode, and a client module updates it.
 */
export function colorMode({siteDir}: LoadContext): Plugin {
  const tokensFile = path.join(siteDir, 'src/css/tokens.css');
  return {
    name: 'color-mode',
    getPathsToWatch: () => [tokensFile],
    getClientModules: () => [path.join(__dirname, 'client/sync-theme-color.ts')],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {name: 'theme-color', content: colorToken(readFileSync(tokensFile, 'utf8'), '--ds-background')},
        },
      ],
    }),
  };
}

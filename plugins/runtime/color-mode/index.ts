import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface ColorModeOptions {
  /** Background color of the page in the light theme. */
  readonly pageColor: string;
}

/**
 * Sets `<meta name="theme-color">`, the color of the browser's own UI around the page. The site's color mode can differ from the system's,
 * so a `media` attribute isn't enough: the HTML has the color of the light mode, and a client module updates it.
 */
export function colorMode(_context: LoadContext, {pageColor}: ColorModeOptions): Plugin {
  return {
    name: 'color-mode',
    getClientModules: () => [path.join(__dirname, 'client/sync-theme-color.ts')],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: 'theme-color', content: pageColor}}],
    }),
  };
}

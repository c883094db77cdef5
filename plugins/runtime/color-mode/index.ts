import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readDesignTokens} from '../../shared';

export interface ColorModeOptions {
  /** Path of the style sheet that defines the design tokens, relative to the site's folder. */
  readonly tokens: string;
}

/**
 * Sets `<meta name="theme-color">`, the color of the browser's own UI around the page. The site's color mode can differ
 * from the system's, so a `media` attribute isn't enough: the HTML has the light mode's color, and a client module
 * updates it.
 */
export function colorMode({siteDir}: LoadContext, {tokens}: ColorModeOptions): Plugin {
  const content = readDesignTokens(path.join(siteDir, tokens))('--ds-background');
  return {
    name: 'color-mode',
    getClientModules: () => [path.join(__dirname, 'client/sync-theme-color.ts')],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: 'theme-color', content}}],
    }),
  };
}

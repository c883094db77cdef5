import {formatCount} from '@developer-docs/utils';
import {insertIntoHead, joinPostBuildPass, type PostBuildTask} from '@developer-docs/utils/node';
import type {Plugin} from '@docusaurus/types';

/**
 * Preloads the Basic Latin font on every page, so that its request doesn't wait for the style sheet. With
 * `font-display: optional`, the browser then uses the font on the first paint or not at all, and nothing moves.
 *
 * This can't be a head tag: the file name contains a hash that is only known after the build.
 */
export const fontPreload = (): Plugin => ({
  name: 'font-preload',
  ...joinPostBuildPass(() => [createFontPreloadTask()]),
});

function createFontPreloadTask(): PostBuildTask {
  let tags = '';
  return {
    name: 'font preload',
    async afterReading(site) {
      const cssFiles = (await site.listFiles()).filter((name) => /^assets\/css\/.*\.css$/.test(name));
      const styles = await Promise.all(cssFiles.map((name) => site.readText(name)));
      const urls = [...new Set(styles.flatMap(findBasicLatinFonts))];
      tags = urls.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`).join('');
      return formatCount(urls.length, 'font');
    },
    rewritePage: (html, {file}) => insertIntoHead(html, tags, file),
  };
}

/** Finds the URLs of the font files that a style sheet declares for Basic Latin characters. */
export function findBasicLatinFonts(css: string): string[] {
  return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => {
    const [, url] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(rule) ?? [];
    const [, unicodeRange] = /unicode-range:\s*([^;}]+)/.exec(rule) ?? [];
    return url !== undefined && (unicodeRange === undefined || /U\+(?:00)?20-/i.test(unicodeRange)) ? [url] : [];
  });
}

import {formatCount} from '@developer-docs/internal';
import {insertIntoHead, type PostBuildStep} from '@developer-docs/internal/node';

/**
 * Creates a post-build step that preloads the Basic Latin font on every page, so that its request doesn't wait for the
 * style sheet. With `font-display: optional`, the browser then uses the font on the first paint or not at all, and
 * nothing moves.
 *
 * This can't be a plugin's head tag: the file name contains a hash that is only known after the build.
 */
export function fontPreload(): PostBuildStep {
  return {
    name: 'font preload',
    async run(site) {
      const cssFiles = (await site.listFiles()).filter((name) => /^assets\/css\/.*\.css$/.test(name));
      const fontUrls = (await Promise.all(cssFiles.map((name) => site.readText(name)))).flatMap(findBasicLatinFonts);
      const tags = [...new Set(fontUrls)].map(
        (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
      );
      const pages = await site.listHtmlFiles();
      await site.rewritePages(pages, (html, {file}) => insertIntoHead(html, tags.join(''), file));
      return `${formatCount(tags.length, 'font')} in ${pages.length} pages`;
    },
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

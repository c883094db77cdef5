import type {PostBuildStep} from '../../shared';

/**
 * Post-build step that preloads the font for Basic Latin on every page, so that its request doesn't wait for the style sheet. With
 * `font-display: optional`, the browser then uses the font on the first paint or not at all, and nothing moves.
 *
 * This can't be a head tag of a plugin: the file name contains a hash that is only known after the build.
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
      const pages = await site.listPages();
      await site.rewritePages(pages, (html, {file}) => insertBeforeStyleSheet(file, html, tags.join('')));
      return `${tags.length} ${tags.length === 1 ? 'font' : 'fonts'} in ${pages.length} pages`;
    },
  };
}

/** The URLs of the font files that a style sheet declares for Basic Latin characters. */
export function findBasicLatinFonts(css: string): string[] {
  return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => {
    const [, url] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(rule) ?? [];
    const [, unicodeRange] = /unicode-range:\s*([^;}]+)/.exec(rule) ?? [];
    return url !== undefined && (unicodeRange === undefined || /U\+(?:00)?20-/i.test(unicodeRange)) ? [url] : [];
  });
}

/**
 * Inserts tags before the first style sheet of a page, so that the browser requests the font first.
 *
 * @throws If the page has no style sheet.
 */
export function insertBeforeStyleSheet(file: string, html: string, tags: string): string {
  const index = html.indexOf('<link rel="stylesheet"');
  if (index === -1) {
    throw new Error(
      `${file} has no <link rel="stylesheet"> to insert the font preload before. Check the page template (ssrTemplate).`,
    );
  }
  return html.slice(0, index) + tags + html.slice(index);
}

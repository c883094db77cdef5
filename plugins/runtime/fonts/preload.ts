import type {PostBuildStep} from '../../shared';

/**
 * Lets every page ask for its typeface before the style sheet names it: for the file with the letters of English, which every page
 * needs. The name of the file carries a hash that is known only after the build; and a tag that React manages would be put in twice,
 * which Chromium reports on the console.
 */
export function fontPreload(): PostBuildStep {
  return {
    name: 'font preload',
    async run(site) {
      const sheets = (await site.listFiles()).filter((name) => /^assets\/css\/.*\.css$/.test(name));
      const fonts = (await Promise.all(sheets.map((name) => site.readText(name)))).flatMap(fontsOf);
      const tags = [...new Set(fonts)].map(
        (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
      );
      const pages = await site.listPages();
      await site.rewritePages(pages, (html, {file}) => preload(file, html, tags.join('')));
      return `${tags.length} ${tags.length === 1 ? 'font' : 'fonts'} in ${pages.length} pages`;
    },
  };
}

/** The addresses of the font files that a style sheet names for the letters of English. */
export function fontsOf(sheet: string): string[] {
  return [...sheet.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([face]) => {
    const [, address] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(face) ?? [];
    const [, range] = /unicode-range:\s*([^;}]+)/.exec(face) ?? [];
    return address !== undefined && (range === undefined || /U\+(?:00)?20-/i.test(range)) ? [address] : [];
  });
}

/**
 * Puts the tags before the first style sheet of a page.
 *
 * @throws Error when the page has no style sheet: the build is not what this step was made for.
 */
export function preload(name: string, html: string, tags: string): string {
  const place = html.indexOf('<link rel="stylesheet"');
  if (place === -1) {
    throw new Error(
      `${name} has no <link rel="stylesheet">: the font cannot be preloaded. Look at how pages are rendered.`,
    );
  }
  return html.slice(0, place) + tags + html.slice(place);
}

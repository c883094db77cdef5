import {insertIntoHead, joinPostBuildPass} from '@developer-docs/docusaurus-utils/node';
import type {Plugin} from '@docusaurus/types';

/**
 * Preloads the English font on every page, so that its request doesn't wait for the style sheet. With `font-display:
 * optional`, the browser then uses the font on the first paint or not at all, and nothing moves.
 *
 * This can't be a head tag: the file name contains a hash that is only known after the build.
 */
export const fontPreload = (): Plugin => ({
  name: 'font-preload',
  ...joinPostBuildPass(() => {
    let tag = '';
    return [
      {
        name: 'font preload',
        afterReading(site) {
          const file = site.listFiles().find((name) => /^assets\/fonts\/.*-english-/.test(name));
          if (file === undefined) throw new Error('The build contains no English font. See src/css/fonts.css.');
          tag = `<link rel="preload" href="${site.withBaseUrl(`/${file}`)}" as="font" type="font/woff2" crossorigin>`;
          return undefined;
        },
        rewritePage: (html, {file}) => insertIntoHead(html, tag, file),
      },
    ];
  }),
});

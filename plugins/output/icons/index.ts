import {Resvg} from '@resvg/resvg-js';
import type {PostBuildStep} from '../../shared';
import {insertIntoHead} from '../../shared';
import {packIco} from './ico';

/** Options of the step. */
export interface IconsOptions {
  /** The icon (SVG), a square; it is the site's `favicon` too. */
  readonly icon: string;
  /** What shows where the icon is transparent, on systems that know no transparent icons. */
  readonly background: string;
  /** Color of the page, for the manifest. */
  readonly page: string;
  /** Name of the site, and a short one. */
  readonly name: string;
  readonly shortName: string;
}

/** Sizes in `favicon.ico`: the tab, the tab of a dense screen, the desktop of Windows. */
const icoSizes = [16, 32, 48];

/**
 * The icon as PNG.
 *
 * @param fill - Part of the picture that the icon fills; the rest, and what is transparent, shows `background`.
 */
function picture(icon: string, size: number, background?: string, fill = 1): Uint8Array {
  const data = Buffer.from(icon).toString('base64');
  const [at, side] = [(size * (1 - fill)) / 2, size * fill];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image x="${at}" y="${at}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${data}"/></svg>`;
  return new Resvg(svg, {font: {loadSystemFonts: false}, ...(background !== undefined && {background})})
    .render()
    .asPng();
}

/**
 * Makes the icons that browsers and systems ask for from the one that the site has, and names them in every page.
 *
 * A maskable icon is cut to the system's shape: what counts is in a circle of 80 % of its width
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export function icons({icon, background, page, name, shortName}: IconsOptions): PostBuildStep {
  return {
    name: 'icons',
    async run(site) {
      const pictures: Readonly<Record<string, Uint8Array>> = {
        'favicon.ico': packIco(icoSizes.map((size) => ({size, png: picture(icon, size)}))),
        'img/apple-touch-icon.png': picture(icon, 180, background),
        'img/icon-192.png': picture(icon, 192),
        'img/icon-512.png': picture(icon, 512),
        'img/icon-maskable-512.png': picture(icon, 512, background, 0.8),
      };
      const manifestIcon = (src: string, size: number, purpose: string) => ({
        src: site.baseUrl + src,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      });
      const manifest = {
        name,
        short_name: shortName,
        start_url: site.baseUrl,
        display: 'browser',
        background_color: page,
        theme_color: page,
        icons: [
          manifestIcon('img/icon-192.png', 192, 'any'),
          manifestIcon('img/icon-512.png', 512, 'any'),
          manifestIcon('img/icon-maskable-512.png', 512, 'maskable'),
        ],
      };
      await site.writeFile('site.webmanifest', JSON.stringify(manifest));
      for (const [file, content] of Object.entries(pictures)) {
        await site.writeFile(file, content);
      }
      // The vector is in the page already (`favicon` of the site). Sizes say that the .ico is the smaller one: https://crbug.com/1162276.
      const tags = [
        `<link rel="icon" href="${site.baseUrl}favicon.ico" sizes="48x48">`,
        `<link rel="apple-touch-icon" href="${site.baseUrl}img/apple-touch-icon.png">`,
        `<link rel="manifest" href="${site.baseUrl}site.webmanifest">`,
      ].join('');
      await site.rewritePages(await site.listPages(), (html, {file}) => insertIntoHead(html, tags, file));
      return `${Object.keys(pictures).length} and a manifest`;
    },
  };
}

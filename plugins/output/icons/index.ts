import {Resvg} from '@resvg/resvg-js';
import {insertIntoHead, type PostBuildStep} from '../../shared';
import {packIco} from './ico';

export interface IconsOptions {
  /** The icon as a square SVG, which is also the site's `favicon`. */
  readonly svg: string;
  /** Color behind transparent parts, on systems that don't support transparent icons. */
  readonly backgroundColor: string;
  /** Background color of the page, for the manifest. */
  readonly pageColor: string;
  /** Name of the site, for the manifest. */
  readonly name: string;
  readonly shortName: string;
}

/** Sizes in `favicon.ico`: browser tab, tab on a high-density screen, Windows desktop. */
const icoSizes = [16, 32, 48];

/** Icons can be cropped to a circle with 80 % of their width: https://www.w3.org/TR/appmanifest/#icon-masks. */
const maskableScale = 0.8;

/**
 * Renders the icon as a PNG.
 *
 * @param size - Width and height in pixels.
 * @param scale - Width of the icon relative to that of the image.
 */
function renderIcon(svg: string, size: number, backgroundColor?: string, scale = 1): Uint8Array {
  const data = Buffer.from(svg).toString('base64');
  const [offset, iconSize] = [(size * (1 - scale)) / 2, size * scale];
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image x="${offset}" y="${offset}" width="${iconSize}" height="${iconSize}" href="data:image/svg+xml;base64,${data}"/></svg>`;
  return new Resvg(image, {
    font: {loadSystemFonts: false},
    ...(backgroundColor !== undefined && {background: backgroundColor}),
  })
    .render()
    .asPng();
}

/** Renders the icons that browsers and operating systems use, writes a web app manifest, and links both in every page. */
export function icons({svg, backgroundColor, pageColor, name, shortName}: IconsOptions): PostBuildStep {
  return {
    name: 'icons',
    async run(site) {
      const images: Readonly<Record<string, Uint8Array>> = {
        'favicon.ico': packIco(icoSizes.map((size) => ({size, png: renderIcon(svg, size)}))),
        'img/apple-touch-icon.png': renderIcon(svg, 180, backgroundColor),
        'img/icon-192.png': renderIcon(svg, 192),
        'img/icon-512.png': renderIcon(svg, 512),
        'img/icon-maskable-512.png': renderIcon(svg, 512, backgroundColor, maskableScale),
      };
      const manifestIcon = (file: string, size: number, purpose: string) => ({
        src: site.baseUrl + file,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      });
      const manifest = {
        name,
        short_name: shortName,
        start_url: site.baseUrl,
        display: 'browser',
        background_color: pageColor,
        theme_color: pageColor,
        icons: [
          manifestIcon('img/icon-192.png', 192, 'any'),
          manifestIcon('img/icon-512.png', 512, 'any'),
          manifestIcon('img/icon-maskable-512.png', 512, 'maskable'),
        ],
      };
      await site.writeFile('site.webmanifest', JSON.stringify(manifest));
      for (const [file, content] of Object.entries(images)) {
        await site.writeFile(file, content);
      }
      // Docusaurus has already linked the SVG (`favicon`). With `sizes`, Chromium prefers it to the .ico: https://crbug.com/1162276.
      const tags = [
        `<link rel="icon" href="${site.baseUrl}favicon.ico" sizes="48x48">`,
        `<link rel="apple-touch-icon" href="${site.baseUrl}img/apple-touch-icon.png">`,
        `<link rel="manifest" href="${site.baseUrl}site.webmanifest">`,
      ].join('');
      await site.rewritePages(await site.listPages(), (html, {file}) => insertIntoHead(html, tags, file));
      return `${Object.keys(images).length} images and a manifest`;
    },
  };
}

import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import {insertIntoHead, type PostBuildStep} from '@developer-docs/internal/node';

export interface IconsOptions {
  /** Path of the icon, a square SVG, which is also the site's `favicon`. */
  readonly file: string;
  /** Color behind transparent parts, on systems that don't support transparent icons. */
  readonly backgroundColor: string;
}

/**
 * Widths of the icons in pixels. Google shows favicons whose size is a multiple of 48
 * (https://developers.google.com/search/docs/appearance/favicon-in-search), and iPhones use touch icons that are
 * 180 pixels wide.
 */
const faviconSize = 48;
const touchIconSize = 180;

function renderIcon(svg: string, size: number, backgroundColor?: string): Uint8Array {
  return new Resvg(svg, {
    fitTo: {mode: 'width', value: size},
    font: {loadSystemFonts: false},
    ...(backgroundColor !== undefined && {background: backgroundColor}),
  })
    .render()
    .asPng();
}

/**
 * Wraps a PNG in an `.ico` file, which consists of a header, a directory with one entry, and the image.
 *
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function wrapAsIco(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // File type: icon
  header.writeUInt16LE(1, 4); // Number of images
  header.writeUInt8(size, 6); // Width
  header.writeUInt8(size, 7); // Height
  header.writeUInt16LE(1, 10); // Color planes
  header.writeUInt16LE(32, 12); // Bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // Offset of the image
  return Buffer.concat([header, png]);
}

/** Renders the icons for browsers and devices without support for SVG icons, and adds links to them to every page. */
export function icons({file: iconFile, backgroundColor}: IconsOptions): PostBuildStep {
  return {
    name: 'icons',
    async run(site) {
      const svg = readFileSync(iconFile, 'utf8');
      await site.writeFile('favicon.ico', wrapAsIco(renderIcon(svg, faviconSize), faviconSize));
      await site.writeFile('img/apple-touch-icon.png', renderIcon(svg, touchIconSize, backgroundColor));
      // Docusaurus has already linked the SVG (`favicon`). With `sizes`, Chromium prefers it to the .ico:
      // https://crbug.com/1162276.
      const tags = [
        `<link rel="icon" href="${site.baseUrl}favicon.ico" sizes="${faviconSize}x${faviconSize}">`,
        `<link rel="apple-touch-icon" href="${site.baseUrl}img/apple-touch-icon.png">`,
      ].join('');
      await site.rewritePages(await site.listHtmlFiles(), (html, {file}) => insertIntoHead(html, tags, file));
      return 'favicon.ico, img/apple-touch-icon.png';
    },
  };
}

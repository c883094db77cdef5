import {readOptionFile, type BuiltSite} from '@developer-docs/internal/node';
import type {GeneratedFiles} from './generated-files';
import {loadOptionalPackage} from './optional-packages';
import type {IconsOptions} from './options';

/**
 * Widths of the icons in pixels. Google shows favicons whose size is a multiple of 48
 * (https://developers.google.com/search/docs/appearance/favicon-in-search), and iPhones use touch icons that are
 * 180 pixels wide.
 */
const faviconSize = 48;
const touchIconSize = 180;

const faviconFile = 'favicon.ico';
const touchIconFile = 'img/apple-touch-icon.png';

/** Renders the icons for browsers and devices without support for SVG icons. Returns what was written, for the terminal. */
export async function writeIcons(
  site: BuiltSite,
  {file, backgroundColor}: IconsOptions,
  siteDir: string,
  files: GeneratedFiles,
): Promise<string[]> {
  const {Resvg} = await loadOptionalPackage(() => import('@resvg/resvg-js'), 'icons', ['@resvg/resvg-js']);
  const svg = readOptionFile({plugin: 'docusaurus-plugin-hosting', name: 'icons.file'}, file, siteDir).toString();
  const render = (size: number, background?: string): Uint8Array =>
    new Resvg(svg, {
      fitTo: {mode: 'width', value: size},
      font: {loadSystemFonts: false},
      ...(background !== undefined && {background}),
    })
      .render()
      .asPng();
  return [
    await files.write(site, faviconFile, wrapAsIco(render(faviconSize), faviconSize)),
    await files.write(site, touchIconFile, render(touchIconSize, backgroundColor)),
  ];
}

/** Renders the links to the icons in the head of a page. */
export function renderIconLinks(baseUrl: string): string {
  // Docusaurus has already linked the SVG (`favicon`). With `sizes`, Chromium prefers it to the .ico:
  // https://crbug.com/1162276.
  return [
    `<link rel="icon" href="${baseUrl}${faviconFile}" sizes="${String(faviconSize)}x${String(faviconSize)}">`,
    `<link rel="apple-touch-icon" href="${baseUrl}${touchIconFile}">`,
  ].join('');
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

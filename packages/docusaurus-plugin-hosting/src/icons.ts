import {readOptionText, type BuiltSite} from '@developer-docs/utils/node';
import type {GeneratedFiles} from './generated-files';
import {loadOptionalPackage} from './optional-packages';
import type {IconsOptions} from './options';

/** The width of the icon on the home screen of an iPhone, in pixels. */
const touchIconSize = 180;

const touchIconFile = 'img/apple-touch-icon.png';

/**
 * Renders the icon for home screens, which don't support SVG. Browsers show the SVG itself, the `favicon` of the site.
 * Returns what was written, for the terminal.
 */
export async function writeIcons(
  site: BuiltSite,
  {file, backgroundColor}: IconsOptions,
  siteDir: string,
  files: GeneratedFiles,
): Promise<string> {
  const {Resvg} = await loadOptionalPackage(() => import('@resvg/resvg-js'), 'icons', ['@resvg/resvg-js']);
  const svg = readOptionText({plugin: 'docusaurus-plugin-hosting', name: 'icons.file'}, file, siteDir);
  const image = new Resvg(svg, {
    fitTo: {mode: 'width', value: touchIconSize},
    font: {loadSystemFonts: false},
    background: backgroundColor,
  });
  return files.write(site, touchIconFile, image.render().asPng());
}

/** Renders the link to the icon in the head of a page. */
export const renderIconLinks = (baseUrl: string): string =>
  `<link rel="apple-touch-icon" href="${baseUrl}${touchIconFile}">`;

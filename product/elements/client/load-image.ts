import {loadSandbox} from '@developer-docs/docusaurus-theme-openapi/console';
import {toSvgUrl} from '../../mock/rendering/render-raster';

/**
 * Loads an image that a response of the sandbox links to, and returns it as a `data:` URL, the only type of URL that
 * the site's content security policy allows for generated images. It's an SVG image, which is small and sharp at any
 * size.
 *
 * @throws Error if the link has expired.
 */
export async function loadImage(url: string): Promise<string> {
  const {status, body} = await (await loadSandbox()).send({method: 'GET', url, headers: {}});
  if (status !== 200) throw new Error(String(body).trim());
  return toSvgUrl(String(body));
}

/** Describes a design in a response by the text in its content blocks. */
export const describeDesign = (blocks: readonly {readonly content: {readonly text?: string}}[] = []): string =>
  `Design with the text “${blocks.flatMap(({content}) => content.text ?? []).join(' · ')}”`;

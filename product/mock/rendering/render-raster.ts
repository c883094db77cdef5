import type {RasterOptions} from './image-renderer';

const jpegQuality = 0.85;

/**
 * Renders an SVG image as PNG or JPEG. Workers can't decode SVG, so this runs on the page.
 *
 * @throws If the browser can't decode the image.
 */
export async function renderRaster(svg: string, {width, height, format}: RasterOptions): Promise<Uint8Array> {
  const image = new Image(width, height);
  image.src = toSvgUrl(svg);
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await canvas.convertToBlob({type: format === 'png' ? 'image/png' : 'image/jpeg', quality: jpegQuality});
  return new Uint8Array(await blob.arrayBuffer());
}

/** Creates the `data:` URL of an SVG image. Content security policies seldom allow `blob:` URLs. */
export const toSvgUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg.toWellFormed())}`;

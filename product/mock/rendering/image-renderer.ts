import type {Drawing, ImageRenderer} from './files';
import {renderPdf} from './pdf';

/** The format of a rendered image. */
export interface RasterOptions extends Pick<Drawing, 'width' | 'height'> {
  readonly format: 'png' | 'jpg';
}

/** Renders an SVG image as PNG or JPEG: resvg in Node, `OffscreenCanvas` in a browser. */
export type RasterRenderer = (svg: string, options: RasterOptions) => Promise<Uint8Array>;

/** Creates a renderer that also supports PDF. Workers, which have no raster renderer, don't load this code. */
export const createImageRenderer =
  (renderRaster: RasterRenderer): ImageRenderer =>
  async ({svg, width, height}, format) => {
    const image = await renderRaster(svg, {width, height, format: format === 'png' ? 'png' : 'jpg'});
    return format === 'pdf' ? renderPdf(image, {width, height}) : image;
  };

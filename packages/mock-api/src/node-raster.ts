import {Resvg} from '@resvg/resvg-js';
import {encode as encodeJpeg} from 'jpeg-js';
import type {RasterRenderer} from './rendering/raster';

const jpegQuality = 85;

/** Renders images with resvg and the system fonts. */
export const renderRaster: RasterRenderer = (svg, {width, format}) => {
  const image = new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render();
  return Promise.resolve(
    format === 'png'
      ? image.asPng()
      : encodeJpeg({width: image.width, height: image.height, data: image.pixels}, jpegQuality).data,
  );
};

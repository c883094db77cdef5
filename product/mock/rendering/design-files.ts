import type {Design, Variant} from '../store/store';
import {renderPdf} from './pdf';
import type {Size} from '../drawing/box';
import {drawDesign} from '../drawing/design-svg';

/** The format of a rendered image. */
export interface RasterOptions extends Size {
  readonly format: 'png' | 'jpg';
}

/** Renders an SVG image as PNG or JPEG: resvg in Node, `OffscreenCanvas` in a browser. */
export type RasterRenderer = (svg: string, options: RasterOptions) => Promise<Uint8Array>;

/** The maximum length of a preview's longer side in pixels, as documented for `previewUrl`. */
const maxPreviewSide = 1024;

/**
 * Returns the size in bytes that a response declares for a file. Images are only rendered when they're downloaded, and
 * renderers compress differently, so the declared size is an upper bound that files are padded to. That way, the same
 * request gets the same response wherever the mock runs. Browsers compress PNG files less than resvg.
 */
export function getDeclaredSize(design: Design, variant: Variant | undefined, format: string): number {
  return format === 'svg'
    ? new TextEncoder().encode(drawAppearance(design, variant)).length
    : getMaxRasterBytes(design);
}

const getMaxRasterBytes = ({width, height}: Size) => 65_536 + Math.ceil((width * height) / 2);

/** Draws a design or one of its variants as SVG. */
export function drawAppearance({width, height, language, watermark, ...design}: Design, variant?: Variant): string {
  const {style, layout} = variant ?? design;
  return drawDesign({width, height, language, watermark, style, layout});
}

/** Renders the drawing of a design as a file in an output format. */
export async function renderDesignFile(
  svg: string,
  {width, height}: Size,
  format: string,
  renderRaster: RasterRenderer,
): Promise<Uint8Array> {
  const maxBytes = getMaxRasterBytes({width, height});
  switch (format) {
    case 'svg':
      return new TextEncoder().encode(svg);
    case 'png':
    case 'jpg':
      return padTo(await renderRaster(svg, {width, height, format}), maxBytes);
    case 'pdf':
      return padTo(renderPdf(await renderRaster(svg, {width, height, format: 'jpg'}), {width, height}), maxBytes);
    default:
      throw new Error(`The mock can't render the output format "${format}". Add it to renderDesignFile.`);
  }
}

/** Renders the preview of the drawing of a design. */
export function renderPreview(svg: string, {width, height}: Size, renderRaster: RasterRenderer): Promise<Uint8Array> {
  const scale = Math.min(1, maxPreviewSide / Math.max(width, height));
  return renderRaster(svg, {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    format: 'png',
  });
}

/** Pads a file with zeros. PNG, JPEG, and PDF decoders ignore trailing data. */
function padTo(file: Uint8Array, length: number): Uint8Array {
  if (file.length > length) {
    throw new Error(
      `The file is ${file.length} bytes long, but ${length} were declared. Increase the estimate in getDeclaredSize.`,
    );
  }
  const paddedFile = new Uint8Array(length);
  paddedFile.set(file);
  return paddedFile;
}

import type {Design, Variant} from '../store/store';
import {renderPdf} from './pdf';
import {drawDesign} from '../drawing/design-svg';

/** The format of a rendered image. */
export interface RasterOptions {
  /** The size of the image in pixels. */
  readonly width: number;
  readonly height: number;
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
    : 65_536 + Math.ceil((design.width * design.height) / 2);
}

/** Draws a design or one of its variants as SVG. */
export function drawAppearance({width, height, language, watermark, ...design}: Design, variant?: Variant): string {
  const {style, layout} = variant ?? design;
  return drawDesign({width, height, language, watermark, style, layout});
}

/** Renders a design, or one of its variants, as a file in an output format. */
export async function renderDesignFile(
  design: Design,
  variant: Variant | undefined,
  format: string,
  renderRaster: RasterRenderer,
): Promise<Uint8Array> {
  const svg = drawAppearance(design, variant);
  const {width, height} = design;
  switch (format) {
    case 'svg':
      return new TextEncoder().encode(svg);
    case 'png':
    case 'jpg':
      return padTo(await renderRaster(svg, {width, height, format}), getDeclaredSize(design, variant, format));
    case 'pdf': {
      const jpeg = await renderRaster(svg, {width, height, format: 'jpg'});
      return padTo(renderPdf(jpeg, design), getDeclaredSize(design, variant, format));
    }
    default:
      throw new Error(`The mock can't render the output format "${format}". Add it to renderDesignFile.`);
  }
}

/** Renders the preview of a design or one of its variants. */
export function renderPreview(
  design: Design,
  variant: Variant | undefined,
  renderRaster: RasterRenderer,
): Promise<Uint8Array> {
  const scale = Math.min(1, maxPreviewSide / Math.max(design.width, design.height));
  return renderRaster(drawAppearance(design, variant), {
    width: Math.max(1, Math.round(design.width * scale)),
    height: Math.max(1, Math.round(design.height * scale)),
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

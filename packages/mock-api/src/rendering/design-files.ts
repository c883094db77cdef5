import type {Design, Variant} from '../store/store';
import {renderPdf} from './pdf';
import type {RasterRenderer} from './raster';
import {renderSvg} from './svg';

/** The longest side of a preview in pixels, as documented for `previewUrl`. */
const maxPreviewSide = 1024;

/**
 * The size that a response announces for a file. Images are rendered when they're downloaded, and renderers compress
 * differently, so the announced size is an upper bound that the file is padded to. The same request gives the same
 * response wherever the mock runs.
 */
export function announcedBytes(design: Design, variant: Variant | undefined, format: string): number {
  return format === 'svg'
    ? new TextEncoder().encode(renderSvg(design, variant ?? design)).length
    : 16_384 + Math.ceil((design.width * design.height) / 4);
}

/** Renders a file of a design, or of one of its variants, in an output format. */
export async function renderDesignFile(
  design: Design,
  variant: Variant | undefined,
  format: string,
  renderRaster: RasterRenderer,
): Promise<Uint8Array> {
  const svg = renderSvg(design, variant ?? design);
  const {width, height} = design;
  switch (format) {
    case 'svg':
      return new TextEncoder().encode(svg);
    case 'png':
    case 'jpg':
      return padTo(await renderRaster(svg, {width, height, format}), announcedBytes(design, variant, format));
    case 'pdf': {
      const jpeg = await renderRaster(svg, {width, height, format: 'jpg'});
      return padTo(renderPdf(jpeg, design), announcedBytes(design, variant, format));
    }
    default:
      throw new Error(`The mock can't render the output format "${format}". Add it to renderDesignFile.`);
  }
}

/** Renders the preview of a design or of one of its variants. */
export function renderPreview(
  design: Design,
  variant: Variant | undefined,
  renderRaster: RasterRenderer,
): Promise<Uint8Array> {
  const scale = Math.min(1, maxPreviewSide / Math.max(design.width, design.height));
  return renderRaster(renderSvg(design, variant ?? design), {
    width: Math.max(1, Math.round(design.width * scale)),
    height: Math.max(1, Math.round(design.height * scale)),
    format: 'png',
  });
}

/** Appends zeros, which decoders of PNG, JPEG and PDF ignore after the end of the image. */
function padTo(file: Uint8Array, length: number): Uint8Array {
  if (file.length > length) {
    throw new Error(`The file has ${file.length} bytes, but ${length} were announced. Raise announcedBytes.`);
  }
  const padded = new Uint8Array(length);
  padded.set(file);
  return padded;
}

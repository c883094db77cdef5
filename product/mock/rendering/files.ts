import {secondMs} from '@developer-docs/mock-api';
import type {Size} from '../drawing/box';
import {drawAsset, drawDesign} from '../drawing/design-svg';
import type {Design, Store, Variant} from '../store/store';
import {renderPdf} from './pdf';

/** The format of a rendered image. */
export interface RasterOptions extends Size {
  readonly format: 'png' | 'jpg';
}

/** Renders an SVG image as PNG or JPEG: resvg in Node, `OffscreenCanvas` in a browser. */
export type RasterRenderer = (svg: string, options: RasterOptions) => Promise<Uint8Array>;

/** The maximum length of a preview's longer side in pixels, as documented for `previewUrl`. */
const maxPreviewSide = 1024;

const mediaTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  ndjson: 'application/x-ndjson',
  csv: 'text/csv; charset=utf-8',
};

/**
 * Responds with the file that a link in a result points to.
 *
 * @param url - `/files/` followed by a path such as `dsn_4h8t2w6y0b3f9j1r/preview.png`, with the parameter `expires` in
 * seconds since the Unix epoch.
 */
export async function serveResultFile(
  url: URL,
  {store, now, renderRaster}: {store: Store; now: number; renderRaster: RasterRenderer | undefined},
): Promise<Response> {
  if (!isLinkValid(url, now)) {
    return createTextResponse(410, 'The link has expired. Get the request or the variants again for a new link.');
  }
  const {pathname} = url;
  const drawing = drawFile(pathname, store);
  const format = drawing !== undefined && renderRaster === undefined ? 'svg' : (/\w+$/.exec(pathname)?.[0] ?? '');
  const file =
    drawing === undefined ? findExportFile(pathname, store) : await renderFile(drawing, format, renderRaster);
  return file === undefined
    ? createTextResponse(410, 'The file has been deleted.')
    : new Response(file, {headers: {'Content-Type': mediaTypes[format] ?? 'application/octet-stream'}});
}

/**
 * Draws the file that a link in a result points to as SVG.
 *
 * @returns `undefined` if the link has expired, or if it doesn't point to an image.
 */
export const drawResultFile = (url: URL, store: Store, now: number): string | undefined =>
  isLinkValid(url, now) ? drawFile(url.pathname, store)?.svg : undefined;

const isLinkValid = ({searchParams}: URL, now: number) => now < Number(searchParams.get('expires')) * secondMs;

function findExportFile(pathname: string, store: Store): string | undefined {
  const [, requestId = '', name] = /^\/files\/exports\/(\w+)\/(.+)$/.exec(pathname) ?? [];
  const {result, resultDeletedAt} = store.requests.get(requestId) ?? {};
  return result?.kind === 'data-export' && resultDeletedAt === undefined
    ? result.files.find(({dataSet, format}) => `${dataSet}.${format}` === name)?.text
    : undefined;
}

interface Drawing {
  readonly svg: string;
  readonly size: Size;
  /** The formats that it's available in. */
  readonly formats: readonly string[];
  readonly isPreview?: boolean;
}

/** Draws a design, a variant, or an asset. */
function drawFile(pathname: string, store: Store): Drawing | undefined {
  const [, folder, name = ''] = /^\/files\/(\w+)\/(\w+)\.\w+$/.exec(pathname) ?? [];
  for (const design of store.designs.values()) {
    const variant = design.variants.find(({id}) => id === folder);
    if (design.id !== folder && variant === undefined) continue;
    const {width, height, formats} = design;
    if (name === 'design') return {svg: drawAppearance(design, variant), size: design, formats};
    if (name === 'preview') {
      const scale = Math.min(1, maxPreviewSide / Math.max(width, height));
      const size = {width: Math.round(width * scale), height: Math.round(height * scale)};
      return {svg: drawAppearance(design, variant), size, formats: ['png'], isPreview: true};
    }
    const asset = design.assets.find(({assetId}) => assetId === name);
    return asset && {svg: drawAsset(asset, design.style), size: design, formats: ['svg']};
  }
  return undefined;
}

/** Draws a design or one of its variants as SVG. */
function drawAppearance({width, height, language, watermark, ...design}: Design, variant?: Variant): string {
  const {style, layout} = variant ?? design;
  return drawDesign({width, height, language, watermark, style, layout});
}

async function renderFile(
  {svg, size, formats, isPreview = false}: Drawing,
  format: string,
  renderRaster: RasterRenderer | undefined,
): Promise<BodyInit | undefined> {
  if (renderRaster === undefined) return svg;
  if (!formats.includes(format)) return undefined;
  // `Response` only accepts views of an `ArrayBuffer`, and renderers may return views of other buffers.
  return new Uint8Array(
    isPreview
      ? await renderRaster(svg, {...size, format: 'png'})
      : await renderDesignFile(svg, size, format, renderRaster),
  );
}

/** Renders the drawing of a design as a file in an output format. */
export async function renderDesignFile(
  svg: string,
  {width, height}: Size,
  format: string,
  renderRaster: RasterRenderer,
): Promise<Uint8Array> {
  if (format === 'svg') return new TextEncoder().encode(svg);
  const image = await renderRaster(svg, {width, height, format: format === 'png' ? 'png' : 'jpg'});
  return pad(format === 'pdf' ? renderPdf(image, {width, height}) : image, {width, height});
}

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

/** Pads a file with zeros to the declared size. PNG, JPEG, and PDF decoders ignore trailing data. */
function pad(file: Uint8Array, size: Size): Uint8Array {
  const paddedFile = new Uint8Array(getMaxRasterBytes(size));
  paddedFile.set(file);
  return paddedFile;
}

const createTextResponse = (status: number, message: string) =>
  new Response(`${message}\n`, {status, headers: {'Content-Type': 'text/plain; charset=utf-8'}});

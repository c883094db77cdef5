import {second} from '../../shared/clock';
import type {Design, Store, Variant} from '../store/store';
import {drawAsset} from '../drawing/design-svg';
import {drawAppearance, renderDesignFile, renderPreview, type RasterRenderer} from './design-files';

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
 * @param path - The path after `/files/`, such as `dsn_4h8t2w6y0b3f9j1r/preview.png`.
 * @param expires - The link's `expires` parameter, in seconds since the Unix epoch.
 */
export async function serveResultFile(
  path: string,
  expires: string | null,
  {store, now, renderRaster}: {store: Store; now: number; renderRaster: RasterRenderer},
): Promise<Response> {
  if (!isLinkValid(expires, now)) {
    return createTextResponse(410, 'The link has expired. Get the request or the variants again for a new link.');
  }
  const [folder = '', ...rest] = path.split('/');
  const format = path.split('.').at(-1) ?? '';
  const file =
    folder === 'exports'
      ? findExportFile(rest, store)
      : await renderFile(folder, rest[0] ?? '', format, store, renderRaster);
  return file === undefined
    ? createTextResponse(404, "The file doesn't exist.")
    : new Response(file, {headers: {'Content-Type': mediaTypes[format] ?? 'application/octet-stream'}});
}

/**
 * Draws the file that a link in a result points to as SVG.
 *
 * @returns `undefined` if the link has expired, or if it doesn't point to an image.
 */
export function drawResultFile(url: URL, store: Store, now: number): string | undefined {
  const [folder = '', name = ''] = url.pathname.replace(/^\/files\//, '').split('/');
  const result = findDesign(folder, store);
  if (result === undefined || !isLinkValid(url.searchParams.get('expires'), now)) {
    return undefined;
  }
  return /^(?:preview|design)\./.test(name)
    ? drawAppearance(result.design, result.variant)
    : renderAsset(result.design, name);
}

const isLinkValid = (expires: string | null, now: number) => expires !== null && now < Number(expires) * second;

function renderAsset({assets, style}: Design, name: string): string | undefined {
  const asset = assets.find(({assetId}) => `${String(assetId)}.svg` === name);
  return asset && drawAsset(asset, style);
}

function findExportFile([requestId = '', name = '']: readonly string[], store: Store): string | undefined {
  const result = store.requests.get(requestId)?.result;
  return result?.kind === 'data-export'
    ? result.files.find(({dataSet, format}) => `${dataSet}.${format}` === name)?.text
    : undefined;
}

async function renderFile(
  folder: string,
  name: string,
  format: string,
  store: Store,
  renderRaster: RasterRenderer,
): Promise<BodyInit | undefined> {
  const result = findDesign(folder, store);
  if (result === undefined) {
    return undefined;
  }
  const {design, variant} = result;
  if (name === 'preview.png') {
    return toBodyInit(await renderPreview(design, variant, renderRaster));
  }
  if (name === `design.${format}` && design.formats.includes(format)) {
    return toBodyInit(await renderDesignFile(design, variant, format, renderRaster));
  }
  return renderAsset(design, name);
}

function findDesign(id: string, store: Store): {design: Design; variant: Variant | undefined} | undefined {
  for (const design of store.designs.values()) {
    const variant = design.variants.find((candidate) => candidate.id === id);
    if (design.id === id || variant) {
      return {design, variant};
    }
  }
  return undefined;
}

/**
 * Copies the bytes, because `Response` only accepts views of an `ArrayBuffer` and renderers may return views of other
 * buffers.
 */
const toBodyInit = (bytes: Uint8Array) => new Uint8Array(bytes);

const createTextResponse = (status: number, message: string) =>
  new Response(`${message}\n`, {status, headers: {'Content-Type': 'text/plain; charset=utf-8'}});

import {second} from '../time';
import type {Design, Store} from '../store/store';
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
  const [, extension = ''] = /\.(\w+)$/.exec(pathname) ?? [];
  const drawing = drawFile(pathname, store);
  const file =
    drawing === undefined ? findExportFile(pathname, store) : await renderFile(drawing, extension, renderRaster);
  const format = drawing !== undefined && renderRaster === undefined ? 'svg' : extension;
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

const isLinkValid = ({searchParams}: URL, now: number) => now < Number(searchParams.get('expires')) * second;

function findExportFile(pathname: string, store: Store): string | undefined {
  const [, requestId = '', name] = /^\/files\/exports\/(\w+)\/(.+)$/.exec(pathname) ?? [];
  const {result, resultDeletedAt} = store.requests.get(requestId) ?? {};
  return result?.kind === 'data-export' && resultDeletedAt === undefined
    ? result.files.find(({dataSet, format}) => `${dataSet}.${format}` === name)?.text
    : undefined;
}

interface Drawing {
  readonly kind: 'design' | 'preview' | 'asset';
  readonly svg: string;
  readonly design: Design;
}

/** Draws a design, a variant, or an asset. */
function drawFile(pathname: string, store: Store): Drawing | undefined {
  const [, folder, name = ''] = /^\/files\/(\w+)\/([^/]+)$/.exec(pathname) ?? [];
  for (const design of store.designs.values()) {
    const variant = design.variants.find(({id}) => id === folder);
    if (design.id === folder || variant) {
      const [, kind] = /^(preview(?=\.png$)|design(?=\.\w+$))/.exec(name) ?? [];
      if (kind !== undefined) {
        return {kind: kind as Drawing['kind'], svg: drawAppearance(design, variant), design};
      }
      const asset = design.assets.find(({assetId}) => `${String(assetId)}.svg` === name);
      return asset && {kind: 'asset', svg: drawAsset(asset, design.style), design};
    }
  }
  return undefined;
}

async function renderFile(
  {kind, svg, design}: Drawing,
  format: string,
  renderRaster: RasterRenderer | undefined,
): Promise<BodyInit | undefined> {
  if (renderRaster === undefined || kind === 'asset') {
    return svg;
  }
  if (kind === 'design' && !design.formats.includes(format)) {
    return undefined;
  }
  // `Response` only accepts views of an `ArrayBuffer`, and renderers may return views of other buffers.
  return new Uint8Array(
    kind === 'preview'
      ? await renderPreview(svg, design, renderRaster)
      : await renderDesignFile(svg, design, format, renderRaster),
  );
}

const createTextResponse = (status: number, message: string) =>
  new Response(`${message}\n`, {status, headers: {'Content-Type': 'text/plain; charset=utf-8'}});

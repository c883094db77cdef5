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
  {pathname, searchParams}: URL,
  {store, now, renderRaster}: {store: Store; now: number; renderRaster: RasterRenderer | undefined},
): Promise<Response> {
  if (!isLinkValid(searchParams.get('expires'), now)) {
    return createTextResponse(410, 'The link has expired. Get the request or the variants again for a new link.');
  }
  const path = readFilePath(pathname);
  const [folder = '', name = '', exportName = ''] = path.split('/');
  const [, extension = ''] = /\.(\w+)$/.exec(path) ?? [];
  const format = folder === 'exports' || renderRaster !== undefined ? extension : 'svg';
  const file =
    folder === 'exports'
      ? findExportFile(name, exportName, store)
      : await renderFile(drawFile(folder, name, store), name, extension, renderRaster);
  return file === undefined
    ? createTextResponse(410, 'The file has been deleted.')
    : new Response(file, {headers: {'Content-Type': mediaTypes[format] ?? 'application/octet-stream'}});
}

/**
 * Draws the file that a link in a result points to as SVG.
 *
 * @returns `undefined` if the link has expired, or if it doesn't point to an image.
 */
export function drawResultFile(url: URL, store: Store, now: number): string | undefined {
  const [folder = '', name = ''] = readFilePath(url.pathname).split('/');
  return isLinkValid(url.searchParams.get('expires'), now) ? drawFile(folder, name, store)?.svg : undefined;
}

const readFilePath = (pathname: string) => pathname.replace(/^\/files\//, '');

const isLinkValid = (expires: string | null, now: number) => expires !== null && now < Number(expires) * second;

function findExportFile(requestId: string, name: string, store: Store): string | undefined {
  const {result, resultDeletedAt} = store.requests.get(requestId) ?? {};
  return result?.kind === 'data-export' && resultDeletedAt === undefined
    ? result.files.find(({dataSet, format}) => `${dataSet}.${format}` === name)?.text
    : undefined;
}

interface Drawing {
  readonly svg: string;
  readonly design: Design;
}

/** Draws a design, a variant, or an asset. */
function drawFile(folder: string, name: string, store: Store): Drawing | undefined {
  for (const design of store.designs.values()) {
    const variant = design.variants.find(({id}) => id === folder);
    if (design.id === folder || variant) {
      const asset = design.assets.find(({assetId}) => `${String(assetId)}.svg` === name);
      const isDesign = /^(?:preview\.png|design\.\w+)$/.test(name);
      const svg = isDesign ? drawAppearance(design, variant) : asset && drawAsset(asset, design.style);
      return svg === undefined ? undefined : {svg, design};
    }
  }
  return undefined;
}

async function renderFile(
  drawing: Drawing | undefined,
  name: string,
  format: string,
  renderRaster: RasterRenderer | undefined,
): Promise<BodyInit | undefined> {
  if (drawing === undefined || renderRaster === undefined) {
    return drawing?.svg;
  }
  const {svg, design} = drawing;
  if (name === 'preview.png') {
    return toBodyInit(await renderPreview(svg, design, renderRaster));
  }
  if (name === `design.${format}`) {
    return design.formats.includes(format)
      ? toBodyInit(await renderDesignFile(svg, design, format, renderRaster))
      : undefined;
  }
  return svg;
}

/**
 * Copies the bytes, because `Response` only accepts views of an `ArrayBuffer` and renderers may return views of other
 * buffers.
 */
const toBodyInit = (bytes: Uint8Array) => new Uint8Array(bytes);

const createTextResponse = (status: number, message: string) =>
  new Response(`${message}\n`, {status, headers: {'Content-Type': 'text/plain; charset=utf-8'}});

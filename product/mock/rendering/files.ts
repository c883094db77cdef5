import {secondMs} from '@developer-docs/mock-api';
import type {Size} from '../drawing/box';
import {drawAsset, drawDesign} from '../drawing/design-svg';
import type {Store} from '../state/store';

/** An image as SVG, and the size in which it's rendered in other formats. */
export interface Drawing extends Size {
  readonly svg: string;
}

/** Renders an image in another format than SVG. */
export type ImageRenderer = (drawing: Drawing, format: string) => Promise<Uint8Array>;

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
  {store, now, renderImage}: {store: Store; now: number; renderImage: ImageRenderer | undefined},
): Promise<Response> {
  if (!isLinkValid(url, now)) {
    return createTextResponse(410, 'The link has expired. Get the request or the variants again for a new link.');
  }
  const {pathname} = url;
  const drawing = drawFile(pathname, store);
  const format = drawing !== undefined && renderImage === undefined ? 'svg' : (pathname.split('.').at(-1) ?? '');
  const file =
    drawing === undefined ? findExportFile(pathname, store) : await renderDrawing(drawing, format, renderImage);
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

/** Draws a design, a variant, or an asset. */
function drawFile(pathname: string, store: Store): Drawing | undefined {
  const [, folder, name = ''] = /^\/files\/(\w+)\/(\w+)\.\w+$/.exec(pathname) ?? [];
  for (const design of store.designs.values()) {
    const variant = design.variants.find(({id}) => id === folder);
    if (design.id !== folder && variant === undefined) continue;
    const {width, height, language, watermark, style, layout} = {...design, ...variant};
    const asset = design.assets.find(({assetId}) => assetId === name);
    if (asset !== undefined) return {width, height, svg: drawAsset(asset, style)};
    const svg = drawDesign({width, height, language, watermark, style, layout});
    const scale = name === 'preview' ? Math.min(1, maxPreviewSide / Math.max(width, height)) : 1;
    return {width: Math.round(width * scale), height: Math.round(height * scale), svg};
  }
  return undefined;
}

/** Renders a drawing in an output format. Without a renderer, the file is SVG. */
async function renderDrawing(
  drawing: Drawing,
  format: string,
  renderImage: ImageRenderer | undefined,
): Promise<BodyInit> {
  if (format === 'svg' || renderImage === undefined) return drawing.svg;
  // `Response` only accepts views of an `ArrayBuffer`, and renderers may return views of other buffers.
  return new Uint8Array(await renderImage(drawing, format));
}

/** A file that's served alongside the API, such as a script. */
export interface StaticFile {
  readonly mediaType: string;
  readonly read: () => Promise<string | Uint8Array>;
}

export async function serveStaticFile({mediaType, read}: StaticFile): Promise<Response> {
  const content = await read();
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: {'Content-Type': mediaType},
  });
}

const createTextResponse = (status: number, message: string) =>
  new Response(`${message}\n`, {status, headers: {'Content-Type': 'text/plain; charset=utf-8'}});

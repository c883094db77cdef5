import {fileOf} from '../results/files';
import {second} from '../state/clock';
import type {Store} from '../state/store';

export interface FileAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  ndjson: 'application/x-ndjson',
  csv: 'text/csv; charset=utf-8',
};

/**
 * Answers what a link in a result leads to.
 *
 * @param path - Behind `/files/`, such as `dsn_4h8t2w6y0b3f9j1r/preview.png`.
 * @param expires - `expires` of the link, in seconds since 1970.
 */
export function answerFile(path: string, expires: string | null, store: Store, now: number): FileAnswer {
  if (expires === null || !(now < Number(expires) * second)) {
    return text(410, 'The link has expired. Read the request or the variants again for a new one.');
  }
  const [folder = '', name = '', exported = ''] = path.split('/');
  const format = (exported || name).split('.').at(-1) ?? '';
  const body = folder === 'exports' ? exportFile(name, exported, store) : pictureFile(folder, name, format, store);
  return body === undefined ? text(404, 'There is no such file.') : {status: 200, type: types[format] ?? '', body};
}

function exportFile(requestId: string, name: string, store: Store): Buffer | undefined {
  const result = store.works.get(requestId)?.result;
  const file =
    result?.kind === 'data-export'
      ? result.files.find(({dataSet, format}) => `${dataSet}.${format}` === name)
      : undefined;
  return file && Buffer.from(file.text);
}

function pictureFile(folder: string, name: string, format: string, store: Store): Buffer | undefined {
  for (const design of store.designs.values()) {
    const variant = design.variants.find(({id}) => id === folder);
    if (design.id === folder || variant) {
      if (name === 'preview.png') {
        return fileOf(design, variant, 'preview');
      }
      if (name === `design.${format}` && design.formats.includes(format)) {
        return fileOf(design, variant, format);
      }
      const asset = design.assets.find(({assetId}) => `${String(assetId)}.svg` === name);
      return asset && Buffer.from(assetPicture(design.colors));
    }
  }
  return undefined;
}

/** Stands for a picture of yours: the mock fetches nothing. */
const assetPicture = ([ground = '#ffffff', , , accent = '#000000']: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 8 6"><rect width="8" height="6" fill="${ground}"/><path d="M1 5l2-3 1.500 2 1-1.200L7 5z" fill="${accent}"/></svg>\n`;

const text = (status: number, message: string): FileAnswer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: Buffer.from(`${message}\n`),
});

import type {Design, Variant} from '../../state/store';
import {draw} from './drawing';
import {toJpeg} from './jpeg';
import {toPng} from './png';
import {toPdf, toSvg} from './vector';

const writers: Readonly<Record<string, (drawing: ReturnType<typeof draw>) => Buffer>> = {
  png: toPng,
  jpg: toJpeg,
  svg: toSvg,
  pdf: toPdf,
};

const done = new WeakMap<Design | Variant, Map<string, Buffer>>();

/**
 * A file of a design or of one of its variants.
 *
 * @param format - An output format of the contract, or `preview`.
 * @throws Error for a format that the mock cannot write.
 */
export function fileOf(design: Design, variant: Variant | undefined, format: string): Buffer {
  const owner = variant ?? design;
  const files = done.get(owner) ?? new Map<string, Buffer>();
  done.set(owner, files);
  const known = files.get(format);
  if (known) {
    return known;
  }
  const drawing = draw(owner.blocks, design, owner.colors);
  const write = writers[format];
  if (format !== 'preview' && write === undefined) {
    throw new Error(`The mock cannot write the output format "${format}".`);
  }
  const file = write === undefined ? toPng(drawing, true) : write(drawing);
  files.set(format, file);
  return file;
}

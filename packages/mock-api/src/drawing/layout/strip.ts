import {composeBlock, createMeasuringContext} from '../blocks';
import {toIntegers, type Box} from './box';
import type {DesignLayout, LayoutOptions} from './types';

/** A single row: logo, title, and button. */
export function layOutStrip(options: LayoutOptions): DesignLayout {
  const {width, height, blocks, arrangement} = options;
  const margin = height * 0.2;
  const context = createMeasuringContext(options, 'start');
  const find = (type: string) => blocks.filter(({content}) => content.type === type);
  const boxes = new Map<string, Box>();
  let [left, right] = [margin, width - margin];
  const place = (block: LayoutOptions['blocks'][number], size: number, side: 'left' | 'right') => {
    const composed = composeBlock(block.content, size, width * 0.4, context);
    const x = side === 'left' ? left : right - composed.width;
    boxes.set(block.blockId, {x, y: (height - composed.height) / 2, width: composed.width, height: composed.height});
    if (side === 'left') {
      left += composed.width + margin;
    } else {
      right -= composed.width + margin;
    }
  };
  find('logo').forEach((block) => place(block, height * 0.2, 'left'));
  [...find('button')].reverse().forEach((block) => place(block, height * 0.2, 'right'));
  find('badge').forEach((block) => place(block, height * 0.16, 'right'));
  for (const {blockId, content} of find('title')) {
    let size = height * 0.4;
    let composed = composeBlock(content, size, right - left, context);
    while (size > 4 && (composed.height > height * 0.84 || !composed.fits)) {
      size *= 0.96;
      composed = composeBlock(content, size, right - left, context);
    }
    boxes.set(blockId, {x: left, y: (height - composed.height) / 2, width: right - left, height: composed.height});
  }
  return {
    blocks: blocks.map(({blockId, content}) => ({
      blockId,
      content,
      box: toIntegers(boxes.get(blockId) ?? {x: left, y: 0, width: right - left, height}, width, height),
    })),
    align: arrangement % 2 === 0 ? 'start' : 'center',
    imageShape: 'plain',
  };
}

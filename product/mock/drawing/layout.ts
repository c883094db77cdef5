import type {JsonObject} from '@developer-docs/utils';
import {composeBlock} from './blocks';
import {inset, split, type Box, type Size} from './box';
import {composeLargest, getStartAlignment, type Alignment, type BlockContext} from './compose';
import {isRightToLeft} from './format';
import type {DesignStyle} from './style';

/** The number of different arrangements of each design type. */
export const arrangementCount = 4;

interface Block {
  readonly blockId: string;
  readonly content: JsonObject;
}

/** A content block with its position in a design. */
export interface PlacedBlock extends Block {
  readonly box: Box;
}

/** How blocks are arranged in a design. Lengths are in pixels. */
export interface DesignLayout {
  readonly blocks: readonly PlacedBlock[];
  readonly alignment: Alignment;
}

export interface LayoutOptions extends Size {
  readonly designType: string;
  /** Content blocks in reading order. */
  readonly blocks: readonly Block[];
  readonly style: DesignStyle;
  readonly language: string;
  /** A zero-based index of an arrangement. */
  readonly arrangement: number;
}

const isType = (type: string) => (block: Block) => block.content.type === type;

/** Arranges a design's blocks: images, and the other blocks in a column next to them. */
export function layOutDesign(options: LayoutOptions): DesignLayout {
  const {width, height, designType, blocks, style, language, arrangement} = options;
  const full: Box = {x: 0, y: 0, width, height};
  const frames = listFrames(options, full);
  const {text, image = full, anchor = 0.5, isCentered = false} = frames[arrangement % frames.length] ?? {text: full};
  const alignment = isCentered ? 0.5 : getStartAlignment(language);
  const margin = Math.round(Math.min(width, height, text.width * 1.2) * 0.075);
  const {y, ...inner} = inset(text, margin);
  // Apps show controls at the top and at the bottom of stories.
  const safeMargin = designType === 'story' ? Math.round(height * 0.13) : 0;
  const top = Math.max(y, safeMargin);
  const textArea = {...inner, y: top, height: Math.min(y + inner.height, height - safeMargin) - top};
  const images = blocks.filter(isType('image'));
  const imageBoxes = splitImages(image, images.length, Math.round(margin / 3));
  const qrCodes = blocks.filter(isType('qr-code'));
  const context: BlockContext = {style, language, alignment};
  // A QR code is next to the text.
  const [area, qrCodeArea] = split(textArea, qrCodes.length === 0 ? 1 : 0.76, true);
  const others = blocks.filter((block) => !qrCodes.includes(block));
  const boxes = new Map([
    ...placeBlocks(others, area, {anchor, isRow: isStrip(options), context}),
    ...placeBlocks(qrCodes, qrCodeArea, {anchor, isRow: false, context}),
    ...images.map(({blockId}, index) => [blockId, imageBoxes[index] ?? full] as const),
  ]);
  // Layouts are mirrored for right-to-left languages.
  const mirror = (box: Box): Box => (isRightToLeft(language) ? {...box, x: width - box.x - box.width} : box);
  const placedBlocks = blocks.map(({blockId, content}) => {
    const box = mirror(toIntegers(boxes.get(blockId) ?? full));
    return {blockId, content, box};
  });
  return {alignment, blocks: placedBlocks};
}

/** The areas of a design in a left-to-right language. */
interface Frame {
  readonly text: Box;
  /** The area of the images, if any. */
  readonly image?: Box;
  /** Whether the text is centered (default: `false`). */
  readonly isCentered?: boolean;
  /** The fraction of free space above the text (default: 0.5). */
  readonly anchor?: number;
}

/** Returns whether a design is so short that its blocks are in a single row. */
const isStrip = ({width, height}: Size) => width / height >= 5;

/** Lists the alternative arrangements of a design. */
function listFrames(options: LayoutOptions, full: Box): Frame[] {
  const {width, height, blocks} = options;
  const isWide = width / height >= 1.25;
  const margin = Math.round(Math.min(width, height) * 0.06);
  const hasImage = blocks.some(isType('image'));
  if (isStrip(options)) return [{text: inset(full, margin * 2)}, {text: inset(full, margin * 3)}];
  if (!hasImage) {
    const text = isWide ? split(full, 0.68, true)[0] : full;
    return [{text}, {text: full, isCentered: true}, {text, anchor: 1}, {text: full, isCentered: true, anchor: 1}];
  }
  const textShare = Math.min(0.66, 0.36 + blocks.length * 0.025 + JSON.stringify(blocks).length / 9000);
  const [image, text] = split(full, 1 - textShare, isWide);
  const [firstText, lastImage] = split(full, textShare, isWide);
  return [
    {image, text},
    {image: lastImage, text: firstText},
    {image: inset(image, margin), text, isCentered: true},
    {image: inset(lastImage, margin), text: firstText, anchor: 1},
  ];
}

/** Divides an area among images. The first image is the largest. */
function splitImages(area: Box, count: number, gap: number): Box[] {
  if (count <= 1) return [area];
  const isWide = area.width > area.height;
  const [first, rest] = split(area, 0.6, isWide);
  const image = isWide ? {...first, width: first.width - gap} : {...first, height: first.height - gap};
  return [image, ...splitImages(rest, count - 1, gap)];
}

/**
 * Font sizes relative to the title, by type. As documented in the contract, blocks are in this order from top to
 * bottom: those in the first section are at the top of their area, and those in the last section are at the bottom.
 */
const sectionFontSizes: readonly Readonly<Record<string, number>>[] = [
  {logo: 0.46},
  {
    badge: 0.42,
    title: 1,
    subtitle: 0.5,
    event: 0.42,
    body: 0.4,
    list: 0.42,
    quote: 0.65,
    price: 0.78,
    button: 0.44,
  },
  {contact: 0.38, 'qr-code': 0.7, disclaimer: 0.3},
];

/**
 * Places blocks other than images below each other, or next to each other in a strip, at the largest size that fits.
 */
function placeBlocks(
  blocks: readonly Block[],
  area: Box,
  {anchor, isRow, context}: {readonly anchor: number; readonly isRow: boolean; readonly context: BlockContext},
): [string, Box][] {
  const sections = sectionFontSizes.map((fontSizes) =>
    Object.entries(fontSizes).flatMap(([type, fontSize]) =>
      blocks.filter(isType(type)).map((block) => ({...block, fontSize})),
    ),
  );
  const count = sections.flat().length;
  const maxWidth = isRow ? area.width * Math.min(1, 1.2 / count) : area.width;
  const placeAll = (titleSize: number) => {
    const gap = titleSize * 0.4;
    const composedSections = sections.map((section) =>
      section.map(({blockId, content, fontSize}) => ({
        blockId,
        // Blocks that share a row have more similar font sizes.
        ...composeBlock(content, titleSize * fontSize ** (isRow ? 0.3 : 1), maxWidth, context),
      })),
    );
    const length = composedSections.flat().reduce((sum, {width, height}) => sum + (isRow ? width : height) + gap, -gap);
    const free = (isRow ? area.width : area.height) - length;
    const space = {area, gap, free};
    const boxes = isRow
      ? placeInRow(composedSections.flat(), space)
      : placeInColumn(composedSections, space, anchor, context);
    const isInArea = ({width, height}: Size) => width <= area.width + 1 && height <= area.height + 1;
    return {boxes, fits: free >= 0 && composedSections.flat().every(isInArea)};
  };
  return composeLargest(Math.min(area.width * 0.18, area.height * 0.4), placeAll, ({fits}) => fits).boxes;
}

interface SizedBlock extends Size {
  readonly blockId: string;
}

interface Space {
  readonly area: Box;
  /** The minimum distance between blocks. */
  readonly gap: number;
  /** The length of the area that blocks and gaps leave free. */
  readonly free: number;
}

/** Places blocks next to each other, centered vertically, and distributes the free space among the gaps. */
function placeInRow(blocks: readonly SizedBlock[], {area, gap, free}: Space): [string, Box][] {
  let {x} = area;
  return blocks.map(({blockId, width, height}) => {
    const box = {x, y: area.y + (area.height - height) / 2, width, height};
    x += width + gap + free / Math.max(1, blocks.length - 1);
    return [blockId, box];
  });
}

/** Places blocks below each other. The free space is before and after the second section. */
function placeInColumn(
  sections: readonly (readonly SizedBlock[])[],
  {area, gap, free}: Space,
  anchor: number,
  {alignment}: BlockContext,
): [string, Box][] {
  // The layout is mirrored afterward if text is aligned to the right.
  const indent = alignment === 0.5 ? 0.5 : 0;
  let {y} = area;
  return sections.flatMap((section, index) => {
    y += Math.max(0, free) * ([0, anchor, 1 - anchor][index] ?? 0);
    return section.map(({blockId, width, height}): [string, Box] => {
      const box = {x: area.x + (area.width - width) * indent, y, width, height};
      y += height + gap;
      return [blockId, box];
    });
  });
}

/** Rounds a box to integers, outward. */
const toIntegers = ({x, y, width, height}: Box): Box => ({
  x: Math.floor(x),
  y: Math.floor(y),
  width: Math.max(1, Math.ceil(width)),
  height: Math.max(1, Math.ceil(height)),
});

import type {JsonObject} from '@developer-docs/utils';
import {composeBlock} from './blocks';
import {inset, split, type Box, type Size} from './box';
import {composeLargest, getStartAlignment, type BlockContext} from './compose';
import {isRightToLeft} from './format';
import type {DesignStyle} from './style';

/** The number of different arrangements of each design type. */
export const arrangementCount = 5;

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
  readonly align: 'start' | 'center';
  /** A colored area between text and the image behind it. */
  readonly panel?: Box;
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

/** Arranges the blocks of a design: images, and the other blocks in a column next to or on top of them. */
export function layOutDesign(options: LayoutOptions): DesignLayout {
  const {designType, width, height, blocks, style, language, arrangement} = options;
  const filterByType = (type: string) => blocks.filter(({content}) => content.type === type);
  const frames = listFrames(options);
  const full = getFullArea(options);
  const frame = frames[arrangement % frames.length] ?? {text: full};
  const {text, image = full, hasPanel = false, anchor = 0.5} = frame;
  // Several centered lists look untidy.
  const hasMultipleLists = ['list', 'event', 'contact'].flatMap(filterByType).length > 1;
  const align = hasMultipleLists ? 'start' : (frame.align ?? 'start');
  const alignment = align === 'center' ? 0.5 : getStartAlignment(language);
  const context: BlockContext = {style, palette: style.palette, language, alignment};
  // Apps show controls at the top and at the bottom of stories.
  const safeMargin = designType === 'story' ? Math.round(height * 0.13) : 0;
  const insetToSafeArea = (box: Box, distance: number): Box => {
    const {x, y, ...size} = inset(box, distance);
    const top = Math.max(y, safeMargin);
    return {x, y: top, width: size.width, height: Math.min(y + size.height, height - safeMargin) - top};
  };
  const margin = Math.round(Math.min(width, height, text.width * 1.2) * 0.075);
  const images = filterByType('image');
  const imageBoxes = splitImages(image, images.length, Math.round(margin / 3));
  const badges = images.length > 0 ? filterByType('badge') : [];
  const badgeArea = insetToSafeArea(image, Math.round(margin * 0.55));
  const rows = groupRows(
    blocks.filter((block) => !badges.includes(block)),
    options,
  );
  const boxes = new Map([
    ...fitRows(rows, insetToSafeArea(text, margin), anchor, context),
    ...images.map(({blockId}, index) => [blockId, imageBoxes[index] ?? full] as const),
    ...placeBadges(badges, badgeArea, Math.sqrt(width * height) * 0.027, context),
  ]);
  // Layouts are mirrored for right-to-left languages.
  const mirror = (box: Box): Box => (isRightToLeft(language) ? {...box, x: width - box.x - box.width} : box);
  return {
    align,
    ...(hasPanel && {panel: mirror(text)}),
    blocks: blocks.map(({blockId, content}) => ({
      blockId,
      content,
      box: mirror(toIntegers(boxes.get(blockId) ?? full)),
    })),
  };
}

/** The areas of a design in a left-to-right language. */
interface Frame {
  readonly text: Box;
  /** The area of the images, if any (default: the whole design). */
  readonly image?: Box;
  /** Whether the text area is a panel on top of the image. */
  readonly hasPanel?: boolean;
  /** Default: `start`. */
  readonly align?: 'start' | 'center';
  /** The fraction of free space above the text (default: 0.5). */
  readonly anchor?: number;
}

const getFullArea = ({width, height}: Size): Box => ({x: 0, y: 0, width, height});

/** Returns whether a design is so short that its blocks are in a single row. */
const isStrip = ({width, height}: Size) => width / height >= 5;

/** Lists the alternative arrangements of a design. */
function listFrames(options: LayoutOptions): Frame[] {
  const {width, height, designType, blocks} = options;
  const full = getFullArea(options);
  const isWide = width / height >= 1.25;
  const margin = Math.round(Math.min(width, height) * 0.06);
  const hasImage = blocks.some(({content}) => content.type === 'image');
  if (isStrip(options)) {
    return [{text: inset(full, margin * 2)}, {text: inset(full, margin * 3)}];
  }
  if (designType === 'cover') {
    // The text is in the middle, because apps crop the sides.
    const [left, rest] = split(full, 0.29, true);
    const [text, right] = split(rest, 0.6, true);
    return hasImage
      ? [
          {text: inset(text, margin), hasPanel: true, align: 'center'},
          {image: right, text},
          {image: left, text},
        ]
      : [{text, align: 'center'}, {text}];
  }
  if (!hasImage) {
    const text = isWide ? split(full, 0.68, true)[0] : full;
    return [
      {text},
      {text: full, align: 'center'},
      {text, anchor: 1},
      {text: full, align: 'center', anchor: 1},
      {text, anchor: 0},
    ];
  }
  const textShare = Math.min(0.66, 0.36 + blocks.length * 0.025 + JSON.stringify(blocks).length / 9000);
  const [image, text] = split(full, 1 - textShare, isWide);
  const [firstText, lastImage] = split(full, textShare, isWide);
  // On an image, text has more space.
  const [, overlay] = split(full, 0.92 - textShare, isWide);
  const [imageUnderPanel] = split(full, 1.12 - textShare, isWide);
  return [
    {image, text},
    {text: isWide ? split(full, 0.3, false)[1] : overlay, anchor: 1},
    {image: inset(image, margin), text, align: 'center'},
    {image: imageUnderPanel, text: inset(overlay, margin), hasPanel: true, align: 'center'},
    {image: lastImage, text: firstText},
  ];
}

/** Divides an area among images. The first image is the largest. */
function splitImages(area: Box, count: number, gap: number): Box[] {
  if (count <= 1) {
    return [area];
  }
  const isWide = area.width > area.height;
  const [first, rest] = split(area, 0.6, isWide);
  const image = isWide ? {...first, width: first.width - gap} : {...first, height: first.height - gap};
  return [image, ...splitImages(rest, count - 1, gap)];
}

/** Places badges below each other, in the corner of an image. */
function placeBadges(
  badges: readonly Block[],
  {x, y, width}: Box,
  size: number,
  context: BlockContext,
): (readonly [blockId: string, box: Box])[] {
  let top = y;
  return badges.map(({blockId, content}) => {
    const badge = composeBlock(content, Math.min(size, width * 0.06), width, context);
    const box = {x, y: top, width: badge.width, height: badge.height};
    top += badge.height * 1.25;
    return [blockId, box];
  });
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
  {contact: 0.38, 'qr-code': 0.37, disclaimer: 0.3},
];

interface SizedBlock extends Block {
  /** The font size relative to the title. */
  readonly relativeSize: number;
}

type Row = readonly SizedBlock[];

/** Groups blocks into the rows of each section. */
function groupRows(blocks: readonly Block[], design: Size): (readonly Row[])[] {
  const sections = sectionFontSizes.map((fontSizes) =>
    Object.entries(fontSizes).flatMap(([type, relativeSize]) =>
      blocks.filter(({content}) => content.type === type).map((block) => ({...block, relativeSize})),
    ),
  );
  if (isStrip(design)) {
    // Blocks that share a row have more similar font sizes.
    const row = sections.flat().map((block) => ({...block, relativeSize: block.relativeSize ** 0.3}));
    return [[], [row], []];
  }
  return sections.map((section) =>
    section.reduce<Row[]>((rows, block) => {
      const previousRow = rows.at(-1);
      const isBesideContact = block.content.type === 'qr-code' && previousRow?.[0]?.content.type === 'contact';
      return isBesideContact ? [...rows.slice(0, -1), [...previousRow, block]] : [...rows, [block]];
    }, []),
  );
}

/** Places rows of blocks in an area, at the largest font size that fits. */
function fitRows(
  sections: readonly (readonly Row[])[],
  area: Box,
  anchor: number,
  context: BlockContext,
): Map<string, Box> {
  const placeRows = (titleSize: number) => {
    const gap = titleSize * 0.4;
    const composedSections = sections.map((rows) =>
      rows.map((row) => composeRow(row, titleSize, gap, area.width, context)),
    );
    const composedRows = composedSections.flat();
    const freeHeight = area.height - composedRows.reduce((sum, {height}) => sum + height + gap, -gap);
    const boxes = new Map<string, Box>();
    let {y} = area;
    composedSections.forEach((rows, sectionIndex) => {
      y += Math.max(0, freeHeight) * ([0, anchor, 1 - anchor][sectionIndex] ?? 0);
      for (const {blocks, height, width} of rows) {
        const freeWidth = area.width - width;
        const isQrCode = blocks[0]?.content.type === 'qr-code';
        let x = area.x + (blocks.length > 1 ? 0 : freeWidth * (isQrCode ? 1 : context.alignment % 1));
        for (const block of blocks) {
          boxes.set(block.blockId, {x, y: y + (height - block.height) / 2, width: block.width, height: block.height});
          x += block.width + gap + freeWidth / Math.max(1, blocks.length - 1);
        }
        y += height + gap;
      }
    });
    return {boxes, fits: freeHeight >= 0 && composedRows.every(({width}) => width <= area.width + 1)};
  };
  return composeLargest(Math.min(area.width * 0.18, area.height * 0.4), placeRows, ({fits}) => fits).boxes;
}

/** Composes the blocks of a row. */
function composeRow(row: Row, titleSize: number, gap: number, areaWidth: number, context: BlockContext) {
  const maxWidth = areaWidth * Math.min(1, 1.2 / row.length);
  const blocks = row.map((block) => {
    const {width, height} = composeBlock(block.content, titleSize * block.relativeSize, maxWidth, context);
    return {...block, width, height};
  });
  return {
    blocks,
    width: blocks.reduce((sum, {width}) => sum + width + gap, -gap),
    height: Math.max(...blocks.map(({height}) => height)),
  };
}

/** Rounds a box to integers, outward. */
const toIntegers = ({x, y, width, height}: Box): Box => ({
  x: Math.floor(x),
  y: Math.floor(y),
  width: Math.max(1, Math.ceil(width)),
  height: Math.max(1, Math.ceil(height)),
});

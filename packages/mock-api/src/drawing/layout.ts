import type {JsonObject} from '../contract/json';
import {composeBlock, type BlockContext, type ComposedBlock} from './blocks';
import type {DesignStyle} from './style';

/** A content block and its position in a design. */
export interface PlacedBlock {
  readonly blockId: string;
  readonly box: {readonly x: number; readonly y: number; readonly width: number; readonly height: number};
  readonly content: JsonObject;
}

type Box = PlacedBlock['box'];

/** How blocks are arranged in a design. Lengths are in pixels. */
export interface DesignLayout {
  readonly blocks: readonly PlacedBlock[];
  readonly align: 'start' | 'center';
  /** A colored area behind text that would otherwise be on an image. */
  readonly panel?: Box;
  readonly imageShape: ImageShape;
}

export type ImageShape = 'plain' | 'rounded' | 'arch';

/** What a layout depends on. */
export interface LayoutOptions {
  readonly designType: string;
  readonly width: number;
  readonly height: number;
  /** Content blocks in reading order. */
  readonly blocks: readonly {readonly blockId: string; readonly content: JsonObject}[];
  readonly style: DesignStyle;
  readonly language: string;
  readonly isRightToLeft: boolean;
  /** A zero-based index of an arrangement. */
  readonly arrangement: number;
}

/** The number of different arrangements of each design type. */
export const arrangementCount = 5;

/** Areas of a design, in a language that's written from left to right. */
interface Frame {
  readonly image: Box;
  readonly text: Box;
  readonly align: 'start' | 'center';
  readonly anchor: 'start' | 'center' | 'end';
  readonly panel?: Box;
  readonly imageShape?: ImageShape;
}

/** Font sizes relative to the title. */
const relativeSizes: Readonly<Record<string, number>> = {
  title: 1,
  subtitle: 0.44,
  body: 0.31,
  list: 0.32,
  quote: 0.6,
  badge: 0.32,
  price: 0.74,
  event: 0.33,
  button: 0.34,
  contact: 0.27,
  disclaimer: 0.2,
  'qr-code': 0.25,
  logo: 0.34,
};

/** The order of the blocks in a column, as the contract documents their positions. Other blocks have their own places. */
const columnOrder = ['badge', 'title', 'subtitle', 'event', 'body', 'list', 'quote', 'price', 'button'];

/** The size of titles relative to their area, by design type (default: 1). */
const titleScales: Readonly<Record<string, number>> = {
  thumbnail: 1.3,
  poster: 1.2,
  'business-card': 0.62,
  invitation: 0.9,
  slide: 0.9,
};

/** The share of the height that stays free at the top and at the bottom, by design type. */
const safeAreas: Readonly<Record<string, number>> = {story: 0.13};

/** Arranges the blocks of a design. */
export function layOutDesign(options: LayoutOptions): DesignLayout {
  const {width, height, blocks, isRightToLeft} = options;
  if (width / height >= 5) {
    return mirror(layOutStrip(options), width, isRightToLeft);
  }
  const contentsOf = (...types: string[]) => blocks.filter(({content}) => types.includes(String(content.type)));
  const images = contentsOf('image');
  const chosenFrame = images.length > 0 ? chooseFrame(options) : chooseTextFrame(options);
  // Lists that are centered one by one look disordered.
  const hasLists = contentsOf('list', 'event', 'contact').length > 1;
  const frame: Frame = hasLists ? {...chosenFrame, align: 'start'} : chosenFrame;
  const margin = Math.round(Math.min(width, height, frame.text.width * 1.2) * 0.075);
  const hasFullImage =
    images.length > 0 && frame.image.width === width && frame.image.height === height && frame.panel === undefined;
  const safe = Math.round(height * (safeAreas[options.designType] ?? 0));
  const area = clipVertically(inset(frame.text, margin), safe, height - safe);
  const context: BlockContext = {
    style: options.style,
    language: options.language,
    // Boxes are mirrored afterwards.
    isRightToLeft: false,
    align: frame.align,
    ink: {text: '', heading: '', accent: '', shape: ''},
  };
  const badges = images.length > 0 ? contentsOf('badge') : [];
  const column = columnOrder.flatMap((type) => (type === 'badge' && badges.length > 0 ? [] : contentsOf(type)));
  const layout = fitColumn(
    {
      column,
      logo: contentsOf('logo'),
      contact: contentsOf('contact'),
      qrCode: contentsOf('qr-code'),
      disclaimer: contentsOf('disclaimer'),
    },
    area,
    {
      context,
      anchor: frame.anchor,
      titleScale: titleScales[options.designType] ?? 1,
      // The logo of a design whose image fills it is in the corner of the design.
      ...(hasFullImage &&
        options.designType !== 'cover' && {
          logoArea: clipVertically(inset({x: 0, y: 0, width, height}, margin), safe, height - safe),
        }),
    },
  );
  const imageBoxes = splitImages(frame.image, images.length, Math.round(margin / 3));
  const badgeArea = clipVertically(
    inset(frame.image, hasFullImage ? margin : Math.round(margin * 0.55)),
    safe,
    height - safe,
  );
  const boxes = new Map<string, Box>([
    ...layout.boxes,
    ...images.map(({blockId}, index): [string, Box] => [blockId, imageBoxes[index] ?? frame.image]),
    ...placeBadges(badges, badgeArea, layout.titleSize, context),
  ]);
  return mirror(
    {
      blocks: blocks.map(({blockId, content}) => ({
        blockId,
        content,
        box: toIntegers(boxes.get(blockId) ?? area, width, height),
      })),
      align: frame.align,
      imageShape: frame.imageShape ?? 'plain',
      ...(frame.panel && {panel: frame.panel}),
    },
    width,
    isRightToLeft,
  );
}

interface Column {
  readonly column: LayoutOptions['blocks'];
  readonly logo: LayoutOptions['blocks'];
  readonly contact: LayoutOptions['blocks'];
  readonly qrCode: LayoutOptions['blocks'];
  readonly disclaimer: LayoutOptions['blocks'];
}

interface ColumnOptions {
  readonly context: BlockContext;
  readonly anchor: Frame['anchor'];
  readonly titleScale: number;
  readonly logoArea?: Box;
}

/** Finds the largest font size at which all blocks fit into an area, and places them. */
function fitColumn(content: Column, area: Box, options: ColumnOptions): {boxes: [string, Box][]; titleSize: number} {
  const blockCount = Object.values(content).reduce((sum, blocks: LayoutOptions['blocks']) => sum + blocks.length, 0);
  const share = blockCount <= 2 ? 0.36 : blockCount <= 5 ? 0.3 : 0.22;
  let size = Math.min(area.width * (blockCount <= 2 ? 0.2 : 0.165), area.height * share) * options.titleScale;
  let placed = placeColumn(content, area, size, options);
  while (!placed.isFitting && size > 5) {
    size *= 0.965;
    placed = placeColumn(content, area, size, options);
  }
  return {boxes: placed.boxes, titleSize: size};
}

function placeColumn(
  {column, logo, contact, qrCode, disclaimer}: Column,
  area: Box,
  titleSize: number,
  {context, anchor, logoArea}: ColumnOptions,
): {boxes: [string, Box][]; isFitting: boolean} {
  const compose = (content: JsonObject, maxWidth: number) => {
    const relativeSize = (relativeSizes[String(content.type)] ?? 0.31) ** (isDense ? 0.72 : 1);
    return composeBlock(content, titleSize * relativeSize, maxWidth, context);
  };
  const boxes: [string, Box][] = [];
  // Small text of designs with much content or little space would be too small otherwise.
  const isDense = column.length > 4 || contact.length > 0;
  let isFitting = true;
  let {y: top} = area;
  let bottom = area.y + area.height;
  const check = (composed: ComposedBlock, type: string) => {
    isFitting &&=
      composed.isFitting && composed.width <= area.width + 1 && (type !== 'title' || composed.lineCount <= 4);
  };
  const gap = titleSize * 0.36;

  for (const {blockId, content} of logo) {
    const composed = compose(content, area.width);
    const target = logoArea ?? area;
    const x = context.align === 'center' && !logoArea ? target.x + (target.width - composed.width) / 2 : target.x;
    boxes.push([blockId, {x, y: target.y, width: composed.width, height: composed.height}]);
    check(composed, 'logo');
    top = Math.max(top, logoArea ? top : target.y + composed.height + gap * 1.6);
    if (logoArea && logoArea.y + composed.height + gap > area.y) {
      top = Math.max(top, logoArea.y + composed.height + gap);
    }
  }
  for (const {blockId, content} of disclaimer) {
    const composed = compose(content, area.width);
    check(composed, 'disclaimer');
    bottom -= composed.height;
    boxes.push([blockId, {x: area.x, y: bottom, width: area.width, height: composed.height}]);
    bottom -= gap;
  }
  let footerHeight = 0;
  let qrWidth = 0;
  for (const {blockId, content} of qrCode) {
    const composed = compose(content, area.width);
    check(composed, 'qr-code');
    footerHeight = composed.height;
    qrWidth = composed.width + gap;
    const x =
      contact.length === 0 && context.align === 'center'
        ? area.x + (area.width - composed.width) / 2
        : area.x + area.width - composed.width;
    boxes.push([blockId, {x, y: bottom - composed.height, width: composed.width, height: composed.height}]);
  }
  for (const {blockId, content} of contact) {
    const composed = compose(content, area.width - qrWidth);
    check(composed, 'contact');
    isFitting &&= composed.width <= area.width - qrWidth + 1;
    footerHeight = Math.max(footerHeight, composed.height);
    boxes.push([
      blockId,
      {x: area.x, y: bottom - composed.height, width: area.width - qrWidth, height: composed.height},
    ]);
  }
  bottom -= footerHeight === 0 ? 0 : footerHeight + gap;

  const composedColumn = column.map(({blockId, content}) => {
    const composed = compose(content, area.width);
    check(composed, String(content.type));
    return {blockId, type: String(content.type), composed};
  });
  const gapBefore = (type: string, index: number) =>
    index === 0 ? 0 : type === 'button' || type === 'quote' ? gap * 1.5 : type === 'price' ? gap * 1.2 : gap;
  const columnHeight = composedColumn.reduce(
    (sum, {type, composed}, index) => sum + composed.height + gapBefore(type, index),
    0,
  );
  isFitting &&= top + columnHeight <= bottom + 0.5;
  const free = Math.max(0, bottom - top - columnHeight);
  let y = top + (anchor === 'start' ? 0 : anchor === 'center' ? free / 2 : free);
  composedColumn.forEach(({blockId, type, composed}, index) => {
    y += gapBefore(type, index);
    // Shapes get a box of their size, and texts one of the width that they were wrapped to.
    const isShape = ['badge', 'button', 'price'].includes(type);
    const width = isShape ? composed.width : area.width;
    const x = isShape && context.align === 'center' ? area.x + (area.width - width) / 2 : area.x;
    boxes.push([blockId, {x, y, width, height: composed.height}]);
    y += composed.height;
  });
  return {boxes, isFitting};
}

/** Places badges over the upper right corner of an image. */
function placeBadges(
  badges: LayoutOptions['blocks'],
  area: Box,
  titleSize: number,
  context: BlockContext,
): [string, Box][] {
  let {y} = area;
  return badges.map(({blockId, content}): [string, Box] => {
    const size = Math.min(titleSize * 0.36, area.width * 0.07);
    const {width, height} = composeBlock(content, size, area.width, context);
    const box = {x: area.x + area.width - width, y, width, height};
    y += height * 1.25;
    return [blockId, box];
  });
}

/** Chooses the areas of a design with an image. */
function chooseFrame({width, height, designType, arrangement, blocks, style}: LayoutOptions): Frame {
  const full: Box = {x: 0, y: 0, width, height};
  const margin = Math.round(Math.min(width, height) * 0.06);
  const share = getTextShare(blocks);
  const framedShape: ImageShape = ['elegant', 'warm', 'formal'].includes(style.tone)
    ? 'arch'
    : style.tone === 'bold' || style.tone === 'factual'
      ? 'plain'
      : 'rounded';
  const index = arrangement % arrangementCount;
  if (designType === 'cover') {
    // Apps crop the sides of covers.
    const middle: Box = {x: Math.round(width * 0.29), y: 0, width: Math.round(width * 0.42), height};
    const panel = inset(middle, Math.round(height * 0.06));
    const end = Math.round(width * 0.67);
    if (index % 3 === 2) {
      return {
        image: {...full, x: end, width: width - end},
        text: {...middle, x: Math.round(width * 0.25)},
        align: 'start',
        anchor: 'center',
      };
    }
    return index % 3 === 0
      ? {image: full, text: middle, align: 'center', anchor: 'center'}
      : {image: full, text: panel, align: 'center', anchor: 'center', panel};
  }
  if (width / height >= 1.25) {
    const textWidth = Math.round(width * Math.min(0.6, share + 0.04));
    const imageWidth = width - textWidth;
    switch (index) {
      case 0:
        return {
          image: {...full, x: textWidth, width: imageWidth},
          text: {...full, width: textWidth},
          align: 'start',
          anchor: 'center',
        };
      case 1:
        return {image: full, text: {...full, width: Math.round(width * 0.6)}, align: 'start', anchor: 'center'};
      case 2:
        return {
          image: inset({...full, width: imageWidth}, margin),
          text: {...full, x: imageWidth, width: textWidth},
          align: 'start',
          anchor: 'center',
          imageShape: framedShape === 'arch' ? 'rounded' : framedShape,
        };
      case 3: {
        const panel = {
          x: margin,
          y: Math.round(height * 0.1),
          width: Math.round(width * 0.54),
          height: Math.round(height * 0.8),
        };
        const imageX = Math.round(width * 0.38);
        return {
          image: {...full, x: imageX, width: width - imageX},
          text: panel,
          panel,
          align: 'start',
          anchor: 'center',
        };
      }
      default:
        return {
          image: {...full, width: imageWidth},
          text: {...full, x: imageWidth, width: textWidth},
          align: 'center',
          anchor: 'center',
        };
    }
  }
  const textHeight = Math.round(height * share);
  const imageHeight = height - textHeight;
  const isNarrow = width / height < 0.4;
  switch (isNarrow ? index % 2 : index) {
    case 0:
      return {
        image: {...full, height: imageHeight},
        text: {...full, y: imageHeight, height: textHeight},
        align: isNarrow ? 'center' : 'start',
        anchor: 'center',
      };
    case 1:
      return {
        image: full,
        text: {...full, y: Math.round(height * (1 - share - 0.06)), height: Math.round(height * (share + 0.06))},
        align: isNarrow ? 'center' : 'start',
        anchor: 'end',
      };
    case 2: {
      const box = inset({...full, height: imageHeight + margin}, margin);
      return {
        image: box,
        text: {...full, y: imageHeight, height: textHeight},
        align: 'center',
        anchor: 'center',
        imageShape: framedShape,
      };
    }
    case 3: {
      const panelHeight = Math.round(height * Math.min(0.72, share + 0.04));
      const panel = {x: margin, y: height - margin - panelHeight, width: width - 2 * margin, height: panelHeight};
      return {
        image: {...full, height: panel.y + Math.round(panelHeight * 0.3)},
        text: panel,
        panel,
        align: 'center',
        anchor: 'center',
      };
    }
    default:
      return width / height > 0.9
        ? {
            image: {...full, width: Math.round(width * 0.44)},
            text: {...full, x: Math.round(width * 0.44), width: width - Math.round(width * 0.44)},
            align: 'start',
            anchor: 'center',
          }
        : {
            image: {...full, y: textHeight, height: imageHeight},
            text: {...full, height: textHeight},
            align: 'start',
            anchor: 'center',
          };
  }
}

/** Chooses the area of the text of a design without an image. */
function chooseTextFrame({width, height, designType, arrangement}: LayoutOptions): Frame {
  const full: Box = {x: 0, y: 0, width, height};
  if (designType === 'cover') {
    return {
      image: full,
      text: {...full, x: Math.round(width * 0.29), width: Math.round(width * 0.42)},
      align: 'center',
      anchor: 'center',
    };
  }
  const isWide = width / height >= 1.25;
  const column = isWide ? {...full, width: Math.round(width * 0.68)} : full;
  const frames: readonly Frame[] = [
    {image: full, text: column, align: 'start', anchor: 'center'},
    {image: full, text: isWide ? inset(full, Math.round(height * 0.04)) : full, align: 'center', anchor: 'center'},
    {image: full, text: column, align: 'start', anchor: 'end'},
    {image: full, text: inset(full, Math.round(Math.min(width, height) * 0.04)), align: 'center', anchor: 'center'},
    {image: full, text: column, align: 'start', anchor: 'start'},
  ];
  return (
    frames[(designType === 'invitation' ? 1 : arrangement) % frames.length] ?? {
      image: full,
      text: full,
      align: 'start',
      anchor: 'center',
    }
  );
}

/** Estimates which share of a design its text needs. */
function getTextShare(blocks: LayoutOptions['blocks']): number {
  const heavy: Readonly<Record<string, number>> = {
    body: 0.07,
    list: 0.09,
    quote: 0.06,
    event: 0.06,
    contact: 0.06,
    'qr-code': 0.08,
    price: 0.03,
    button: 0.04,
    disclaimer: 0.03,
    logo: 0.03,
    subtitle: 0.03,
  };
  const sum = blocks.reduce(
    (total, {content}) => total + (heavy[String(content.type)] ?? 0) + JSON.stringify(content).length / 9000,
    0,
  );
  return Math.min(0.68, 0.36 + sum);
}

/** A single row: logo, title, and button. */
function layOutStrip({width, height, blocks, style, language, arrangement}: LayoutOptions): DesignLayout {
  const margin = height * 0.2;
  const context: BlockContext = {
    style,
    language,
    isRightToLeft: false,
    align: 'start',
    ink: {text: '', heading: '', accent: '', shape: ''},
  };
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
  find('logo').forEach((block) => {
    place(block, height * 0.2, 'left');
  });
  [...find('button')].reverse().forEach((block) => {
    place(block, height * 0.2, 'right');
  });
  find('badge').forEach((block) => {
    place(block, height * 0.16, 'right');
  });
  for (const {blockId, content} of find('title')) {
    let size = height * 0.4;
    let composed = composeBlock(content, size, right - left, context);
    while (size > 4 && (composed.height > height * 0.84 || !composed.isFitting)) {
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

/** Divides an area among images. The first one is the largest. */
function splitImages(area: Box, count: number, gap: number): Box[] {
  if (count <= 1) {
    return [area];
  }
  const isWide = area.width > area.height;
  const length = isWide ? area.width : area.height;
  const first = Math.round(length * 0.62);
  const rest = length - first - gap;
  const crossLength = isWide ? area.height : area.width;
  const each = Math.floor((crossLength - gap * (count - 2)) / (count - 1));
  const others = Array.from({length: count - 1}, (_, index): Box => {
    const offset = index * (each + gap);
    return isWide
      ? {x: area.x + first + gap, y: area.y + offset, width: rest, height: each}
      : {x: area.x + offset, y: area.y + first + gap, width: each, height: rest};
  });
  return [isWide ? {...area, width: first} : {...area, height: first}, ...others];
}

function mirror(layout: DesignLayout, width: number, isRightToLeft: boolean): DesignLayout {
  if (!isRightToLeft) {
    return layout;
  }
  const flip = (box: Box): Box => ({...box, x: width - box.x - box.width});
  return {
    ...layout,
    blocks: layout.blocks.map((block) => ({...block, box: flip(block.box)})),
    ...(layout.panel && {panel: flip(layout.panel)}),
  };
}

const inset = ({x, y, width, height}: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * by),
});

function clipVertically(box: Box, top: number, bottom: number): Box {
  const y = Math.max(box.y, top);
  return {...box, y, height: Math.max(1, Math.min(box.y + box.height, bottom) - y)};
}

/** Boxes in responses have integers, and are within the design. */
function toIntegers(box: Box, width: number, height: number): Box {
  const x = Math.max(0, Math.min(width - 1, Math.round(box.x)));
  const y = Math.max(0, Math.min(height - 1, Math.round(box.y)));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.ceil(box.width))),
    height: Math.max(1, Math.min(height - y, Math.ceil(box.height))),
  };
}

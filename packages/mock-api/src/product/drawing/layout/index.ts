import {composeBlock, fitBlock} from '../blocks';
import {createColors, type BlockContext} from '../compose';
import {isRightToLeft} from '../format';
import {clipVertically, inset, splitImages, toIntegers, type Box, type DesignLayout, type LayoutOptions} from './box';
import {fitColumn} from './column';
import {chooseFrame} from './frames';

export type {Box, DesignLayout, PlacedBlock, Size} from './box';
export {arrangementCount} from './frames';

/** The scale of titles, by design type (default: 1). */
const titleScales: Readonly<Record<string, number>> = {
  thumbnail: 1.3,
  poster: 1.2,
  'business-card': 0.62,
  invitation: 0.9,
  slide: 0.9,
};

/** The fraction of the height to keep empty at the top and the bottom, by design type. */
const safeAreas: Readonly<Record<string, number>> = {story: 0.13};

/** Arranges the blocks of a design. */
export function layOutDesign(options: LayoutOptions): DesignLayout {
  const {width, height, blocks, language} = options;
  const {boxes, panel, ...layout} = width / height >= 5 ? layOutStrip(options) : layOutFrame(options);
  // Layouts are mirrored for right-to-left languages.
  const mirror = (box: Box): Box => (isRightToLeft(language) ? {...box, x: width - box.x - box.width} : box);
  return {
    ...layout,
    ...(panel && {panel: mirror(panel)}),
    blocks: blocks.map(({blockId, content}) => ({
      blockId,
      content,
      box: mirror(toIntegers(boxes.get(blockId) ?? {x: 0, y: 0, width, height}, width, height)),
    })),
  };
}

const createContext = ({style, language}: LayoutOptions, align: BlockContext['align']): BlockContext => ({
  style,
  language,
  align,
  colors: createColors(style.palette),
});

interface Arrangement extends Omit<DesignLayout, 'blocks'> {
  /** Boxes by block ID, in a left-to-right language. */
  readonly boxes: ReadonlyMap<string, Box>;
}

/** Arranges images, and the other blocks in a column next to or on top of them. */
function layOutFrame(options: LayoutOptions): Arrangement {
  const {designType, width, height, blocks} = options;
  const filterByType = (type: string) => blocks.filter(({content}) => content.type === type);
  const images = filterByType('image');
  const frame = chooseFrame(options);
  // Several centered lists look untidy.
  const hasMultipleLists = ['list', 'event', 'contact'].flatMap(filterByType).length > 1;
  const align = hasMultipleLists ? 'start' : (frame.align ?? 'start');
  const margin = Math.round(Math.min(width, height, frame.text.width * 1.2) * 0.075);
  const hasFullImage =
    images.length > 0 && frame.image.width === width && frame.image.height === height && frame.panel === undefined;
  const safeMargin = Math.round(height * (safeAreas[designType] ?? 0));
  const insetToSafeArea = (box: Box, distance: number) =>
    clipVertically(inset(box, distance), safeMargin, height - safeMargin);
  const context = createContext(options, align);
  // Badges overlap the upper-right corner of an image.
  const badges = images.length > 0 ? filterByType('badge') : [];
  const {boxes, titleSize} = fitColumn(
    blocks.filter((block) => !images.includes(block) && !badges.includes(block)),
    insetToSafeArea(frame.text, margin),
    {
      context,
      anchor: frame.anchor ?? 'center',
      titleScale: titleScales[designType] ?? 1,
      // If an image fills the design, the logo is in the design's corner.
      ...(hasFullImage && designType !== 'cover' && {logoArea: insetToSafeArea({x: 0, y: 0, width, height}, margin)}),
    },
  );
  splitImages(frame.image, images.length, Math.round(margin / 3)).forEach((box, index) => {
    boxes.push([images[index]?.blockId ?? '', box]);
  });
  const badgeArea = insetToSafeArea(frame.image, hasFullImage ? margin : Math.round(margin * 0.55));
  let badgeY = badgeArea.y;
  for (const {blockId, content} of badges) {
    const size = composeBlock(content, Math.min(titleSize * 0.36, badgeArea.width * 0.07), badgeArea.width, context);
    const box = {x: badgeArea.x + badgeArea.width - size.width, y: badgeY, width: size.width, height: size.height};
    boxes.push([blockId, box]);
    badgeY += size.height * 1.25;
  }
  return {
    boxes: new Map(boxes),
    align,
    imageShape: frame.imageShape ?? 'plain',
    ...(frame.panel && {panel: frame.panel}),
  };
}

/** Arranges blocks in a single row: logo, title, badge, and button. */
function layOutStrip(options: LayoutOptions): Arrangement {
  const {width, height, blocks, arrangement} = options;
  const margin = height * 0.2;
  const context = createContext(options, 'start');
  const boxes = new Map<string, Box>();
  let [left, right] = [margin, width - margin];
  const placeAll = (type: string, size: number, side: 'left' | 'right') => {
    for (const {blockId, content} of blocks.filter((block) => block.content.type === type)) {
      const composedBlock = composeBlock(content, size, width * 0.4, context);
      const x = side === 'left' ? left : right - composedBlock.width;
      boxes.set(blockId, {
        x,
        y: (height - composedBlock.height) / 2,
        width: composedBlock.width,
        height: composedBlock.height,
      });
      left += side === 'left' ? composedBlock.width + margin : 0;
      right -= side === 'right' ? composedBlock.width + margin : 0;
    }
  };
  placeAll('logo', height * 0.2, 'left');
  placeAll('button', height * 0.2, 'right');
  placeAll('badge', height * 0.16, 'right');
  for (const {blockId, content} of blocks.filter((block) => block.content.type === 'title')) {
    const area = {width: right - left, height: height * 0.8};
    const composedBlock = fitBlock(content, area, context, height * 0.4);
    boxes.set(blockId, {...area, x: left, y: (height - composedBlock.height) / 2, height: composedBlock.height});
  }
  return {boxes, align: arrangement % 2 === 0 ? 'start' : 'center', imageShape: 'plain'};
}

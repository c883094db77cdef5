import {composeBlock, createMeasuringContext, type BlockContext} from '../blocks';
import {clipVertically, inset, splitImages, toIntegers, type Box} from './box';
import {fitColumn} from './column';
import {chooseFrame, chooseTextFrame} from './frames';
import {layOutStrip} from './strip';
import type {DesignLayout, LayoutOptions} from './types';

export {arrangementCount} from './frames';
export type {DesignLayout, PlacedBlock} from './types';

/** The order of the blocks in a column, as documented in the contract. Other blocks have fixed positions. */
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
  const getContents = (...types: string[]) => blocks.filter(({content}) => types.includes(String(content.type)));
  const images = getContents('image');
  const chosenFrame = images.length > 0 ? chooseFrame(options) : chooseTextFrame(options);
  // Several centered lists look untidy.
  const hasMultipleLists = getContents('list', 'event', 'contact').length > 1;
  const frame = {...chosenFrame, align: hasMultipleLists ? 'start' : (chosenFrame.align ?? 'start')} as const;
  const margin = Math.round(Math.min(width, height, frame.text.width * 1.2) * 0.075);
  const hasFullImage =
    images.length > 0 && frame.image.width === width && frame.image.height === height && frame.panel === undefined;
  const safe = Math.round(height * (safeAreas[options.designType] ?? 0));
  const area = clipVertically(inset(frame.text, margin), safe, height - safe);
  const context = createMeasuringContext(options, frame.align);
  const badges = images.length > 0 ? getContents('badge') : [];
  const column = columnOrder.flatMap((type) => (type === 'badge' && badges.length > 0 ? [] : getContents(type)));
  const layout = fitColumn(
    {
      column,
      logo: getContents('logo'),
      contact: getContents('contact'),
      qrCode: getContents('qr-code'),
      disclaimer: getContents('disclaimer'),
    },
    area,
    {
      context,
      anchor: frame.anchor ?? 'center',
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

/** Mirrors a layout, for languages that are written from right to left. */
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

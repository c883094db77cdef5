import type {JsonObject} from '../contract/json';
import type {PlacedBlock} from '../state/store';

type Box = PlacedBlock['box'];

/** How much of the height of the text area a block wants, relative to the others. */
const weights: Readonly<Record<string, number>> = {
  title: 3,
  subtitle: 1.5,
  body: 3,
  list: 3,
  quote: 3,
  badge: 1,
  price: 1.5,
  event: 2,
  button: 1.5,
  contact: 2,
  disclaimer: 1,
  'qr-code': 3,
};

/** How many arrangements there are. */
export const arrangements = 4;

/**
 * Places blocks in a design: the picture on a part of it, the logo in a corner, everything else below each other.
 *
 * @param blocks - Content blocks in reading order, with their ids.
 * @param size - Of the design, in pixels.
 * @param arrangement - From 0 on; picks where the picture sits.
 */
export function layOut(
  blocks: readonly {readonly blockId: string; readonly content: JsonObject}[],
  size: {readonly width: number; readonly height: number},
  arrangement: number,
): PlacedBlock[] {
  const isWide = size.width > size.height * 1.2;
  const hasPicture = blocks.some(({content}) => content.type === 'image');
  const areas = areasOf(size, isWide, hasPicture ? arrangement % arrangements : -1);
  const margin = Math.round(Math.min(areas.text.width, areas.text.height) * 0.06);
  const inner = shrink(areas.text, margin);
  const hasLogo = blocks.some(({content}) => content.type === 'logo');
  const logo = {
    x: inner.x,
    y: inner.y,
    width: Math.max(1, Math.round(inner.width * 0.24)),
    height: Math.max(1, Math.round(inner.height * 0.12)),
  };
  const top = hasLogo ? logo.y + logo.height + margin : inner.y;
  const lines = blocks.filter(({content}) => content.type !== 'image' && content.type !== 'logo');
  const total = lines.reduce((sum, {content}) => sum + weightOf(content), 0);
  const space = Math.max(lines.length, inner.y + inner.height - top);
  let y = top;
  return blocks.map(({blockId, content}) => {
    if (content.type === 'image') {
      return {blockId, box: areas.picture, content};
    }
    if (content.type === 'logo') {
      return {blockId, box: logo, content};
    }
    const height = Math.max(1, Math.floor((space * weightOf(content)) / total));
    const box = {x: inner.x, y, width: inner.width, height: Math.max(1, Math.floor(height * 0.85))};
    y += height;
    return {blockId, box, content};
  });
}

const weightOf = (content: JsonObject) => weights[String(content.type)] ?? 1;

function areasOf(
  {width, height}: {width: number; height: number},
  isWide: boolean,
  arrangement: number,
): {picture: Box; text: Box} {
  const whole = {x: 0, y: 0, width, height};
  const across = Math.round(width * 0.45);
  const down = Math.round(height * 0.45);
  switch (arrangement) {
    case 0: // The picture fills the design.
      return {
        picture: whole,
        text: isWide ? {...whole, width: Math.round(width * 0.6)} : {...whole, y: down, height: height - down},
      };
    case 1: // First the picture, then the text.
      return isWide
        ? {picture: {...whole, width: across}, text: {...whole, x: across, width: width - across}}
        : {picture: {...whole, height: down}, text: {...whole, y: down, height: height - down}};
    case 2: // First the text, then the picture.
      return isWide
        ? {picture: {...whole, x: width - across, width: across}, text: {...whole, width: width - across}}
        : {picture: {...whole, y: height - down, height: down}, text: {...whole, height: height - down}};
    case 3: // The picture has a frame.
      return isWide
        ? {
            picture: shrink({...whole, width: across}, Math.round(height * 0.06)),
            text: {...whole, x: across, width: width - across},
          }
        : {
            picture: shrink({...whole, height: down}, Math.round(width * 0.06)),
            text: {...whole, y: down, height: height - down},
          };
    default:
      return {picture: whole, text: whole};
  }
}

const shrink = ({x, y, width, height}: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * by),
});

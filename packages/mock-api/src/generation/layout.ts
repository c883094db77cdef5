import type {JsonObject} from '../contract/json';
import type {PlacedBlock} from '../store/store';

type Box = PlacedBlock['box'];

/** The height of a block relative to the other blocks in the text area (default: 1). */
const heightWeights: Readonly<Record<string, number>> = {
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

/** The number of arrangements of image and text in `splitAreas`. */
export const arrangementCount = 4;

/**
 * Positions the blocks of a design: the image in its own area, the logo in a corner, and all other blocks in a column.
 *
 * @param blocks - Content blocks in reading order.
 * @param size - The size of the design in pixels.
 * @param arrangement - A zero-based index that selects the position of the image.
 */
export function layOutBlocks(
  blocks: readonly {readonly blockId: string; readonly content: JsonObject}[],
  size: {readonly width: number; readonly height: number},
  arrangement: number,
): PlacedBlock[] {
  const isWide = size.width > size.height * 1.2;
  const hasImage = blocks.some(({content}) => content.type === 'image');
  const areas = splitAreas(size, isWide, hasImage ? arrangement % arrangementCount : -1);
  const margin = Math.round(Math.min(areas.text.width, areas.text.height) * 0.06);
  const textArea = inset(areas.text, margin);
  const hasLogo = blocks.some(({content}) => content.type === 'logo');
  const logo = {
    x: textArea.x,
    y: textArea.y,
    width: Math.max(1, Math.round(textArea.width * 0.24)),
    height: Math.max(1, Math.round(textArea.height * 0.12)),
  };
  const columnTop = hasLogo ? logo.y + logo.height + margin : textArea.y;
  const textBlocks = blocks.filter(({content}) => content.type !== 'image' && content.type !== 'logo');
  const totalWeight = textBlocks.reduce((sum, {content}) => sum + getHeightWeight(content), 0);
  const availableHeight = Math.max(textBlocks.length, textArea.y + textArea.height - columnTop);
  let y = columnTop;
  return blocks.map(({blockId, content}) => {
    if (content.type === 'image') {
      return {blockId, box: areas.image, content};
    }
    if (content.type === 'logo') {
      return {blockId, box: logo, content};
    }
    const height = Math.max(1, Math.floor((availableHeight * getHeightWeight(content)) / totalWeight));
    const box = {x: textArea.x, y, width: textArea.width, height: Math.max(1, Math.floor(height * 0.85))};
    y += height;
    return {blockId, box, content};
  });
}

const getHeightWeight = (content: JsonObject) => heightWeights[String(content.type)] ?? 1;

function splitAreas(
  {width, height}: {width: number; height: number},
  isWide: boolean,
  arrangement: number,
): {image: Box; text: Box} {
  const full = {x: 0, y: 0, width, height};
  const imageWidth = Math.round(width * 0.45);
  const imageHeight = Math.round(height * 0.45);
  switch (arrangement) {
    case 0: // The image fills the design; the text covers its lower or left part.
      return {
        image: full,
        text: isWide
          ? {...full, width: Math.round(width * 0.6)}
          : {...full, y: imageHeight, height: height - imageHeight},
      };
    case 1: // The image comes before the text.
      return isWide
        ? {image: {...full, width: imageWidth}, text: {...full, x: imageWidth, width: width - imageWidth}}
        : {image: {...full, height: imageHeight}, text: {...full, y: imageHeight, height: height - imageHeight}};
    case 2: // The text comes before the image.
      return isWide
        ? {image: {...full, x: width - imageWidth, width: imageWidth}, text: {...full, width: width - imageWidth}}
        : {
            image: {...full, y: height - imageHeight, height: imageHeight},
            text: {...full, height: height - imageHeight},
          };
    case 3: // Like 1, with a margin around the image.
      return isWide
        ? {
            image: inset({...full, width: imageWidth}, Math.round(height * 0.06)),
            text: {...full, x: imageWidth, width: width - imageWidth},
          }
        : {
            image: inset({...full, height: imageHeight}, Math.round(width * 0.06)),
            text: {...full, y: imageHeight, height: height - imageHeight},
          };
    default:
      return {image: full, text: full};
  }
}

const inset = ({x, y, width, height}: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * by),
});

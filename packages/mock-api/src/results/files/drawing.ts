import {listAt, textAt, type JsonObject} from '../../contract/json';
import type {PlacedBlock} from '../../state/store';

/** A rectangle in one of the four colors, or a line of text; lengths are in pixels of the design. */
export interface Shape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Index of the color. */
  readonly color: number;
  readonly text?: string;
}

/** A picture of a design: enough to see what is where, drawn without a font or an image library. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Ground, picture, text, accent, as `#RRGGBB`. */
  readonly colors: readonly string[];
  readonly shapes: readonly Shape[];
}

const [picture, ink, accent] = [1, 2, 3];
/** The width of a letter, and the distance of lines, in font sizes. */
const letter = 0.55;
const leading = 1.3;

/** Draws placed blocks. */
export function draw(
  blocks: readonly PlacedBlock[],
  size: {readonly width: number; readonly height: number},
  colors: readonly string[],
): Drawing {
  // The picture lies below everything else.
  const isBelow = ({content}: PlacedBlock) => content.type === 'image';
  const ordered = [...blocks.filter(isBelow), ...blocks.filter((block) => !isBelow(block))];
  return {width: size.width, height: size.height, colors, shapes: ordered.flatMap(shapesOf)};
}

function shapesOf({box, content}: PlacedBlock): Shape[] {
  switch (content.type) {
    case 'image':
      return [{...box, color: picture}];
    case 'logo':
      return [{...box, color: accent}];
    case 'qr-code':
      return squares(box);
    case 'badge':
    case 'button':
      return [{...box, color: accent}, ...lines(box, textsOf(content), 0)];
    default:
      return lines(box, textsOf(content), content.type === 'price' ? accent : ink);
  }
}

/** The words of a block, a paragraph each. */
function textsOf(content: JsonObject): string[] {
  if (content.type === 'list') {
    return listAt(content, 'items').map((item) => `• ${String(item)}`);
  }
  if (content.type === 'price') {
    return [['amount', 'currency', 'label'].flatMap((name) => textAt(content, name) ?? []).join(' ')];
  }
  const hidden = new Set(['type', 'url']);
  return Object.entries(content).flatMap(([name, value]) => (hidden.has(name) ? [] : [String(value)]));
}

/** Sets paragraphs as large as they fit into a box. */
function lines(box: PlacedBlock['box'], texts: readonly string[], color: number): Shape[] {
  let size = box.height / leading;
  let set = texts;
  for (; size >= 4; size *= 0.9) {
    const perLine = Math.max(1, Math.floor(box.width / (letter * size)));
    set = texts.flatMap((text) => wrap(text, perLine));
    const widest = Math.max(...set.map((line) => line.length));
    if (set.length * size * leading <= box.height && widest <= perLine) {
      break;
    }
  }
  return set.map((text, index) => ({
    x: box.x,
    y: Math.round(box.y + index * size * leading),
    width: Math.min(box.width, Math.round(text.length * letter * size)),
    height: Math.max(1, Math.floor(size)),
    color,
    text,
  }));
}

function wrap(text: string, perLine: number): string[] {
  return text.split(/\s+/).reduce<string[]>((done, word) => {
    const last = done.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= perLine) {
      return [...done.slice(0, -1), `${last} ${word}`];
    }
    return [...done, word];
  }, []);
}

/** Stands for a QR code: three corners and a grid. */
function squares({x, y, width, height}: PlacedBlock['box']): Shape[] {
  const cell = Math.max(1, Math.floor(Math.min(width, height) / 9));
  return Array.from({length: 81}, (_, index) => ({column: index % 9, row: Math.floor(index / 9)}))
    .filter(({column, row}) => (column * 7 + row * 5) % 3 === 0 || (column < 3 && row < 3))
    .map(({column, row}) => ({x: x + column * cell, y: y + row * cell, width: cell, height: cell, color: ink}));
}

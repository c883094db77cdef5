import {arrayAt, stringAt, type JsonObject} from '../contract/json';
import type {Palette, PlacedBlock} from '../store/store';

/** A rectangle, or a line of text. Lengths are in design pixels. */
export interface Shape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: keyof Palette;
  readonly text?: string;
}

/** The average width of a character in em. */
const characterWidth = 0.55;
/** In em. */
const lineHeight = 1.3;
/** In pixels. */
const minFontSize = 4;

/** Converts placed blocks to shapes in painting order: images come first because they're in the background. */
export function toShapes(blocks: readonly PlacedBlock[]): Shape[] {
  const isImage = ({content}: PlacedBlock) => content.type === 'image';
  return [...blocks.filter(isImage), ...blocks.filter((block) => !isImage(block))].flatMap(toBlockShapes);
}

function toBlockShapes({box, content}: PlacedBlock): Shape[] {
  switch (content.type) {
    case 'image':
      return [{...box, color: 'image'}];
    case 'logo':
      return [{...box, color: 'accent'}];
    case 'qr-code':
      return createQrCodePlaceholder(box);
    case 'badge':
    case 'button':
      return [{...box, color: 'accent'}, ...layOutText(box, toParagraphs(content), 'background')];
    default:
      return layOutText(box, toParagraphs(content), content.type === 'price' ? 'accent' : 'text');
  }
}

function toParagraphs(content: JsonObject): string[] {
  if (content.type === 'list') {
    return arrayAt(content, 'items').map((item) => `• ${String(item)}`);
  }
  if (content.type === 'price') {
    return [['amount', 'currency', 'label'].flatMap((name) => stringAt(content, name) ?? []).join(' ')];
  }
  return Object.entries(content).flatMap(([name, value]) => (name === 'type' || name === 'url' ? [] : [String(value)]));
}

/** Lays out paragraphs at the largest font size at which they fit into a box. */
function layOutText(box: PlacedBlock['box'], paragraphs: readonly string[], color: keyof Palette): Shape[] {
  let fontSize = box.height / lineHeight;
  let lines = [...paragraphs];
  for (; fontSize >= minFontSize; fontSize *= 0.9) {
    const maxCharacters = Math.max(1, Math.floor(box.width / (characterWidth * fontSize)));
    lines = paragraphs.flatMap((paragraph) => wrapText(paragraph, maxCharacters));
    const isNarrowEnough = lines.every((line) => line.length <= maxCharacters);
    if (isNarrowEnough && lines.length * fontSize * lineHeight <= box.height) {
      break;
    }
  }
  return lines.map((text, index) => ({
    x: box.x,
    y: Math.round(box.y + index * fontSize * lineHeight),
    width: box.width,
    height: Math.max(1, Math.floor(fontSize)),
    color,
    text,
  }));
}

function wrapText(text: string, maxCharacters: number): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxCharacters) {
      return [...lines.slice(0, -1), `${last} ${word}`];
    }
    return [...lines, word];
  }, []);
}

/** Creates a pattern that looks like a QR code but can't be scanned. */
function createQrCodePlaceholder({x, y, width, height}: PlacedBlock['box']): Shape[] {
  const modules = 9;
  const cell = Math.max(1, Math.floor(Math.min(width, height) / modules));
  return Array.from({length: modules ** 2}, (_, index) => ({column: index % modules, row: Math.floor(index / modules)}))
    .filter(({column, row}) => (column * 7 + row * 5) % 3 === 0 || (column < 3 && row < 3))
    .map(({column, row}) => ({x: x + column * cell, y: y + row * cell, width: cell, height: cell, color: 'text'}));
}

import type {Design, PlacedBlock, Variant} from '../../../../contract/ui-sdk';
import {h, svg} from './dom';

/** The average width of a character in em. */
const characterWidth = 0.55;
/** In em. */
const lineHeight = 1.2;
/** In pixels. */
const minFontSize = 8;

const backgroundColors = ['#7A1F3D', '#1F4E5F', '#3D5A2A', '#5B3FD6', '#8A4B08', '#2B2D42'];

/**
 * Creates the preview of a design: its preview image, or a drawing of its blocks if the image can't be loaded. Images
 * on `.example` hosts are never requested, because these hosts don't exist (RFC 2606).
 */
export function createPreview(design: Design, variant: Variant | null): Element {
  const {previewUrl, blocks} = variant ?? design;
  const drawing = drawDesign(design, blocks, variant?.rank ?? 0);
  if (new URL(previewUrl, location.href).hostname.endsWith('.example')) {
    return drawing;
  }
  const image = h('img', {src: previewUrl, alt: ''});
  image.addEventListener('error', () => {
    image.replaceWith(drawing);
  });
  return image;
}

function drawDesign({width, height}: Design, blocks: readonly PlacedBlock[], rank: number): Element {
  const background = backgroundColors[rank % backgroundColors.length] ?? '#2B2D42';
  return svg(
    'svg',
    {viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true'},
    svg('rect', {width, height, fill: background}),
    ...blocks.flatMap((block) => drawBlock(block, background)),
  );
}

function drawBlock({box, content}: PlacedBlock, background: string): Element[] {
  const {x, y, width, height} = box;
  const text = [content.text, content.label].find((part) => typeof part === 'string');
  if (content.type === 'image' || content.type === 'logo' || content.type === 'qr-code' || text === undefined) {
    return [svg('rect', {x, y, width, height, rx: 12, fill: '#FFFFFF', 'fill-opacity': 0.25})];
  }
  const isButton = content.type === 'button' || content.type === 'badge';
  const [size, lines] = fitText(text, width, height, isButton ? 0.5 : 0.9);
  const label = svg(
    'text',
    {x: isButton ? x + width / 2 : x, y: y + size, 'font-size': size, 'font-family': 'system-ui, sans-serif'},
    ...lines.map((line, index) => {
      const span = svg('tspan', {x: isButton ? x + width / 2 : x, dy: index === 0 ? 0 : size * lineHeight});
      span.textContent = line;
      return span;
    }),
  );
  label.setAttribute('fill', isButton ? background : '#FFFFFF');
  label.setAttribute('font-weight', content.type === 'title' || isButton ? '700' : '400');
  label.setAttribute('text-anchor', isButton ? 'middle' : 'start');
  return isButton ? [svg('rect', {x, y, width, height, rx: height / 4, fill: '#FFFFFF'}), label] : [label];
}

/** Returns the largest font size at which a text fits into a box, and its lines. */
function fitText(text: string, width: number, height: number, maxHeightShare: number): [size: number, lines: string[]] {
  for (let size = height * maxHeightShare; size > minFontSize; size *= 0.85) {
    const lines = wrapText(text, Math.floor(width / (size * characterWidth)));
    if (
      lines.length * size * lineHeight <= height &&
      lines.every((line) => line.length * size * characterWidth <= width)
    ) {
      return [size, lines];
    }
  }
  return [minFontSize, [text]];
}

function wrapText(text: string, maxCharacters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxCharacters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

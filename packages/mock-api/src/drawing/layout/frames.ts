import {inset, type Box} from './box';
import type {ImageShape, LayoutOptions} from './types';

/** The number of different arrangements of each design type. */
export const arrangementCount = 5;

/** Areas of a design, in a language that's written from left to right. */
export interface Frame {
  readonly image: Box;
  readonly text: Box;
  /** Default: `start`. */
  readonly align?: 'start' | 'center';
  /** Where in its area the text is (default: `center`). */
  readonly anchor?: 'start' | 'center' | 'end';
  readonly panel?: Box;
  readonly imageShape?: ImageShape;
}

/** Chooses the areas of a design with an image. */
export function chooseFrame({width, height, designType, arrangement, blocks, style}: LayoutOptions): Frame {
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
      return {image: {...full, x: end, width: width - end}, text: {...middle, x: Math.round(width * 0.25)}};
    }
    return index % 3 === 0
      ? {image: full, text: middle, align: 'center'}
      : {image: full, text: panel, align: 'center', panel};
  }
  if (width / height >= 1.25) {
    const textWidth = Math.round(width * Math.min(0.6, share + 0.04));
    const imageWidth = width - textWidth;
    switch (index) {
      case 0:
        return {image: {...full, x: textWidth, width: imageWidth}, text: {...full, width: textWidth}};
      case 1:
        return {image: full, text: {...full, width: Math.round(width * 0.6)}};
      case 2:
        return {
          image: inset({...full, width: imageWidth}, margin),
          text: {...full, x: imageWidth, width: textWidth},
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
        return {image: {...full, x: imageX, width: width - imageX}, text: panel, panel};
      }
      default:
        return {image: {...full, width: imageWidth}, text: {...full, x: imageWidth, width: textWidth}, align: 'center'};
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
        imageShape: framedShape,
      };
    }
    case 3: {
      const panelHeight = Math.round(height * Math.min(0.72, share + 0.04));
      const panel = {x: margin, y: height - margin - panelHeight, width: width - 2 * margin, height: panelHeight};
      return {image: {...full, height: panel.y + Math.round(panelHeight * 0.3)}, text: panel, panel, align: 'center'};
    }
    default:
      return width / height > 0.9
        ? {
            image: {...full, width: Math.round(width * 0.44)},
            text: {...full, x: Math.round(width * 0.44), width: width - Math.round(width * 0.44)},
          }
        : {image: {...full, y: textHeight, height: imageHeight}, text: {...full, height: textHeight}};
  }
}

/** Chooses the area of the text of a design without an image. */
export function chooseTextFrame({width, height, designType, arrangement}: LayoutOptions): Frame {
  const full: Box = {x: 0, y: 0, width, height};
  if (designType === 'cover') {
    return {
      image: full,
      text: {...full, x: Math.round(width * 0.29), width: Math.round(width * 0.42)},
      align: 'center',
    };
  }
  const isWide = width / height >= 1.25;
  const column = isWide ? {...full, width: Math.round(width * 0.68)} : full;
  const frames: readonly Frame[] = [
    {image: full, text: column},
    {image: full, text: isWide ? inset(full, Math.round(height * 0.04)) : full, align: 'center'},
    {image: full, text: column, anchor: 'end'},
    {image: full, text: inset(full, Math.round(Math.min(width, height) * 0.04)), align: 'center'},
    {image: full, text: column, anchor: 'start'},
  ];
  return frames[(designType === 'invitation' ? 1 : arrangement) % frames.length] ?? {image: full, text: full};
}

/** Estimates the share of a design that its text needs. */
function getTextShare(blocks: LayoutOptions['blocks']): number {
  const sharesByType: Readonly<Record<string, number>> = {
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
    (total, {content}) => total + (sharesByType[String(content.type)] ?? 0) + JSON.stringify(content).length / 9000,
    0,
  );
  return Math.min(0.68, 0.36 + sum);
}

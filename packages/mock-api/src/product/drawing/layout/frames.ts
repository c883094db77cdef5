import {getTone} from '../tones';
import {inset, type Box, type ImageShape, type LayoutOptions} from './box';

/** The number of different arrangements of each design type. */
export const arrangementCount = 5;

/** The areas of a design in a left-to-right language. */
export interface Frame {
  readonly image: Box;
  readonly text: Box;
  /** Default: `start`. */
  readonly align?: 'start' | 'center';
  /** The vertical position of the text in its area (default: `center`). */
  readonly anchor?: 'start' | 'center' | 'end';
  readonly panel?: Box;
  readonly imageShape?: ImageShape;
}

/** Chooses the areas of a design. */
export function chooseFrame(options: LayoutOptions): Frame {
  const {designType, arrangement, blocks} = options;
  const hasImage = blocks.some(({content}) => content.type === 'image');
  const frames = hasImage ? listImageFrames(options) : listTextFrames(options);
  const [first] = frames;
  return (designType === 'invitation' && !hasImage ? frames[1] : frames[arrangement % frames.length]) ?? first;
}

type Frames = readonly [Frame, ...Frame[]];

/** Returns a function that converts fractions of the width and height to pixels. */
const createAreaConverter =
  ({width, height}: LayoutOptions) =>
  (x: number, y: number, right: number, bottom: number): Box => {
    const [left, top] = [Math.round(width * x), Math.round(height * y)];
    return {x: left, y: top, width: Math.round(width * right) - left, height: Math.round(height * bottom) - top};
  };

/** The text area of a cover, which is in the middle because apps crop the sides. */
const coverText = [0.29, 0, 0.71, 1] as const;

function listImageFrames(options: LayoutOptions): Frames {
  const {width, height, designType, style} = options;
  const toArea = createAreaConverter(options);
  const full = toArea(0, 0, 1, 1);
  const margin = Math.round(Math.min(width, height) * 0.06);
  if (designType === 'cover') {
    const panel = inset(toArea(...coverText), Math.round(height * 0.06));
    return [
      {image: full, text: toArea(...coverText), align: 'center'},
      {image: full, text: panel, align: 'center', panel},
      {image: toArea(0.67, 0, 1, 1), text: toArea(0.25, 0, 0.67, 1)},
    ];
  }
  const textFraction = estimateTextFraction(options);
  const {imageShape: framedShape} = getTone(style.tone);
  if (width / height >= 1.25) {
    const fraction = Math.min(0.6, textFraction + 0.04);
    const right = toArea(1 - fraction, 0, 1, 1);
    const left = toArea(0, 0, 1 - fraction, 1);
    const panel = {...toArea(0, 0.1, 0.54, 0.9), x: margin};
    return [
      {image: toArea(fraction, 0, 1, 1), text: toArea(0, 0, fraction, 1)},
      {image: full, text: toArea(0, 0, 0.6, 1)},
      {image: inset(left, margin), text: right, imageShape: framedShape === 'arch' ? 'rounded' : framedShape},
      {image: toArea(0.38, 0, 1, 1), text: panel, panel},
      {image: left, text: right, align: 'center'},
    ];
  }
  const isNarrow = width / height < 0.4;
  const align = isNarrow ? 'center' : 'start';
  const upper = toArea(0, 0, 1, 1 - textFraction);
  const lower = toArea(0, 1 - textFraction, 1, 1);
  const above: Frame = {image: upper, text: lower, align};
  const behind: Frame = {image: full, text: toArea(0, 0.94 - textFraction, 1, 1), align, anchor: 'end'};
  if (isNarrow) {
    return [above, behind];
  }
  const panelHeight = Math.round(height * Math.min(0.72, textFraction + 0.04));
  const panel = {x: margin, y: height - margin - panelHeight, width: width - 2 * margin, height: panelHeight};
  return [
    above,
    behind,
    {
      image: inset({...upper, height: upper.height + margin}, margin),
      text: lower,
      align: 'center',
      imageShape: framedShape,
    },
    {image: {...full, height: panel.y + Math.round(panelHeight * 0.3)}, text: panel, panel, align: 'center'},
    width / height > 0.9
      ? {image: toArea(0, 0, 0.44, 1), text: toArea(0.44, 0, 1, 1)}
      : {image: toArea(0, textFraction, 1, 1), text: toArea(0, 0, 1, textFraction)},
  ];
}

function listTextFrames(options: LayoutOptions): Frames {
  const {width, height, designType} = options;
  const toArea = createAreaConverter(options);
  const image = toArea(0, 0, 1, 1);
  if (designType === 'cover') {
    return [{image, text: toArea(...coverText), align: 'center'}];
  }
  const text = width / height >= 1.25 ? toArea(0, 0, 0.68, 1) : image;
  return [
    {image, text},
    {image, text: image, align: 'center'},
    {image, text, anchor: 'end'},
    {image, text: inset(image, Math.round(Math.min(width, height) * 0.04)), align: 'center'},
    {image, text, anchor: 'start'},
  ];
}

/** The fraction of a design that a block needs in addition to its text, by block type. */
const blockFractions: Readonly<Record<string, number>> = {
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

/** Estimates the fraction of a design that its text needs. */
const estimateTextFraction = ({blocks}: LayoutOptions) =>
  blocks.reduce(
    (fraction, {content}) =>
      Math.min(0.68, fraction + (blockFractions[String(content.type)] ?? 0) + JSON.stringify(content).length / 9000),
    0.36,
  );

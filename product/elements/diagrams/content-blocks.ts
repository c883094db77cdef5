import type {Element} from 'hast';
import * as z from 'zod';
import {h} from '@developer-docs/internal/node';
import {readValue, type ContractReader} from '../contract-reader';
import {drawBar, drawFrame, drawMarker, renderFigure, renderImage, type Bounds, type Point} from './drawing';

interface BlockShape {
  readonly marker: Point;
  /** The block's lines of text, or its image. */
  readonly bars: readonly Bounds[];
  readonly style?: 'emphasized';
}

/** The content blocks of the flyer and, with the last two shapes, of the hero banner. */
const shapes: Readonly<Record<string, BlockShape>> = {
  image: {marker: [150, 66], bars: [[46, 4, 208, 102]]},
  logo: {marker: [64, 22], bars: [[54, 14, 44, 16]]},
  badge: {marker: [224, 34], bars: [[204, 16, 40, 36]], style: 'emphasized'},
  title: {marker: [36, 122], bars: [[70, 114, 150, 13]]},
  subtitle: {marker: [36, 140], bars: [[70, 135, 120, 8]]},
  event: {marker: [36, 158], bars: [[70, 153, 100, 8]]},
  body: {marker: [36, 184], bars: [172, 181, 190].map((y) => [56, y, 98, 5])},
  list: {marker: [264, 176], bars: [168, 178, 188].map((y) => [182, y, 62, 4])},
  quote: {marker: [36, 212], bars: [[70, 209, 88, 6]]},
  price: {marker: [264, 212], bars: [[190, 202, 56, 18]], style: 'emphasized'},
  contact: {marker: [36, 242], bars: [232, 241, 250].map((y) => [56, y, 76, 5])},
  'qr-code': {marker: [264, 242], bars: [[212, 230, 34, 34]]},
  disclaimer: {marker: [36, 268], bars: [[56, 268, 150, 3]]},
  button: {marker: [62, 346], bars: [[56, 338, 66, 17]], style: 'emphasized'},
};

const bannerTexts: readonly Bounds[] = [
  [56, 304, 110, 13],
  [56, 322, 86, 8],
];

/**
 * Draws a flyer and a banner with numbered content blocks, above a legend that links to their entries.
 *
 * @throws Error if the contract has a type without a shape.
 */
export function drawAnnotatedDesign(contract: ContractReader): Element {
  const types = readValue(contract, 'content-blocks#/ContentBlockType/enum', z.array(z.string()));
  const markers = types.map((type, index) => {
    const shape = shapes[type];
    if (shape === undefined) {
      throw new Error(`<AnnotatedDesign /> has no shape for "${type}". Add it to product/elements/diagrams.`);
    }
    return drawMarker(index + 1, shape.marker);
  });
  const text = {
    title: 'Content blocks in two designs',
    description: `A flyer with an image at the top, text in the middle, and contact details at the bottom, and a hero banner with a button. Numbers mark the content blocks: ${types.map((type, index) => `${index + 1} ${type}`).join(', ')}.`,
  };
  const legend = types.map((type) => h('li', {}, h('a', {href: `#${type}`}, h('code', {}, type))));
  return renderFigure(
    [
      renderImage(text, '-30 0 360 372', [
        drawFrame([46, 4, 208, 276]),
        drawFrame([46, 292, 208, 76]),
        ...bannerTexts.map((bounds) => drawBar(bounds)),
        ...Object.values(shapes).flatMap(({bars, style}) => bars.map((bounds) => drawBar(bounds, style))),
        ...markers,
      ]),
      h('ol', {className: 'diagram-legend'}, legend),
    ],
    'Content blocks in a flyer and, below it, a hero banner. A flyer allows all blocks except buttons, which require a design that people can click.',
  );
}

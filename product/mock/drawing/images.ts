import {getLuminance, mix, saturate} from '../../colors';
import type {Box} from './box';
import {rect, tag} from './markup';
import scenes from './scenes.json';
import type {DesignStyle, Palette} from './style';

/** The number of versions of an image: by day, or in the evening. */
export const imageryCount = 2;

/** How image styles change the colors of scenes. */
const imageStyles: Readonly<Record<string, (color: string, palette: Palette) => string>> = {
  studio: (color) => mix(saturate(color, 0.85), '#ffffff', 0.2),
  vivid: (color) => saturate(color, 1.55),
  muted: (color) => mix(saturate(color, 0.5), '#e6ded3', 0.25),
  monochrome: (color, {primary}) => mix(mix(primary, '#000000', 0.2), '#ffffff', Math.sqrt(getLuminance(color))),
  /** A few flat colors, from dark to light. */
  illustrated: (color, {primary, accent}) => {
    const tints = [0.5, 0.78].map((weight) => mix(primary, '#ffffff', weight));
    const colors = [mix(primary, '#000000', 0.45), primary, accent, ...tints, '#fffaf3'];
    return colors[Math.floor(Math.sqrt(getLuminance(color)) * 5.99)] ?? color;
  },
};

/**
 * Finds the scene for a description: the first one with one of its words, also as a part of a longer word. The last
 * scene suits every description. Scenes are 1200 × 900 units large, have their subject near the center, so that they
 * can be cropped, and are in the colors of the image style `natural`, which are converted to those of other styles.
 */
const findScene = (description: string) =>
  scenes.find(({words}) => words.some((word) => description.toLowerCase().includes(word)));

/**
 * Draws an image that matches a description, cropped to a box.
 *
 * @param id - A unique ID.
 * @param radius - The radius of the corners.
 */
export function drawImage(
  description: string,
  box: Box,
  {imageStyle, imagery, palette}: DesignStyle,
  id: string,
  radius: number,
): string {
  const {backdrop = [], shapes = []} = findScene(description) ?? {};
  const isEvening = imagery % imageryCount === 1;
  const stops = backdrop.map((color, offset) => tag('stop', {offset, 'stop-color': color})).join('');
  const scene = rect({x: 0, y: 0, width: 1200, height: 900}, `url(#${id}-backdrop)`) + shapes.join('');
  const viewBox = {...box, viewBox: '0 0 1200 900', preserveAspectRatio: 'xMidYMid slice'};
  const convertColor = (color: string) => {
    const lit = isEvening ? mix(color, '#3a2a66', 0.34) : color;
    return imageStyles[imageStyle]?.(lit, palette) ?? lit;
  };
  return [
    tag('clipPath', {id}, rect(box, '#000', {rx: radius})),
    tag('linearGradient', {id: `${id}-backdrop`, x2: 0, y2: 1}, stops),
    tag('g', {'clip-path': `url(#${id})`}, tag('svg', viewBox, scene)),
  ]
    .join('')
    .replaceAll(/(?<=")#[\da-f]{6}(?=")/g, convertColor);
}

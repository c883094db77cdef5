import {getLuminance, mix, saturate} from '../../colors';
import type {Box} from './box';
import {rect, tag} from './markup';
import scenes from './scenes.json';
import type {DesignStyle, Palette} from './style';

/** The number of versions of an image: day or evening, each mirrored or not. */
export const imageryCount = 4;

/** The image styles that change the saturation, and mix in a color. */
const tints: Readonly<Record<string, readonly [saturation: number, color: string, weight: number]>> = {
  studio: [0.85, '#ffffff', 0.2],
  vivid: [1.55, '#ffffff', 0],
  muted: [0.5, '#e6ded3', 0.25],
};

/** Creates a function that applies an image style to a color. */
function createTint(imageStyle: string, {primary, secondary, accent}: Palette): (color: string) => string {
  const lightColor = mix(secondary, '#ffffff', 0.55);
  /** The image styles with a few flat colors, from dark to light. */
  const flatColors: Readonly<Record<string, readonly string[]>> = {
    monochrome: [-0.6, -0.3, 0, 0.3, 0.6, 0.9].map((weight) =>
      mix(primary, weight < 0 ? '#000000' : '#ffffff', Math.abs(weight)),
    ),
    illustrated: [mix(primary, '#000000', 0.45), primary, accent, secondary, lightColor, '#fffaf3'],
  };
  const {[imageStyle]: colors} = flatColors;
  const [saturation, tint, weight] = tints[imageStyle] ?? [1, '#ffffff', 0];
  return (color) =>
    colors?.[Math.floor(Math.sqrt(getLuminance(color)) * 5.99)] ?? mix(saturate(color, saturation), tint, weight);
}

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
  const isEvening = imagery % imageryCount >= 2;
  const tint = createTint(imageStyle, palette);
  const stops = backdrop.map((color, offset) => tag('stop', {offset, 'stop-color': color})).join('');
  const scene = tag(
    'g',
    {transform: imagery % 2 === 1 ? 'translate(1200) scale(-1 1)' : undefined},
    [rect({x: 0, y: 0, width: 1200, height: 900}, `url(#${id}-backdrop)`), ...shapes].join(''),
  );
  const viewBox = {...box, viewBox: '0 0 1200 900', preserveAspectRatio: 'xMidYMid slice'};
  return [
    tag('clipPath', {id}, rect(box, '#000', {rx: radius})),
    tag('linearGradient', {id: `${id}-backdrop`, x2: 0, y2: 1}, stops),
    tag('g', {'clip-path': `url(#${id})`}, tag('svg', viewBox, scene)),
  ]
    .join('')
    .replaceAll(/(?<=")#[\da-f]{6}(?=")/g, (color) => tint(isEvening ? mix(color, '#3a2a66', 0.34) : color));
}

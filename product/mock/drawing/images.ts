import type {Box} from './box';
import {getLuminance, mix, saturate} from './colors';
import {rect, tag} from './markup';
import {findScene} from './scenes';
import type {DesignStyle, Palette} from './style';

/** The number of versions of an image: day or evening, each mirrored or not. */
export const imageryCount = 4;

/** Creates a function that applies an image style to a color. */
function createTint(imageStyle: string, {primary, secondary, accent}: Palette): (color: string) => string {
  const getBrightness = (color: string) => Math.sqrt(getLuminance(color));
  switch (imageStyle) {
    case 'studio':
      return (color) => mix(saturate(color, 0.8), '#f6f3ef', getLuminance(color));
    case 'vivid':
      return (color) => saturate(color, 1.55);
    case 'muted':
      return (color) => mix(saturate(color, 0.5), '#e6ded3', 0.25);
    case 'monochrome':
      return (color) => {
        const brightness = getBrightness(color);
        return brightness < 0.5
          ? mix('#000000', primary, 0.4 + brightness * 1.2)
          : mix(primary, '#ffffff', brightness * 2 - 1);
      };
    case 'illustrated': {
      // A few flat brand colors, from dark to light.
      const lightColor = mix(secondary, '#ffffff', 0.55);
      const colors = [mix(primary, '#000000', 0.45), primary, accent, secondary, lightColor, '#fffaf3'];
      return (color) => colors[Math.floor(getBrightness(color) * 5.99)] ?? primary;
    }
    default:
      return (color) => color;
  }
}

/**
 * Draws an image that matches a description, cropped to a box.
 *
 * @param id - A unique ID.
 * @param radius - The radius of the corners.
 */
export function drawImage(
  description: string,
  {x, y, width, height}: Box,
  {imageStyle, imagery, palette}: DesignStyle,
  id: string,
  radius = 0,
): string {
  const {backdrop, shapes} = findScene(description);
  const isMirrored = imagery % 2 === 1;
  const isEvening = imagery % imageryCount >= 2;
  const tint = createTint(imageStyle, palette);
  const stops = backdrop.map((color, offset) => tag('stop', {offset, 'stop-color': color})).join('');
  const scene = [rect(0, 0, 1200, 900, `url(#${id}-backdrop)`), ...shapes].join('');
  const viewBox = {x, y, width, height, viewBox: '0 0 1200 900', preserveAspectRatio: 'xMidYMid slice'};
  return [
    tag('clipPath', {id}, rect(x, y, width, height, '#000', {rx: radius === 0 ? undefined : radius})),
    tag('linearGradient', {id: `${id}-backdrop`, x2: 0, y2: 1}, stops),
    tag(
      'g',
      {'clip-path': `url(#${id})`},
      tag('svg', viewBox, isMirrored ? tag('g', {transform: 'translate(1200) scale(-1 1)'}, scene) : scene),
    ),
  ]
    .join('')
    .replaceAll(/(?<=")#[\da-f]{6}(?=")/g, (color) => tint(isEvening ? mix(color, '#3a2a66', 0.34) : color));
}

// cspell:words celebrat fruhling frühling jardin kaffee meer playa sommer stadt strand toscan wein
import {mix, saturate} from './colors';
import type {Size} from './layout';
import {tag} from './markup';
import {createRandom, hashText} from '../../shared/random';
import {drawFlowers, drawCafe, drawCity, drawMountains, drawProduct, drawSea, drawVineyard, type Scene} from './scenes';
import type {DesignStyle, Palette} from './style';

/** The number of versions of an image: day or evening, each mirrored or not. */
export const imageryCount = 4;

/** The scenes for words in an image description. The first match wins. */
const scenePatterns: readonly (readonly [pattern: RegExp, scene: Scene])[] = [
  [
    /wine|vineyard|tasting|terrace|grape|dinner|lunch|restaurant|menu|chef|kitchen|wein|vin(?:o|ho)?\b|toscan|tuscan|essen/i,
    drawVineyard,
  ],
  [/coffee|caf[eé]|espresso|latte|barista|tea\b|breakfast|brunch|bakery|croissant|food|cook|meal|kaffee/i, drawCafe],
  [/sea\b|beach|ocean|sail|surf|summer|island|boat|holiday|vacation|sommer|strand|meer|mar\b|playa/i, drawSea],
  [
    /garden|flower|spring|bloom|botanic|plant|wedding|spa\b|yoga|wellness|skin|beauty|mother|frühling|fruhling|jardin/i,
    drawFlowers,
  ],
  [
    /city|office|business|team|tech|software|conference|webinar|bank|job|urban|party|concert|music|festival|dance|celebrat|stadt/i,
    drawCity,
  ],
  [/mountain|hik|ski|snow|travel|adventure|outdoor|camp|nature|trail|winter|run\b|running|bike|wander/i, drawMountains],
  [
    /product|shop|store|sale|fashion|shoe|bag\b|collection|launch|perfume|candle|ceramic|discount|furniture/i,
    drawProduct,
  ],
];

const fallbackScenes: readonly Scene[] = [drawMountains, drawFlowers, drawProduct, drawSea];

function findScene(description: string): Scene {
  const scene = scenePatterns.find(([pattern]) => pattern.test(description))?.[1];
  return scene ?? fallbackScenes[hashText(description) % fallbackScenes.length] ?? drawMountains;
}

/** Creates a function that applies an image style to a color. */
function createTint(imageStyle: string, {primary, secondary, accent}: Palette): (color: string) => string {
  const getBrightness = (color: string) => {
    const gray = saturate(color, 0);
    return Number.parseInt(gray.slice(1, 3), 16) / 255;
  };
  switch (imageStyle) {
    case 'studio':
      return (color) => mix(saturate(color, 0.8), '#f6f3ef', getBrightness(color) > 0.62 ? 0.72 : 0.12);
    case 'vivid':
      return (color) => saturate(color, 1.55);
    case 'muted':
      return (color) => mix(saturate(color, 0.5), '#e6ded3', 0.25);
    case 'monochrome': {
      const [dark, light] = [mix(primary, '#000000', 0.6), mix(primary, '#ffffff', 0.92)];
      return (color) => {
        const gray = getBrightness(color);
        return gray < 0.5 ? mix(dark, primary, gray * 2) : mix(primary, light, gray * 2 - 1);
      };
    }
    case 'illustrated': {
      // A few flat brand colors, from dark to light.
      const ramp = [
        mix(primary, '#000000', 0.45),
        primary,
        accent,
        secondary,
        mix(secondary, '#ffffff', 0.55),
        '#fffaf3',
      ];
      return (color) => ramp[Math.min(ramp.length - 1, Math.floor(getBrightness(color) * ramp.length))] ?? primary;
    }
    default:
      return (color) => color;
  }
}

/**
 * Draws an image that matches a description. The same description and seed produce the same image.
 *
 * @param idPrefix - Makes the IDs of gradients unique.
 */
export function drawImage(
  description: string,
  {width, height}: Size,
  {imageStyle, imageSeed, palette}: Pick<DesignStyle, 'imageStyle' | 'imageSeed' | 'palette'>,
  idPrefix: string,
): string {
  const gradients: string[] = [];
  const isFlat = imageStyle === 'illustrated';
  const isMirrored = imageSeed % 2 === 1;
  const isEvening = imageSeed % imageryCount >= 2 && !isFlat;
  const tint = createTint(imageStyle, palette);
  const scene = findScene(description);
  const shapes = scene({
    width,
    height,
    unit: Math.min(Math.sqrt(width * height), Math.min(width, height) * 1.25),
    random: createRandom(hashText(description) + imageSeed * 7919),
    gradient: (top, bottom) => {
      if (isFlat) {
        return top;
      }
      const id = `${idPrefix}-g${gradients.length}`;
      const stops = tag('stop', {'stop-color': top}) + tag('stop', {offset: 1, 'stop-color': bottom});
      gradients.push(tag('linearGradient', {id, x2: 0, y2: 1}, stops));
      return `url(#${id})`;
    },
  });
  return tag(
    'g',
    isMirrored ? {transform: `translate(${width} 0) scale(-1 1)`} : {},
    [...gradients, ...shapes].join(''),
  ).replaceAll(/(?<=")#[\da-f]{6}(?=")/g, (color) => tint(isEvening ? mix(color, '#3a2a66', 0.34) : color));
}

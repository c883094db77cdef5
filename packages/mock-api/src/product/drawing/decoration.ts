import {isDark, mix} from './colors';
import type {Box, Size} from './layout';
import {circle, escapeXml, path, formatPathData, rect, round, tag} from './markup';
import type {DesignStyle} from './style';
import {getTone} from './tones';

/** Draws a border inside a box. */
const drawFrame = ({x, y, width, height}: Box, distance: number, color: string, thickness: number) =>
  rect(x + distance, y + distance, width - distance * 2, height - distance * 2, 'none', {
    stroke: color,
    'stroke-width': thickness,
  });

/** Draws the panel behind the text of a design with an image. */
export function drawPanel(panel: Box, {tone, palette}: DesignStyle, {width, height}: Size): string {
  const unit = Math.min(width, height);
  return (
    rect(panel.x, panel.y, panel.width, panel.height, palette.background, {
      rx: getTone(tone).hasSharpPanel ? undefined : unit * 0.03,
    }) + (['elegant', 'formal'].includes(tone) ? drawFrame(panel, unit * 0.018, palette.accent, unit * 0.002) : '')
  );
}

type Circle = readonly [x: number, y: number, radius: number, color: 'primary' | 'accent'];

/** Circles behind the text, by tone. Positions are relative to the width and height, and radii to the shorter side. */
const circlesByTone: Readonly<Record<string, readonly Circle[]>> = {
  friendly: [
    [0.97, 0.05, 0.42, 'primary'],
    [1.02, 0.96, 0.26, 'accent'],
    [0, 1, 0.14, 'primary'],
  ],
  warm: [
    [0.72, 1, 0.45, 'primary'],
    [0, 0, 0.2, 'accent'],
  ],
  playful: [
    [0.98, 0.98, 0.34, 'primary'],
    [0.9, 0.12, 0.09, 'accent'],
    [0.78, 0.9, 0.06, 'primary'],
    [0.96, 0.62, 0.05, 'accent'],
    [0.06, 0.94, 0.05, 'primary'],
    [0.62, 0.06, 0.035, 'accent'],
  ],
  inspiring: [
    [1, 1, 0.9, 'primary'],
    [1, 1, 0.7, 'accent'],
    [1, 1, 0.5, 'primary'],
    [1, 1, 0.3, 'accent'],
  ],
};

/**
 * Draws shapes behind the text of a design without images. Their colors are close to the background, so text stays
 * readable.
 */
export function drawDecoration({palette, tone}: DesignStyle, {width, height}: Size, isRightToLeft: boolean): string {
  const unit = Math.min(width, height);
  const {background, accent} = palette;
  const isBackgroundDark = isDark(background);
  const colors = {
    primary: mix(background, isBackgroundDark ? '#ffffff' : palette.primary, isBackgroundDark ? 0.07 : 0.09),
    accent: mix(background, accent, isBackgroundDark ? 0.16 : 0.2),
  };
  const mirror = (x: number) => (isRightToLeft ? width - x : x);
  const bar = rect(isRightToLeft ? width - unit * 0.02 : 0, 0, unit * 0.02, height, accent);
  switch (tone) {
    case 'bold':
      return (
        path(
          formatPathData`M${mirror(width * 0.7)} 0H${mirror(width)}V${height}H${mirror(width * 0.52)}z`,
          colors.primary,
        ) + bar
      );
    case 'elegant':
    case 'formal': {
      const design = {x: 0, y: 0, width, height};
      const color = tone === 'elegant' ? accent : palette.heading;
      return (
        drawFrame(design, unit * 0.025, mix(background, color, 0.5), unit * 0.004) +
        drawFrame(design, unit * 0.035, mix(background, color, 0.35), unit * 0.0015)
      );
    }
    case 'factual': {
      const step = unit / 12;
      const lines = Array.from({length: Math.ceil(Math.max(width, height) / step)}, (_, index) => index * step);
      const grid = lines.map((offset) => formatPathData`M${offset} 0V${height}M0 ${offset}H${width}`);
      return path(grid.join(''), 'none', {stroke: colors.primary, 'stroke-width': unit * 0.002}) + bar;
    }
    default:
      return (circlesByTone[tone] ?? [])
        .map(([x, y, radius, color]) => circle(mirror(width * x), height * y, unit * radius, colors[color]))
        .join('');
  }
}

/** Draws a watermark diagonally across a design. */
export function drawWatermark(text: string, {width, height}: Size, {palette, bodyFont}: DesignStyle): string {
  const size = Math.min(Math.min(width, height) / 4, (Math.max(width, height) * 1.1) / text.length);
  const [x, y] = [round(width / 2), round(height / 2)];
  return tag(
    'text',
    {
      x,
      y: y + size * 0.36,
      'font-family': bodyFont.family,
      'font-size': size,
      'font-weight': 700,
      'text-anchor': 'middle',
      transform: `rotate(-30 ${x} ${y})`,
      // The stroke keeps the watermark visible on light areas.
      fill: '#ffffff',
      'fill-opacity': 0.14,
      stroke: isDark(palette.background) ? '#ffffff' : '#000000',
      'stroke-opacity': 0.16,
      'stroke-width': size * 0.012,
    },
    escapeXml(text),
  );
}

import {isDark, mix} from './colors';
import type {DesignLayout, PlacedBlock} from './layout';
import {circle, escapeXml, path, pathData, place, rect, round, tag} from './markup';
import type {DesignStyle} from './style';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws a line inside the edges of a box. */
const frame = ({x, y, width, height}: PlacedBlock['box'], distance: number, color: string, thickness: number) =>
  rect(x + distance, y + distance, width - distance * 2, height - distance * 2, 'none', {
    stroke: color,
    'stroke-width': thickness,
  });

/** Draws the panel behind the text of a design with an image. */
export function drawPanel(
  panel: PlacedBlock['box'],
  color: string,
  {tone, palette}: DesignStyle,
  {width, height}: Size,
): string {
  const short = Math.min(width, height);
  const hasCorners = ['bold', 'elegant', 'formal', 'factual'].includes(tone);
  return (
    rect(panel.x, panel.y, panel.width, panel.height, color, {rx: hasCorners ? undefined : short * 0.03}) +
    (['elegant', 'formal'].includes(tone) ? frame(panel, short * 0.018, palette.accent, short * 0.002) : '')
  );
}

/** Draws shapes behind the text of a design without images. Their colors are close to the background, so text stays readable. */
export function drawDecoration(
  {palette, tone}: DesignStyle,
  {width, height}: Size,
  align: DesignLayout['align'],
  isMirrored: boolean,
): string {
  const short = Math.min(width, height);
  const isBackgroundDark = isDark(palette.background);
  const soft = mix(palette.background, isBackgroundDark ? '#ffffff' : palette.primary, isBackgroundDark ? 0.07 : 0.09);
  const softAccent = mix(palette.background, palette.accent, isBackgroundDark ? 0.16 : 0.2);
  const side = (x: number) => (isMirrored ? width - x : x);
  const design = {x: 0, y: 0, width, height};
  switch (tone) {
    case 'bold':
      return (
        path(pathData`M${side(width * 0.7)} 0H${side(width)}V${height}H${side(width * 0.52)}z`, soft) +
        rect(isMirrored ? width - short * 0.02 : 0, 0, short * 0.02, height, palette.accent)
      );
    case 'elegant':
      return (
        frame(design, short * 0.03, mix(palette.background, palette.accent, 0.6), short * 0.0025) +
        circle(side(width), 0, short * 0.42, soft)
      );
    case 'formal':
      return (
        frame(design, short * 0.025, mix(palette.background, palette.heading, 0.5), short * 0.004) +
        frame(design, short * 0.035, mix(palette.background, palette.heading, 0.35), short * 0.0015)
      );
    case 'factual': {
      const step = short / 12;
      const columns = Array.from(
        {length: Math.ceil(width / step)},
        (_, index) => pathData`M${index * step} 0V${height}`,
      );
      const rows = Array.from({length: Math.ceil(height / step)}, (_, index) => pathData`M0 ${index * step}H${width}`);
      return (
        path([...columns, ...rows].join(''), 'none', {stroke: soft, 'stroke-width': short * 0.002}) +
        rect(isMirrored ? width - short * 0.012 : 0, 0, short * 0.012, height, palette.accent)
      );
    }
    case 'playful': {
      const shapes = [
        [0.9, 0.12, 0.09],
        [0.78, 0.9, 0.06],
        [0.96, 0.62, 0.05],
        [0.06, 0.94, 0.05],
        [0.62, 0.06, 0.035],
      ] as const;
      return (
        circle(side(width * 0.98), height * 0.98, short * 0.34, soft) +
        shapes
          .map(([x, y, r], index) =>
            index % 2 === 0
              ? circle(side(width * x), height * y, short * r, softAccent)
              : rect(side(width * x) - short * r, height * y - short * r, short * r * 2, short * r * 2, soft, {
                  rx: short * r * 0.4,
                }),
          )
          .join('')
      );
    }
    case 'inspiring':
      return [0.9, 0.7, 0.5, 0.3]
        .map((r, index) =>
          circle(align === 'center' ? width / 2 : side(width), height, short * r, index % 2 === 0 ? soft : softAccent),
        )
        .join('');
    case 'warm':
      return (
        place(isMirrored ? short * 0.62 : width, height, short, [path('M-62 0v-50a31 31 0 0 1 62 0V0z', soft)]) +
        circle(side(0), 0, short * 0.2, softAccent)
      );
    default:
      return (
        circle(side(width * 0.97), height * 0.05, short * 0.42, soft) +
        circle(side(width * 1.02), height * 0.96, short * 0.26, softAccent) +
        circle(side(0), height, short * 0.14, soft)
      );
  }
}

/** Draws text across a design. */
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
      // Two colors, so that the watermark is visible on light and dark areas.
      fill: '#ffffff',
      'fill-opacity': 0.14,
      stroke: isDark(palette.background) ? '#ffffff' : '#000000',
      'stroke-opacity': 0.16,
      'stroke-width': size * 0.012,
    },
    escapeXml(text),
  );
}

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
  const unit = Math.min(width, height);
  const hasCorners = ['bold', 'elegant', 'formal', 'factual'].includes(tone);
  return (
    rect(panel.x, panel.y, panel.width, panel.height, color, {rx: hasCorners ? undefined : unit * 0.03}) +
    (['elegant', 'formal'].includes(tone) ? frame(panel, unit * 0.018, palette.accent, unit * 0.002) : '')
  );
}

/** Draws shapes behind the text of a design without images. Their colors are close to the background, so text stays readable. */
export function drawDecoration(
  {palette, tone}: DesignStyle,
  {width, height}: Size,
  align: DesignLayout['align'],
  isMirrored: boolean,
): string {
  const unit = Math.min(width, height);
  const isBackgroundDark = isDark(palette.background);
  const subtle = mix(
    palette.background,
    isBackgroundDark ? '#ffffff' : palette.primary,
    isBackgroundDark ? 0.07 : 0.09,
  );
  const subtleAccent = mix(palette.background, palette.accent, isBackgroundDark ? 0.16 : 0.2);
  const mirror = (x: number) => (isMirrored ? width - x : x);
  const design = {x: 0, y: 0, width, height};
  switch (tone) {
    case 'bold':
      return (
        path(pathData`M${mirror(width * 0.7)} 0H${mirror(width)}V${height}H${mirror(width * 0.52)}z`, subtle) +
        rect(isMirrored ? width - unit * 0.02 : 0, 0, unit * 0.02, height, palette.accent)
      );
    case 'elegant':
      return (
        frame(design, unit * 0.03, mix(palette.background, palette.accent, 0.6), unit * 0.0025) +
        circle(mirror(width), 0, unit * 0.42, subtle)
      );
    case 'formal':
      return (
        frame(design, unit * 0.025, mix(palette.background, palette.heading, 0.5), unit * 0.004) +
        frame(design, unit * 0.035, mix(palette.background, palette.heading, 0.35), unit * 0.0015)
      );
    case 'factual': {
      const step = unit / 12;
      const columns = Array.from(
        {length: Math.ceil(width / step)},
        (_, index) => pathData`M${index * step} 0V${height}`,
      );
      const rows = Array.from({length: Math.ceil(height / step)}, (_, index) => pathData`M0 ${index * step}H${width}`);
      return (
        path([...columns, ...rows].join(''), 'none', {stroke: subtle, 'stroke-width': unit * 0.002}) +
        rect(isMirrored ? width - unit * 0.012 : 0, 0, unit * 0.012, height, palette.accent)
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
        circle(mirror(width * 0.98), height * 0.98, unit * 0.34, subtle) +
        shapes
          .map(([x, y, r], index) =>
            index % 2 === 0
              ? circle(mirror(width * x), height * y, unit * r, subtleAccent)
              : rect(mirror(width * x) - unit * r, height * y - unit * r, unit * r * 2, unit * r * 2, subtle, {
                  rx: unit * r * 0.4,
                }),
          )
          .join('')
      );
    }
    case 'inspiring':
      return [0.9, 0.7, 0.5, 0.3]
        .map((r, index) =>
          circle(
            align === 'center' ? width / 2 : mirror(width),
            height,
            unit * r,
            index % 2 === 0 ? subtle : subtleAccent,
          ),
        )
        .join('');
    case 'warm':
      return (
        place(isMirrored ? unit * 0.62 : width, height, unit, [path('M-62 0v-50a31 31 0 0 1 62 0V0z', subtle)]) +
        circle(mirror(0), 0, unit * 0.2, subtleAccent)
      );
    default:
      return (
        circle(mirror(width * 0.97), height * 0.05, unit * 0.42, subtle) +
        circle(mirror(width * 1.02), height * 0.96, unit * 0.26, subtleAccent) +
        circle(mirror(0), height, unit * 0.14, subtle)
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

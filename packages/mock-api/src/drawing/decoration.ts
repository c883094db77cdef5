import {isDark, mix} from './colors';
import type {DesignLayout, PlacedBlock} from './layout';
import {circle, escapeXml, path, rect, round, tag} from './markup';
import type {DesignStyle} from './style';

/** Draws the area on which the text of a design with an image is. */
export function drawPanel(
  panel: PlacedBlock['box'],
  color: string,
  style: DesignStyle,
  design: {readonly width: number; readonly height: number},
): string {
  const short = Math.min(design.width, design.height);
  const radius = ['bold', 'elegant', 'formal', 'factual'].includes(style.tone) ? 0 : short * 0.03;
  const inner = short * 0.018;
  const line = ['elegant', 'formal'].includes(style.tone)
    ? tag('rect', {
        x: panel.x + inner,
        y: panel.y + inner,
        width: panel.width - inner * 2,
        height: panel.height - inner * 2,
        fill: 'none',
        stroke: style.palette.accent,
        'stroke-width': short * 0.002,
      })
    : '';
  return rect(panel.x, panel.y, panel.width, panel.height, color, {rx: radius === 0 ? undefined : radius}) + line;
}

/** Draws shapes behind the text of a design without images. Their colors are close to the background, so text stays readable. */
export function drawDecoration(
  {palette, tone}: DesignStyle,
  {width, height}: {readonly width: number; readonly height: number},
  align: DesignLayout['align'],
  isMirrored: boolean,
): string {
  const short = Math.min(width, height);
  const isBackgroundDark = isDark(palette.background);
  const soft = mix(palette.background, isBackgroundDark ? '#ffffff' : palette.primary, isBackgroundDark ? 0.07 : 0.09);
  const softAccent = mix(palette.background, palette.accent, isBackgroundDark ? 0.16 : 0.2);
  const side = (x: number) => (isMirrored ? width - x : x);
  const frame = (distance: number, color: string, thickness: number) =>
    tag('rect', {
      x: distance,
      y: distance,
      width: width - distance * 2,
      height: height - distance * 2,
      fill: 'none',
      stroke: color,
      'stroke-width': thickness,
    });
  switch (tone) {
    case 'bold':
      return (
        path(
          [
            'M',
            side(width * 0.7),
            0,
            'L',
            side(width),
            0,
            'L',
            side(width),
            height,
            'L',
            side(width * 0.52),
            height,
            'Z',
          ],
          soft,
        ) + rect(isMirrored ? width - short * 0.02 : 0, 0, short * 0.02, height, palette.accent)
      );
    case 'elegant':
      return (
        frame(short * 0.03, mix(palette.background, palette.accent, 0.6), short * 0.0025) +
        circle(side(width), 0, short * 0.42, soft)
      );
    case 'formal':
      return (
        frame(short * 0.025, mix(palette.background, palette.heading, 0.5), short * 0.004) +
        frame(short * 0.035, mix(palette.background, palette.heading, 0.35), short * 0.0015)
      );
    case 'factual': {
      const step = short / 12;
      const lines = Array.from({length: Math.ceil(width / step) + Math.ceil(height / step)}, (_, index) => {
        const columns = Math.ceil(width / step);
        return index < columns ? ['M', index * step, 0, 'V', height] : ['M', 0, (index - columns) * step, 'H', width];
      });
      return (
        path(lines.flat(), 'none', {stroke: soft, 'stroke-width': short * 0.002}) +
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
        path(
          [
            'M',
            side(width) - short * 0.62,
            height,
            'v',
            -short * 0.5,
            'a',
            short * 0.31,
            short * 0.31,
            0,
            0,
            1,
            short * 0.62,
            0,
            'V',
            height,
            'Z',
          ],
          soft,
          isMirrored ? {transform: `translate(${round(short * 0.62)} 0)`} : {},
        ) + circle(side(0), 0, short * 0.2, softAccent)
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
export function drawWatermark(
  text: string,
  {width, height}: {readonly width: number; readonly height: number},
  {palette, bodyFont}: DesignStyle,
): string {
  const size = Math.min(Math.min(width, height) / 4, (Math.max(width, height) * 1.1) / text.length);
  const [x, y] = [round(width / 2), round(height / 2)];
  const attributes = {
    x,
    y: y + size * 0.36,
    'font-family': bodyFont.family,
    'font-size': size,
    'font-weight': 700,
    'text-anchor': 'middle',
    transform: `rotate(-30 ${x} ${y})`,
  };
  // Two colors, so that the watermark is visible on light and dark areas.
  return tag(
    'text',
    {
      ...attributes,
      fill: '#ffffff',
      'fill-opacity': 0.14,
      stroke: isDark(palette.background) ? '#ffffff' : '#000000',
      'stroke-opacity': 0.16,
      'stroke-width': size * 0.012,
    },
    escapeXml(text),
  );
}

import {escapeXml} from '@developer-docs/utils';
import {isDark, mix} from '../../colors';
import {inset, type Size} from './box';
import {circle, rect, tag} from './markup';
import type {DesignStyle} from './style';

/**
 * Draws shapes behind the text of a design without images. Their colors are close to the background, so text stays
 * readable.
 */
export function drawOrnament({palette, ornament}: DesignStyle, {width, height}: Size): string {
  const unit = Math.min(width, height);
  const {background, primary, accent, heading} = palette;
  if (ornament === 'none') return '';
  if (ornament === 'stripe') return rect({x: 0, y: 0, width, height: unit * 0.025}, accent);
  if (ornament === 'frame') {
    const frame = inset({x: 0, y: 0, width, height}, unit * 0.025);
    return rect(frame, 'none', {stroke: mix(background, heading, 0.4), 'stroke-width': unit * 0.004});
  }
  const shade = isDark(background) ? mix(background, '#ffffff', 0.07) : mix(background, primary, 0.09);
  return (
    circle(width * 0.97, height * 0.05, unit * 0.42, shade) +
    circle(width, height * 0.97, unit * 0.26, mix(background, accent, 0.18)) +
    circle(0, height, unit * 0.14, shade)
  );
}

/** Draws a watermark diagonally across a design. */
export function drawWatermark(text: string, {width, height}: Size, {bodyFont}: DesignStyle): string {
  const size = Math.min(Math.min(width, height) / 4, (Math.max(width, height) * 1.1) / text.length);
  const [x, y] = [width / 2, height / 2];
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
      // Visible on light and dark areas
      fill: '#808080',
      'fill-opacity': 0.25,
    },
    escapeXml(text),
  );
}

import {encode} from 'uqr';
import {stringAt} from '../../contract/json';
import {rect, tag} from '../markup';
import {composeText} from './text';
import type {Composer} from './types';

/** A QR code on a white tile, and its caption. */
export const composeQrCode: Composer = (content, size, maxWidth, context) => {
  const tile = Math.min(size * 8, maxWidth);
  const caption = stringAt(content, 'caption');
  const captionText =
    caption === undefined
      ? undefined
      : composeText(
          caption,
          tile,
          {font: context.style.bodyFont, size, lineHeight: 1.3, color: context.colors.text},
          {...context, align: 'center'},
        );
  return {
    width: tile,
    height: tile + (captionText === undefined ? 0 : captionText.height + size * 0.4),
    fits: captionText?.fits ?? true,
    lineCount: 1,
    draw: ({x, y}) => {
      // Scanners need a border of four modules.
      const {data: rows, size: count} = encode(String(content.url), {ecc: 'M', border: 4});
      const modules = rows.flatMap((row, rowIndex) =>
        row.flatMap((isDark, column) => (isDark ? [`M${column} ${rowIndex}h1v1h-1z`] : [])),
      );
      return (
        rect(x, y, tile, tile, '#ffffff', {rx: tile * 0.04}) +
        tag('path', {
          d: modules.join(''),
          fill: '#141414',
          transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(tile / count).toFixed(4)})`,
          'shape-rendering': 'crispEdges',
        }) +
        (captionText?.draw({x, y: y + tile + size * 0.4, width: tile}) ?? '')
      );
    },
  };
};

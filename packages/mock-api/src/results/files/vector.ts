import type {Drawing, Shape} from './drawing';

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** An SVG of a design with text as text. */
export function toSvg({width, height, colors, shapes}: Drawing): Buffer {
  const color = (index: number) => colors[index] ?? '#000000';
  const element = ({x, y, width: w, height: h, color: index, text}: Shape) =>
    text === undefined
      ? `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${color(index)}"/>`
      : `<text x="${x}" y="${y + h * 0.8}" font-size="${h}" textLength="${w}" lengthAdjust="spacingAndGlyphs" fill="${color(index)}">${escapeXml(text)}</text>`;
  return Buffer.from(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">`,
      `<rect width="${width}" height="${height}" fill="${color(0)}"/>`,
      ...shapes.map(element),
      '</svg>',
      '',
    ].join('\n'),
  );
}

/** A PDF of one page with text as text; a point is a pixel of the design. */
export function toPdf({width, height, colors, shapes}: Drawing): Buffer {
  const fill = (index: number) => {
    const value = Number.parseInt((colors[index] ?? '#000000').slice(1), 16);
    return `${[value >> 16, (value >> 8) & 255, value & 255].map((part) => (part / 255).toFixed(3)).join(' ')} rg`;
  };
  const operators = shapes.map(({x, y, width: w, height: h, color, text}) =>
    text === undefined
      ? `${fill(color)} ${x} ${height - y - h} ${w} ${h} re f`
      : `BT ${fill(color)} /F1 ${h} Tf ${x} ${height - y - h * 0.8} Td (${pdfText(text)}) Tj ET`,
  );
  const content = [`${fill(0)} 0 0 ${width} ${height} re f`, ...operators].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  const parts = ['%PDF-1.4\n'];
  const offsets = objects.map((object, index) => {
    const offset = parts.join('').length;
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = parts.join('').length;
  const size = objects.length + 1;
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
}

/** The font has the letters of Western Europe; others become a question mark. */
const pdfText = (text: string) =>
  Array.from(text)
    .map((character) => ((character.codePointAt(0) ?? 0) > 255 ? '?' : character))
    .join('')
    .replaceAll(/[\\()]/g, String.raw`\$&`);

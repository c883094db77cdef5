/**
 * Wraps a JPEG image in a one-page PDF. One pixel becomes one point. An image works for every script, whereas text
 * would require embedded fonts.
 */
export function renderPdf(jpeg: Uint8Array, {width, height}: {width: number; height: number}): Uint8Array {
  const content = `${width} 0 0 ${height} 0 0 cm /Image Do`;
  const objects: (string | Uint8Array)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << /Image 5 0 R >> >> >>`,
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
  ];
  const chunks: Uint8Array[] = [encode('%PDF-1.4\n')];
  const offsets = objects.map((object, index) => {
    const offset = sumLengths(chunks);
    chunks.push(encode(`${index + 1} 0 obj\n`));
    chunks.push(...object.map((part) => (typeof part === 'string' ? encode(part) : part)));
    chunks.push(encode('\nendobj\n'));
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xrefOffset = sumLengths(chunks);
  const size = objects.length + 1;
  chunks.push(
    encode(
      `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${xrefOffset}\n%%EOF\n`,
    ),
  );
  return concatenateBytes(chunks);
}

const encode = (text: string) => new TextEncoder().encode(text);
const sumLengths = (chunks: readonly Uint8Array[]) => chunks.reduce((sum, {length}) => sum + length, 0);

function concatenateBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(sumLengths(chunks));
  let offset = 0;
  for (const chunk of chunks) {
    result.set(chunk, offset);
    offset += chunk.length;
  }
  return result;
}

/**
 * Wraps a JPEG image in a one-page PDF. One pixel becomes one point. An image works for every script, whereas text
 * would require embedded fonts.
 */
export function renderPdf(jpeg: Uint8Array, {width, height}: {width: number; height: number}): Uint8Array {
  const content = `${width} 0 0 ${height} 0 0 cm /Image Do`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << /Image 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
  ];
  let head = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = head.length;
    head += `${index + 1} 0 obj\n${object}${index < objects.length - 1 ? '\nendobj\n' : ''}`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  // The image is the end of the last object.
  const imageEnd = '\nendstream\nendobj\n';
  const xrefOffset = head.length + jpeg.length + imageEnd.length;
  const size = objects.length + 1;
  const tail = `${imageEnd}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${xrefOffset}\n%%EOF\n`;
  const encoder = new TextEncoder();
  const file = new Uint8Array(head.length + jpeg.length + tail.length);
  file.set(encoder.encode(head));
  file.set(jpeg, head.length);
  file.set(encoder.encode(tail), head.length + jpeg.length);
  return file;
}

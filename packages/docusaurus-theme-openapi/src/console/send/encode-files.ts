import {listPartHeaders, type SampleBody} from '@developer-docs/openapi';
import type {RequestDraft} from '../draft/draft';

/**
 * Encodes a body that contains files as the samples do. `FormData` would give parts of JSON a file name, and can't send
 * their headers.
 */
export function encodeFiles(
  sample: Extract<SampleBody, {kind: 'multipart' | 'file'}>,
  files: RequestDraft['files'],
): {readonly body: Blob; readonly contentType?: string} {
  if (sample.kind === 'file') return {body: files['']?.[0] ?? createSampleFile(sample.file, '')};
  const boundary = `form-${Math.random().toString(36).slice(2)}${Date.now().toString(36)}`;
  const counts = new Map<string, number>();
  const parts: BlobPart[] = [];
  for (const part of sample.parts) {
    const index = counts.get(part.name) ?? 0;
    counts.set(part.name, index + 1);
    const content =
      'text' in part ? part.text : (files[part.name]?.[index] ?? createSampleFile(part.file, part.mediaType ?? ''));
    const headers = listPartHeaders(part).map((header) => header.join(': ').replaceAll(/[\r\n]+/g, ' '));
    parts.push(`--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n`, content, '\r\n');
  }
  return {
    body: new Blob([...parts, `--${boundary}--\r\n`]),
    contentType: `multipart/${sample.subtype ?? 'form-data'}; boundary=${boundary}`,
  };
}

/** A black square, as PNG. */
const sampleImage =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQAAAACCEkxzAAAAGElEQVR42mP4DwUMg4bBAASjDNyMQRVfAGtyfpCYg1jBAAAAAElFTkSuQmCC';

/** Creates a small file for a request: an image for types of images, and otherwise text. */
function createSampleFile(name: string, mediaType: string): Blob {
  if (/^image\/(?:png|jpeg|webp)$/.test(mediaType) || /\.(?:png|jpg|webp)$/.test(name)) {
    const bytes = Uint8Array.from(atob(sampleImage), (character) => character.charCodeAt(0));
    return new Blob([bytes], {type: mediaType === '' ? 'image/png' : mediaType});
  }
  return new Blob([`Sample content of ${name}\n`], {type: mediaType});
}

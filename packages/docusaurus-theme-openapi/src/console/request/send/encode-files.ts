import {listPartHeaders, type SampleBody} from '@developer-docs/openapi';
import type {RequestDraft} from '../draft/draft';

/** A body's bytes. `contentType` is absent if the request has one. */
interface EncodedBody {
  readonly body: Blob;
  readonly contentType?: string;
}

/**
 * Encodes a body that contains files as the samples do. `FormData` would give parts of JSON a file name, and can't send
 * their headers.
 */
export async function encodeFiles(
  sample: Extract<SampleBody, {kind: 'multipart' | 'file'}>,
  files: RequestDraft['files'],
): Promise<EncodedBody> {
  if (sample.kind === 'file') return {body: files['']?.[0] ?? (await createSampleFile(sample.file, ''))};
  const boundary = `form-${Math.random().toString(36).slice(2)}${Date.now().toString(36)}`;
  const counts = new Map<string, number>();
  const parts: BlobPart[] = [];
  for (const part of sample.parts) {
    const index = counts.get(part.name) ?? 0;
    counts.set(part.name, index + 1);
    const content =
      'text' in part
        ? part.text
        : (files[part.name]?.[index] ?? (await createSampleFile(part.file, part.mediaType ?? '')));
    const headers = listPartHeaders(part).map((header) => header.join(': ').replaceAll(/[\r\n]+/g, ' '));
    parts.push(`--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n`, content, '\r\n');
  }
  return {
    body: new Blob([...parts, `--${boundary}--\r\n`]),
    contentType: `multipart/${sample.subtype ?? 'form-data'}; boundary=${boundary}`,
  };
}

/** The edges of a sample image, in pixels. */
const imageSize = 64;

/** Creates a small file for a request: an image in the formats that browsers write, and otherwise text. */
async function createSampleFile(name: string, mediaType: string): Promise<Blob> {
  if (/^image\/(?:png|jpeg|webp)$/.test(mediaType) || /\.(?:png|jpg|webp)$/.test(name)) {
    const type =
      mediaType === '' ? `image/${name.endsWith('.jpg') ? 'jpeg' : (name.split('.').at(-1) ?? '')}` : mediaType;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [imageSize, imageSize];
    canvas.getContext('2d')?.fillRect(imageSize / 4, imageSize / 4, imageSize / 2, imageSize / 2);
    const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
    if (image !== null) return image;
  }
  return new Blob([`Sample content of ${name}\n`], {type: mediaType});
}

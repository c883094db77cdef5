import {decodeUriPart} from '@developer-docs/utils';

/** Returns the words in the last segment of a path: `/docs/get-request-status.html` → `get request status`. */
export function extractWords(path: string): string {
  const segment = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return decodeUriPart(segment)
    .replace(/\.html?$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

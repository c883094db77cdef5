import {isTextMediaType, placeholderHost} from '@developer-docs/openapi';
import {decodeUriPart} from '@developer-docs/utils';

/** Reads the body of a response from the sandbox or a server: text in its encoding, or a file. */
export async function readBody(response: Response): Promise<string | Blob> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!isTextMediaType(type)) return response.blob();
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s";]+)/i.exec(type) ?? [];
  return createDecoder(charset).decode(await response.arrayBuffer());
}

function createDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    // An unknown encoding.
    return new TextDecoder();
  }
}

/** Returns whether browsers can show a file as an image. */
export const isImage = ({type}: Blob): boolean =>
  /^image\/(?:png|jpe?g|gif|webp|avif|bmp|(?:x-|vnd\.microsoft\.)icon?)\b/i.test(type);

/** Returns the name of a response's file: that in `Content-Disposition` (RFC 6266), or the last part of the URL's path. */
export function getFileName(headers: Headers, url: string): string {
  const disposition = headers.get('Content-Disposition') ?? '';
  const [, charset = '', encoded] = /;\s*filename\*\s*=\s*"?([\w-]*)'[^']*'([^\s;"]+)/i.exec(disposition) ?? [];
  const [, quoted, token] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i.exec(disposition) ?? [];
  const path = URL.canParse(url, placeholderHost) ? new URL(url, placeholderHost).pathname : '';
  const name =
    (encoded === undefined ? undefined : decodeExtended(encoded, charset)) ??
    quoted?.replaceAll(/\\(.)/g, '$1') ??
    token ??
    decodeUriPart(path.split('/').findLast((part) => part !== '') ?? '');
  // A name can't lead to another folder, or hide its extension.
  const base = name
    .split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '_')
    .replaceAll(/\s+/g, ' ')
    // The extension is at the end.
    .replace(/^(.{100}).*(.{20})$/u, '$1…$2')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
    // The names of devices on Windows.
    .replace(/^(?:con|prn|aux|nul|com\d|lpt\d)(?=\s*(?:\.|$))/i, '_$&');
  return base === undefined || base === '' ? 'response' : base;
}

/** Decodes a value of RFC 8187; `undefined` if it isn't valid. */
function decodeExtended(value: string, charset: string): string | undefined {
  const bytes = [...value.matchAll(/%([\da-f]{2})|([^%])/gi)].map(([, code, character = '']) =>
    code === undefined ? character.charCodeAt(0) : Number.parseInt(code, 16),
  );
  try {
    return new TextDecoder(charset, {fatal: true}).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

import {isTextMediaType, placeholderOrigin} from '@developer-docs/openapi';
import {decodeUriPart} from '@developer-docs/utils';

/** Reads the body of a response from the sandbox or a server: text in its encoding, or a file. */
export async function readResponseBody(response: Response): Promise<string | Blob> {
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

/** Such as `; filename*=UTF-8''caf%C3%A9.pdf` */
const encodedName = /;\s*filename\*\s*=\s*"?utf-8'[^']*'([^\s;"]+)/i;
/** Such as `; filename="a \"b\".pdf"`, and `; filename=a.pdf` */
const plainName = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i;

/**
 * Returns the name of a response's file: that in `Content-Disposition` (RFC 6266), or the last part of the URL's path.
 */
export function getDownloadName(headers: Headers, url: string): string {
  const disposition = headers.get('Content-Disposition') ?? '';
  const [, encoded] = encodedName.exec(disposition) ?? [];
  const [, quoted, token] = plainName.exec(disposition) ?? [];
  const path = URL.canParse(url, placeholderOrigin) ? new URL(url, placeholderOrigin).pathname : '';
  const name =
    (encoded && decodeUriPart(encoded)) ??
    quoted?.replaceAll(/\\(.)/g, '$1') ??
    token ??
    decodeUriPart(path.split('/').findLast((part) => part !== '') ?? '');
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  // Such as a direction mark, which could hide the extension.
  return last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '_') || 'response';
}

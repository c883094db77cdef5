import {escapeRegExp} from '@developer-docs/utils';

/**
 * Converts a body of another multipart type, such as `multipart/mixed`, to a form that `formData()` can read. Clients
 * write `Content-Disposition: attachment; name="…"`, as cURL does, or form-data.
 *
 * @param isNumbered - Whether the names of the parts are their positions, because the body is a list. Parts of a list
 *   don't need names.
 */
export function convertToForm(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  isNumbered: boolean,
): {body: Uint8Array<ArrayBuffer>; contentType: string} {
  const [, quoted, token = ''] = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? [];
  const delimiter = escapeRegExp(`--${quoted ?? token}`);
  let index = -1;
  const text = readBinary(body).replaceAll(
    new RegExp(String.raw`(?<=^|\r\n)(${delimiter}[ \t]*\r\n)((?:[^\r\n]+\r\n)*)(?=\r\n)`, 'g'),
    (_match, start: string, headers: string) => {
      index += 1;
      return start + convertHeaders(headers, isNumbered ? String(index) : undefined);
    },
  );
  return {
    body: Uint8Array.from(text, (character) => character.charCodeAt(0)),
    contentType: contentType.replace(/^multipart\/[^;\s]+/i, 'multipart/form-data'),
  };
}

/** @param name - The name to set; by default, it's the declared one. */
function convertHeaders(headers: string, name: string | undefined): string {
  const [disposition = ''] = /^Content-Disposition:.*$/im.exec(headers) ?? [];
  const [, type = 'text/plain'] = /^Content-Type:[ \t]*([^;\r\n]+)/im.exec(headers) ?? [];
  const [declaredName] = /;[ \t]*name=(?:"(?:[^"\\]|\\.)*"|[^;\s]+)/i.exec(disposition) ?? [];
  const [fileName] = /;[ \t]*filename=(?:"(?:[^"\\]|\\.)*"|[^;\s]+)/i.exec(disposition) ?? [];
  // The content of a part without a file name would be decoded as text.
  const isText = /^text\/|json|xml/i.test(type);
  const parameters = [
    name === undefined ? (declaredName ?? '') : `; name="${name}"`,
    fileName ?? (isText ? '' : '; filename="file"'),
  ];
  const others = headers.replace(/^Content-Disposition:.*\r\n/im, '');
  return `Content-Disposition: form-data${parameters.join('')}\r\n${others}`;
}

/** Returns a text with one character for each byte. */
export function readBinary(bytes: Uint8Array<ArrayBuffer>): string {
  const chunks: string[] = [];
  // More arguments could exceed the size of the stack.
  for (let start = 0; start < bytes.length; start += 8192) {
    chunks.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  }
  return chunks.join('');
}

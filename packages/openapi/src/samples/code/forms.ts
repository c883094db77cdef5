import type {MultipartBody, SampleFields, SamplePart} from '../body.js';
import {encodeForForm} from '../serialize.js';

/**
 * Formats the fields of a form as expressions, such as `"name=" + encode("two words")`. Only values that need it are
 * encoded by the program.
 */
export const formatFields = (
  fields: SampleFields,
  formatText: (text: string) => string,
  formatEncoded: (expression: string) => string,
): string[] =>
  fields.map(([name, value]) => {
    const start = `${encodeForForm(name)}=`;
    return encodeForForm(value) === value
      ? formatText(start + value)
      : `${formatText(start)}${formatEncoded(formatText(value))}`;
  });

/**
 * Escapes quotes and line breaks as browsers do.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
const escapeQuotes = (text: string) => text.replaceAll(/["\r\n]/g, encodeURIComponent);

export function listPartHeaders(part: SamplePart): (readonly [name: string, value: string])[] {
  const file = 'file' in part ? `; filename="${escapeQuotes(part.file)}"` : '';
  const type = part.mediaType ?? ('file' in part ? 'application/octet-stream' : undefined);
  return [
    ['Content-Disposition', `form-data; name="${escapeQuotes(part.name)}"${file}`],
    ...(type === undefined ? [] : [['Content-Type', type] as const]),
    ...(part.headers ?? []),
  ];
}

/** Lists expressions for the lines of a multipart body, some of which are boundaries or a file's content. */
export const listPartLines = (
  parts: readonly SamplePart[],
  formatText: (text: string) => string,
  formatFile: (file: string) => string,
  formatBoundary: (end: string) => string,
): string[] => [
  ...parts.flatMap((part) => [
    formatBoundary(''),
    ...listPartHeaders(part).map((header) => formatText(header.join(': '))),
    formatText(''),
    'file' in part ? formatFile(part.file) : formatText(part.text),
  ]),
  formatBoundary('--'),
  formatText(''),
];

/** Returns whether the functions of a language for forms can create a body: files, and text without headers. */
export const isSimpleForm = ({subtype, parts}: MultipartBody): boolean =>
  subtype === undefined &&
  parts.every(
    (part) =>
      !/["\\\r\n]/.test(part.name) && part.headers === undefined && ('file' in part || part.mediaType === undefined),
  );

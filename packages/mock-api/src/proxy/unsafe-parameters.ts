// cspell:words httpmethod
import {decodeUriPart} from '@developer-docs/utils';
import type {MockOperation} from '../contract/mock-operation.js';

/** Matches `..` and `../a`, also `..;a`, but not `.env` and `a..`. */
const dotSegment = /(?:^|[/\\])\.\.?(?![\p{L}\p{N}_.~-])/u;

/** Matches what is still encoded after decoding, such as `%2e`, because it's encoded twice. */
const encodedCharacter = /%(?:[\da-f]{2}|u)/i;

const backslashOrControlCharacter = /[\\\p{Cc}]/u;

/**
 * Matches values of which nothing remains after a server removes spaces and matrix parameters, which results in another
 * operation's path.
 */
const emptyValue = /^\s*(?:;|$)/;

/** Returns the name of a path parameter that a server could resolve to another path. */
export function findUnsafeParameter(
  operation: MockOperation,
  values: Readonly<Record<string, string>>,
): string | undefined {
  return Object.keys(values).find((name) => {
    // The declaration says whether it can have several segments, or is a matrix parameter.
    const {declaration: {allowReserved, style} = {}} =
      operation.parameters.find((each) => each.in === 'path' && each.name === name) ?? {};
    // Some servers replace characters with similar ones in ASCII, such as the dots and slashes of Chinese and Japanese
    // text.
    const text = (values[name] ?? '').normalize('NFKC');
    return (
      [dotSegment, encodedCharacter, backslashOrControlCharacter].some((pattern) => pattern.test(text)) ||
      (style !== 'matrix' && emptyValue.test(text)) ||
      (allowReserved !== true && text.includes('/'))
    );
  });
}

/** Query or form parameters that make servers assume a different method, as {@link normalizeName} returns them. */
const methodParameters = new Set([
  '-method',
  '-http-method',
  '-httpmethod',
  'x-method',
  'x-method-override',
  'x-http-method',
  'x-http-method-override',
]);

export const isForm = (mediaType: string): boolean => /^application\/x-www-form-urlencoded\b/.test(mediaType);

/**
 * Finds a parameter that could change the method, and that the operation doesn't declare for the query.
 *
 * @param texts - The query and the form.
 */
export function findMethodParameter({parameters}: MockOperation, texts: readonly string[]): string | undefined {
  const declared = parameters.filter((each) => each.in === 'query').map(({name}) => normalizeName(name));
  // PHP also reads `_method[]`.
  const isMethod = (name: string) => methodParameters.has(name.toLowerCase().replace(/\[.*/s, ''));
  return texts.flatMap(listNames).find((name) => isMethod(name) && !declared.includes(name));
}

/** Lists the names of the parameters in a query or form. Some servers also separate them with semicolons. */
const listNames = (text: string) =>
  text.split(/[&;]/).map((pair) => normalizeName(decodeUriPart(pair.replaceAll('+', ' ').replace(/=.*/s, ''))));

/** PHP ends names at a null character, and replaces spaces, dots, and a bracket that isn't closed with underscores. */
const normalizeName = (name: string) =>
  name
    .replace(/\0.*/s, '')
    .trim()
    .replace(/\[(?!.*\])/s, '_')
    .replaceAll(/[ ._]/g, '-');

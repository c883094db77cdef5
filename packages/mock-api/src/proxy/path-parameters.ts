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
    // Some servers replace characters with similar ones in ASCII, such as the dots and slashes of Chinese and Japanese text.
    const text = (values[name] ?? '').normalize('NFKC');
    return (
      [dotSegment, encodedCharacter, backslashOrControlCharacter].some((pattern) => pattern.test(text)) ||
      (style !== 'matrix' && emptyValue.test(text)) ||
      (allowReserved !== true && text.includes('/'))
    );
  });
}

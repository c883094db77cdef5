import {testWithTimeout} from '@developer-docs/openapi/node';

/** How long the mock matches a string with a pattern, in milliseconds. */
const timeoutMs = 1000;

/**
 * Creates the regular expressions of an Ajv validator. Patterns that are slow for many strings have already been
 * removed. A pattern that takes too long for another string isn't checked anymore.
 *
 * @param onSkipped - Called with a message for each such pattern.
 */
export function createPatternEngine(onSkipped: (message: string) => void) {
  const createExpression = (pattern: string, flags: string) => {
    const expression = new RegExp(pattern, flags);
    let isSlow = false;
    return {
      test: (text: string): boolean => {
        const isMatch = isSlow ? true : testWithTimeout(expression, text, timeoutMs);
        if (isMatch === undefined) {
          isSlow = true;
          onSkipped(
            `The pattern ${pattern} isn't checked anymore, because it took too long to match. Rewrite it so that there's only one way to match a string.`,
          );
        }
        return isMatch ?? true;
      },
      toString: () => String(expression),
    };
  };
  return Object.assign(createExpression, {code: 'new RegExp'});
}

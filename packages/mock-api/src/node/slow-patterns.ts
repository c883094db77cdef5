import {createContext, Script} from 'node:vm';
import {generateMatches} from '@developer-docs/openapi/examples';

/** How long the mock matches a string with a pattern, in milliseconds. */
const timeoutMs = 1000;

/** Matching a shorter string takes no time with any pattern. */
const minSlowLength = 16;

/** The minimum length of the strings that show whether a pattern is slow, in characters. */
const probeLength = 60;

const script = new Script('expression.test(text)');
const context = createContext({});

/** Returns whether a string matches, or `undefined` if that takes too long. */
function testWithTimeout(expression: RegExp, text: string): boolean | undefined {
  if (text.length < minSlowLength) return expression.test(text);
  try {
    return Boolean(script.runInContext(Object.assign(context, {expression, text}), {timeout: timeoutMs}));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return undefined;
  }
}

/**
 * Creates the regular expressions of an Ajv validator. A pattern with catastrophic backtracking, such as `^(a+)+$`, can
 * take years to reject a string, so a pattern that takes too long once isn't checked anymore.
 *
 * @param onSkipped - Called with a message for each such pattern.
 */
export function createPatternEngine(onSkipped: (message: string) => void) {
  const createExpression = (pattern: string, flags: string) => {
    const expression = new RegExp(pattern, flags);
    let isSlow = false;
    return {
      test: (text: string): boolean => {
        const isMatch = isSlow ? true : testWithTimeout(expression, text);
        if (isMatch === undefined) {
          isSlow = true;
          onSkipped(describeSlowPattern(pattern));
        }
        return isMatch ?? true;
      },
      toString: () => String(expression),
    };
  };
  return Object.assign(createExpression, {code: 'new RegExp'});
}

export const describeSlowPattern = (pattern: string): string =>
  `The pattern ${pattern} isn't checked, because it takes too long to match. Rewrite it without nested repetitions such as (a+)+.`;

/**
 * Returns whether a pattern takes too long for strings that match it in the beginning. It's for environments without a
 * way to end a match, such as browsers.
 */
export function isSlowPattern(pattern: string): boolean {
  // Only the repetition of a group can take exponential time.
  if (!/\)[*+{]/.test(pattern)) return false;
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, 'u');
  } catch {
    return false;
  }
  const [text = ''] = generateMatches(pattern, {minLength: probeLength, maxLength: Infinity}, 0);
  return [0.25, 0.5, 0.75, 1].some((part) => {
    const start = text.slice(0, Math.ceil(text.length * part));
    return ['\0', '!', ' '].some((end) => testWithTimeout(expression, start + end) === undefined);
  });
}

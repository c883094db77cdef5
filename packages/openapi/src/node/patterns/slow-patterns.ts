import {createContext, Script} from 'node:vm';
import {getOrCreate} from '@developer-docs/utils';
import {generateMatches} from '../../examples/pattern.js';
import {compilePattern} from '../../schemas/patterns.js';

/** Matching a shorter string takes no time with any pattern. */
const minSlowLength = 16;

/** The length in characters of the strings that reveal a slow pattern, unless they must be longer. */
const probeLength = 60;

/** How long a match with such a string can take, in milliseconds. Other patterns take less than one. */
const probeTimeoutMs = 100;

const script = new Script('expression.test(text)');
const context = createContext({});

/**
 * Returns whether a string matches, or `undefined` if that takes too long: a pattern with catastrophic backtracking,
 * such as `^(a+)+$`, can take years to reject a string.
 */
function testWithTimeout(expression: RegExp, text: string, timeoutMs: number): boolean | undefined {
  if (text.length < minSlowLength) return expression.test(text);
  try {
    return Boolean(script.runInContext(Object.assign(context, {expression, text}), {timeout: timeoutMs}));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return undefined;
  }
}

const decisions = new Map<string, boolean>();

/**
 * Returns whether a pattern takes too long for strings whose beginning matches it. This is decided once for each
 * pattern, in Node.js, because browsers can't end a match.
 *
 * @param minLength - The minimum length of the strings.
 */
export function isSlowPattern(pattern: string, minLength = 0): boolean {
  const length = Math.max(minLength, probeLength);
  // In short strings, only the repetition of a group can take exponential time.
  if (length === probeLength && !/\)[*+{]/.test(pattern)) return false;
  return getOrCreate(decisions, `${length} ${pattern}`, () => probePattern(pattern, length));
}

function probePattern(pattern: string, length: number): boolean {
  const expression = compilePattern(pattern);
  if (expression === undefined) return false;
  let text = '';
  for (text of generateMatches(pattern, {minLength: 0, maxLength: Infinity}, 0)) if (text.length >= length) break;
  const probes = [0.25, 0.5, 0.75, 1].flatMap((part) => {
    const start = text.slice(0, Math.ceil(text.length * part));
    return ['\0', '!', ' '].map((end) => start + end);
  });
  const isTooLong = (probe: string) => testWithTimeout(expression, probe, probeTimeoutMs) === undefined;
  // A busy machine can take too long once.
  return probes.some((probe) => isTooLong(probe) && isTooLong(probe));
}

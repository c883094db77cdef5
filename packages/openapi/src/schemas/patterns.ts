/** The converted text and the expression of each pattern; `undefined` for patterns that JavaScript doesn't support. */
const knownPatterns = new Map<string, {readonly text: string; readonly expression: RegExp} | undefined>();

function findPattern(pattern: string) {
  if (!knownPatterns.has(pattern)) {
    const compile = (text: string) => {
      const expression = tryCompile(text);
      return expression && {text, expression};
    };
    knownPatterns.set(pattern, compile(pattern) ?? compile(convertPattern(pattern)));
  }
  return knownPatterns.get(pattern);
}

/**
 * Returns a pattern as JavaScript supports it with Unicode, which is how JSON Schema interprets patterns. Syntax that
 * other languages write differently is converted if there's an equivalent. For possessive quantifiers, it can match
 * more.
 *
 * @returns `undefined` for a pattern without an equivalent.
 */
export const toJavaScriptPattern = (pattern: string): string | undefined => findPattern(pattern)?.text;

/** Compiles the result of {@link toJavaScriptPattern}. */
export const compilePattern = (pattern: string): RegExp | undefined => findPattern(pattern)?.expression;

function tryCompile(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/** The parts of a pattern. */
const partPattern = new RegExp(
  [
    // An escape, such as `\p{Lu}`, `\u{1F600}`, `\u00e4`, `\xe4`, `\cA`, `\k<name>`, or `\d`.
    String.raw`\\(?:[pP]\{[^}]*\}|u\{[\dA-Fa-f]+\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|k<[^>]*>|.)`,
    // A quantifier, such as `*`, `{2,}?`, or the possessive `++`.
    String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})[?+]?`,
    // The beginning of a group with a name, or of an atomic group.
    String.raw`\(\?P?<(?![=!])`,
    String.raw`\(\?>`,
    // A character.
    '.',
  ].join('|'),
  'gsu',
);

function convertPattern(pattern: string): string {
  const parts = pattern.match(partPattern) ?? [];
  let isInClass = false;
  return parts
    .flatMap((part) => (isInClass && /^[*+?{].$/su.test(part) ? [...part] : [part]))
    .map((part, index, all) => {
      if (part.startsWith('\\')) return convertEscape(part, isInClass);
      if (isInClass) {
        if (part === ']') isInClass = false;
        return part === '-' && [all[index - 1], all[index + 1]].some(isClassEscape) ? String.raw`\-` : part;
      }
      if (part === '[') isInClass = true;
      if (part === '(?>') return '(?:';
      if (part === '(?P<') return '(?<';
      // A bracket isn't escaped, because it can end a class in another class, such as `[[:alpha:]]`.
      return /^[{}]$/.test(part) ? `\\${part}` : part.replace(/(?<=.)\+$/, '');
    })
    .join('');
}

/** Returns whether a part represents several characters, so that a hyphen next to it isn't a range. */
const isClassEscape = (part = '') => /^\\[dDwWsSpP]/.test(part);

function convertEscape(part: string, isInClass: boolean): string {
  const [, letter = '', property] = /^\\([pP])\{(?:Is)?([^}]*)\}$/.exec(part) ?? [];
  if (property !== undefined) {
    // Other languages have the names of scripts where JavaScript has only categories.
    const candidates = [property, `Script=${property}`].map((name) => `\\${letter}{${name}}`);
    return candidates.find((candidate) => tryCompile(candidate) !== undefined) ?? part;
  }
  if (!isInClass && part === String.raw`\A`) return '^';
  if (!isInClass && /^\\[Zz]$/.test(part)) return '$';
  // In Unicode mode, only special characters can be escaped. Other letters have a meaning in other languages.
  const isUnnecessary = part.length === 2 && /[^$()*+./?[\\\]^{|}A-Za-z0-9]/.test(part.slice(1));
  return isUnnecessary && !(isInClass && part === String.raw`\-`) ? part.slice(1) : part;
}

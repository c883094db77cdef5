/**
 * Compiles a pattern with Unicode, which is how JSON Schema interprets patterns.
 *
 * @returns `undefined` for a pattern that JavaScript doesn't support, for example because it's in another language's
 * syntax. Such patterns aren't checked.
 */
export function compilePattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

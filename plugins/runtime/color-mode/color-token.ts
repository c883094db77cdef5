/**
 * Finds a color in the tokens.
 *
 * @param tokens - The style sheet of the tokens.
 * @param name - The token, such as `--ds-background`.
 * @returns Its color in the light theme, the default.
 * @throws Error when the sheet has no such token, with what to do.
 */
export function colorToken(tokens: string, name: string): string {
  const color = new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  if (color === undefined) {
    throw new Error(
      `src/css/tokens.css has no ${name}, a color that pictures and the browser's own bars take: define it in :root.`,
    );
  }
  return color;
}

/**
 * Reads a color from the design tokens.
 *
 * @param css - Contents of `src/css/tokens.css`.
 * @param name - Name of the custom property, for example `--ds-background`.
 * @returns The color in light mode, which is declared first.
 * @throws If the property isn't declared.
 */
export function colorToken(css: string, name: string): string {
  const color = new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (color === undefined) {
    throw new Error(
      `src/css/tokens.css doesn't declare ${name}. Images and the theme-color meta tag need it: add it to :root.`,
    );
  }
  return color;
}

import {readFileSync} from 'node:fs';

/**
 * Reads the style sheet that defines the design tokens, for images and files that can't use CSS.
 *
 * @param styleSheet - Path of the style sheet.
 * @returns A function that returns the light-theme value of a custom property, such as `--ds-text`, and throws an error
 *   if the style sheet doesn't define it.
 */
export function readDesignTokens(styleSheet: string): (name: string) => string {
  const css = readFileSync(styleSheet, 'utf8');
  return (name) => {
    const value = new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1];
    if (value === undefined) {
      throw new Error(`${styleSheet} doesn't define ${name}, which the build requires. Define it in :root.`);
    }
    return value;
  };
}

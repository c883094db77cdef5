import {readFileSync} from 'node:fs';

/**
 * Reads the light-theme value of a design token, for images and files that can't use CSS.
 *
 * @param styleSheet - Path of the style sheet that defines the token.
 * @param name - The name of the custom property, such as `--ds-text`.
 */
export function readDesignToken(styleSheet: string, name: string): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(readFileSync(styleSheet, 'utf8'))?.[1];
  if (value === undefined) {
    throw new Error(`${styleSheet} doesn't define ${name}, which the build needs. Define it in :root.`);
  }
  return value;
}

import {readFileSync} from 'node:fs';
import path from 'node:path';

const file = 'src/css/tokens.css';

/**
 * Reads a custom property of the light theme, such as `--ds-text`, for images and files that can't use CSS.
 *
 * @throws Error if the style sheet doesn't define it.
 */
export function readDesignToken(name: string): string {
  const css = readFileSync(path.resolve(__dirname, '..', file), 'utf8');
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) {
    throw new Error(`${file} doesn't define ${name}, which the build requires. Define it in :root.`);
  }
  return value;
}

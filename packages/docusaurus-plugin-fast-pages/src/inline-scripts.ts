import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {escapeHtml} from '@developer-docs/utils';
import {minify} from 'terser';

/** An inline script, for code that has to run before the first paint. */
export interface InlineScript {
  /** Name of the file in `inline/`, which has the same path from `src/` and `lib/`. */
  readonly file: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Returns a placeholder for a script while pages are rendered. Docusaurus minifies each page separately, and
 * minifying the same scripts on every page takes as long as rendering them.
 */
export const createPlaceholder = (file: string): string => `<!--fast-pages ${file}-->`;

/** Reads the code of a script. It's minified in the same way as Docusaurus's other inline scripts. */
export async function readInlineScript(file: string): Promise<string> {
  const source = await readFile(path.join(__dirname, '../inline', file), 'utf8');
  const {code = source} = await minify(source);
  return code.replace(/;$/, '');
}

export function renderInlineScript(code: string, attributes: InlineScript['attributes']): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<script${list.join('')}>${code}</script>`;
}

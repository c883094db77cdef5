import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {escapeHtml} from '@developer-docs/internal';
import {minify} from 'terser';

/** An inline script, for code that has to run before the first paint. */
export interface InlineScript {
  /** Name of the file in `inline/`, which has the same path from `src/` and `lib/`. */
  readonly file: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Returns what marks the place of a script while pages are rendered. Docusaurus minifies each page separately, and
 * minifying the same scripts on every page takes as long as rendering them.
 */
export const createPlaceholder = ({file}: InlineScript): string => `<!--fast-pages ${file}-->`;

/** Renders a script. Its code is minified as Docusaurus minifies that of other inline scripts. */
export async function renderInlineScript({file, attributes}: InlineScript): Promise<string> {
  const source = await readFile(path.join(__dirname, '../inline', file), 'utf8');
  const {code = source} = await minify(source);
  const tag = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<script${tag.join('')}>${code.replace(/;$/, '')}</script>`;
}

import path from 'node:path';
import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readFence} from './fence';
import {highlight} from './highlight';
import {readHighlightComments} from './highlight-comments';
import {readSourceFile} from './source-file';

/** Options of the rehype plugin. */
export interface RehypeCodeBlocksOptions {
  /** The root of the repository: paths of included files start there. */
  readonly siteDir: string;
}

/** The props that `@theme/CodeBlock` gets for a fence. */
export interface FenceProps {
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  readonly showLineNumbers?: true;
}

/**
 * A rehype plugin: fences become `<code html="…" language="…">` without children, which the theme renders with
 * `@theme/CodeBlock`. The code is highlighted here, once, while the site is built.
 *
 * @throws Error with file, line, problem and cure, when a fence cannot be shown.
 */
export function rehypeCodeBlocks({siteDir}: RehypeCodeBlocksOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (
        pre.tagName !== 'pre' ||
        code?.type !== 'element' ||
        code.tagName !== 'code' ||
        index === undefined ||
        !parent
      ) {
        return undefined;
      }
      try {
        parent.children[index] = {
          type: 'element',
          tagName: 'code',
          properties: {...readCode(code, siteDir)},
          children: [],
        };
      } catch (error) {
        const line = pre.position === undefined ? '' : `:${pre.position.start.line}`;
        const where = `${path.relative(siteDir, file.path).replaceAll('\\', '/')}${line}`;
        // Not as a cause: the message that people see first is the innermost.
        throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`);
      }
      return SKIP;
    });
  };
}

/** Reads a fence: its language is a class, what stands behind the language is `metastring`. */
function readCode(code: Element, siteDir: string): FenceProps {
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
  const meta = code.properties['metastring'];
  const fence = readFence(typeof meta === 'string' ? meta : '');
  const body = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  if (fence.file !== undefined && body.trim() !== '') {
    throw new Error(`a fence has file=${fence.file} and code of its own. Keep one of the two.`);
  }
  const source = fence.file === undefined ? body : readSourceFile(siteDir, fence.file, fence.region);
  const marked = readHighlightComments(source.replace(/\n$/, ''));
  const lines = [...fence.lines, ...marked.lines];
  return {
    html: highlight(marked.code, language, {lines, numbered: fence.showLineNumbers}),
    language,
    ...(fence.title !== undefined && {title: fence.title}),
    ...(fence.showLineNumbers && {showLineNumbers: true}),
  };
}

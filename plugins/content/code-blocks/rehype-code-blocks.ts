import path from 'node:path';
import {findGrammar, highlightCode} from '@developer-docs/docusaurus-theme-openapi/node';
import {getErrorMessage} from '@developer-docs/utils';
import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseFenceMeta} from './fence-meta';
import {readIncludedFile, type IncludedFileOptions} from './included-file';

/** The props of `@theme/CodeBlock` for a fenced code block. */
export interface FenceProps {
  readonly html: string;
  readonly language: string;
  readonly title?: string;
}

/**
 * A rehype plugin that highlights fenced code blocks at build time. It turns them into `<code html="…" language="…">`
 * without children, which MDX renders with `@theme/CodeBlock`.
 *
 * @throws Error with the file and line of a code block that can't be rendered.
 */
export const rehypeCodeBlocks =
  (options: IncludedFileOptions): ((tree: Root, file: VFile) => void) =>
  (tree, file) => {
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
          properties: {...renderFence(code, options)},
          children: [],
        };
      } catch (error) {
        const line = pre.position === undefined ? '' : `:${pre.position.start.line}`;
        const location = `${path.relative(options.siteDir, file.path).replaceAll('\\', '/')}${line}`;
        // Not added as a cause, because Docusaurus prints the innermost message first.
        throw new Error(`${location}: ${getErrorMessage(error)}`);
      }
      return SKIP;
    });
  };

/** MDX passes the language of a fence as a class, and the rest of its info string as `metastring`. */
function renderFence(code: Element, options: IncludedFileOptions): FenceProps {
  const classNames = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = classNames.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
  const {metastring} = code.properties;
  if (language !== 'text' && findGrammar(language) === undefined) {
    throw new Error(`unknown code block language "${language}". Correct it, or use "text".`);
  }
  const meta = parseFenceMeta(typeof metastring === 'string' ? metastring : '');
  const content = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  if (meta.file !== undefined && content.trim() !== '') {
    throw new Error(`a code block with file=${meta.file} must be empty. Remove its content or the file attribute.`);
  }
  const source = meta.file === undefined ? content : readIncludedFile(options, meta.file, meta.region);
  return {html: highlightCode(source, language), language, title: meta.title};
}

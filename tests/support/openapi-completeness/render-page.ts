import type {Reference} from '../../../plugins/reference';
import {escapeHtml} from '../../../plugins/shared';

type GeneratedPage = Awaited<ReturnType<Reference['documentPage']>>;

/** Renders a generated page as HTML, without the site around it. */
export function renderPage({blocks, parts}: GeneratedPage): string {
  return blocks
    .map((block): string => {
      switch (block.kind) {
        case 'heading': {
          const record = block.record === undefined ? '' : ` data-record="${block.record}"`;
          return `<h${String(block.depth)} id="${block.id}"${record}>${escapeHtml(block.text)}</h${String(block.depth)}>`;
        }
        case 'html':
          return parts[block.part]?.html ?? '';
        case 'columns':
          return renderPage({blocks: [...block.code, ...block.text], parts});
        case 'section':
          return `<section class="ref-section">${renderPage({blocks: block.content, parts})}</section>`;
        case 'sample':
        case 'examples':
          return '';
      }
    })
    .join('\n');
}

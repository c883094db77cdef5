import {escapeHtml} from '@developer-docs/utils';
import type {Properties} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';

/** Renders the nodes of a generated page as HTML, without the site around it and without the code of samples. */
export const renderPage = (nodes: readonly RootContent[]): string =>
  nodes
    .map((node): string => {
      if (node.type === 'heading') {
        const {id, 'data-record': record} = node.data?.hProperties ?? {};
        const attributes = `id="${String(id)}"${record === undefined ? '' : ` data-record="${String(record)}"`}`;
        return `<h${node.depth} ${attributes}>${escapeHtml(toString(node))}</h${node.depth}>`;
      }
      const {hName, hProperties = {}, hChildren = []} = node.data ?? {};
      if (hName !== undefined) {
        return toHtml({type: 'element', tagName: hName, properties: hProperties as Properties, children: hChildren});
      }
      if (node.type !== 'mdxJsxFlowElement') return '';
      const html = renderPage(node.children);
      return node.name === 'section'
        ? `<section class="openapi-section">${html}</section>`
        : [...listTitles(node), ...listTexts(node), html].join('\n');
    })
    .join('\n');

/** Lists the HTML of a component except code, which has the name of a language or the index of an example. */
const listTexts = ({data}: MdxJsxFlowElement): string[] =>
  Object.entries(data?.htmlBlocks ?? {}).flatMap(([name, {html}]) =>
    name === '' || name.endsWith('.description') ? [html] : [],
  );

/** Lists the titles of examples, as HTML. */
const listTitles = ({name, attributes}: MdxJsxFlowElement): string[] =>
  attributes.flatMap((attribute) => {
    if (name !== 'OpenApiExamples' || attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'examples') return [];
    const examples = typeof attribute.value === 'object' ? (attribute.value?.value ?? '[]') : '[]';
    return (JSON.parse(examples) as {title: string}[]).map(({title}) => `<p>${escapeHtml(title)}</p>`);
  });

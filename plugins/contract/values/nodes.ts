import type {BlockContent, DefinitionContent, PhrasingContent, Paragraph, Table, TableRow} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';
import {visit} from 'unist-util-visit';
import {site} from '../../../config/site';

type Flow = BlockContent | DefinitionContent;

/** Parses Markdown of the contract. Links into this documentation become links of the site, so that the build checks them. */
export function blocks(markdown: string): Flow[] {
  const root = fromMarkdown(markdown);
  visit(root, 'link', (link) => {
    if (link.url.startsWith(site.docsUrl)) {
      link.url = `/docs${link.url.slice(site.docsUrl.length)}`;
    }
  });
  visit(root, (node) => {
    // A position inside the contract would be taken for a position inside the page.
    delete node.position;
  });
  return root.children as Flow[];
}

/** Parses one paragraph of Markdown into its content. */
export function phrases(markdown: string): PhrasingContent[] {
  return blocks(markdown).flatMap((block) => (block.type === 'paragraph' ? block.children : []));
}

export function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/**
 * A JSX element.
 *
 * @param attributes - Strings stay strings; any other value becomes an expression.
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly (Flow | PhrasingContent | MdxJsxFlowElement)[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    // Content of a table cell or a term is phrasing: the types know JSX only as a block or inside a paragraph.
    children: children as MdxJsxFlowElement['children'],
  };
}

/**
 * A Markdown table whose body rows are JSX elements with a `td` for each column. Where it is narrow it becomes a list, for which each
 * cell carries the label of its column; the roles stay then (`rehypeTables` does the same for rows in Markdown).
 */
export function table(head: readonly string[], rows: readonly MdxJsxFlowElement[]): Table {
  const headRow: TableRow = {
    type: 'tableRow',
    children: head.map((label) => ({type: 'tableCell', children: [{type: 'text', value: label}]})),
  };
  const body = rows.map((row) => ({
    ...withAttributes(row, {role: 'row'}),
    children: (row.children as MdxJsxFlowElement[]).map((cell, index) =>
      withAttributes(cell, {role: 'cell', 'data-label': head[index]}),
    ),
  }));
  return {type: 'table', children: [headRow, ...(body as unknown as TableRow[])]};
}

function withAttributes(node: MdxJsxFlowElement, added: Readonly<Record<string, unknown>>): MdxJsxFlowElement {
  const attributes = Object.entries(added).map(([name, value]) => attribute(name, value));
  return {...node, attributes: [...node.attributes, ...attributes]};
}

function attribute(name: string, value: unknown): MdxJsxAttribute {
  if (typeof value === 'string') {
    return {type: 'mdxJsxAttribute', name, value};
  }
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
        },
      },
    },
  };
}

import {createExpressionAttribute, createImportNode} from '@developer-docs/docusaurus-theme-openapi/elements';
import type {Properties, RootContent} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

const clientModule = '@site/plugins/content/prerendered-html/client';
const components = ['StaticCode', 'StaticHtml', 'StaticTable'] as const;

/** The variable in a page's module that contains the source of its parts. */
const sourceVariable = 'partSource';

/** Creates the attributes that specify the part of a component. */
const createPartAttributes = (part: string): MdxJsxAttribute[] => [
  createExpressionAttribute('of', {type: 'Identifier', name: sourceVariable}, sourceVariable),
  {type: 'mdxJsxAttribute', name: 'part', value: part},
];

/** Creates a component that shows a part, with the attributes of the element that it replaces. */
export function createPartComponent(
  name: (typeof components)[number],
  part: string,
  properties: Properties = {},
): MdxJsxFlowElementHast {
  const attributes = Object.entries(properties).flatMap(([key, value]): MdxJsxAttribute[] =>
    value === null || value === undefined || value === false
      ? []
      : [{type: 'mdxJsxAttribute', name: key, value: value === true ? null : String(value)}],
  );
  return {type: 'mdxJsxFlowElement', name, attributes: [...createPartAttributes(part), ...attributes], children: []};
}

/** Creates the import declarations of a page with parts. */
export const createPartImports = (key: string): RootContent[] => [
  createImportNode(components, clientModule),
  createImportNode(sourceVariable, `${clientModule}/page-parts?parts=${key}`),
];

import type {Program} from 'estree';
import type {Properties, RootContent} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

const client = '@site/plugins/reference/prerendered-html/client';
const components = ['StaticCode', 'StaticHtml', 'StaticTable'] as const;
/** The variable of a page's module from which its parts are read. */
const sourceName = 'staticSource';

/** Attributes that tell a component where its part is. */
export const partAttributes = (part: string): MdxJsxAttribute[] => [
  {
    type: 'mdxJsxAttribute',
    name: 'of',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: sourceName,
      data: {
        estree: program({type: 'ExpressionStatement', expression: {type: 'Identifier', name: sourceName}}),
      },
    },
  },
  {type: 'mdxJsxAttribute', name: 'part', value: part},
];

/** One of the components that show a part, with the attributes of the element that it replaces. */
export function staticElement(
  name: (typeof components)[number],
  part: string,
  properties: Properties,
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [
      ...partAttributes(part),
      ...Object.entries(properties).flatMap(([key, value]): MdxJsxAttribute[] =>
        value === null || value === undefined || value === false
          ? []
          : [{type: 'mdxJsxAttribute', name: key, value: value === true ? null : String(value)}],
      ),
    ],
    children: [],
  };
}

/** The imports of a page with static parts. */
export const staticImports = (key: string): RootContent[] => [
  importNode(components, client),
  importNode(sourceName, `${client}/data?parts=${key}`),
];

type Statement = Program['body'][number];

const program = (statement: Statement): Program => ({type: 'Program', sourceType: 'module', body: [statement]});

/** `import name from 'source'`, or with a list of names `import {…} from 'source'`, as a node of a page. */
export function importNode(
  names: string | readonly string[],
  source: string,
): Extract<RootContent, {type: 'mdxjsEsm'}> {
  const local = (name: string) => ({type: 'Identifier' as const, name});
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: program({
        type: 'ImportDeclaration',
        attributes: [],
        specifiers:
          typeof names === 'string'
            ? [{type: 'ImportDefaultSpecifier', local: local(names)}]
            : names.map((name) => ({type: 'ImportSpecifier', imported: local(name), local: local(name)})),
        source: {type: 'Literal', value: source},
      }),
    },
  };
}

import type {Program} from 'estree';
import type {Properties, RootContent} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

const client = '@site/plugins/static-html/client';
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
  importNode(
    components.map((name) => ({
      type: 'ImportSpecifier' as const,
      imported: {type: 'Identifier' as const, name},
      local: {type: 'Identifier' as const, name},
    })),
    client,
  ),
  importNode(
    [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: sourceName}}],
    `${client}/data?parts=${key}`,
  ),
];

type Statement = Program['body'][number];
type Import = Extract<Statement, {type: 'ImportDeclaration'}>;

const program = (statement: Statement): Program => ({type: 'Program', sourceType: 'module', body: [statement]});

const importNode = (specifiers: Import['specifiers'], source: string): RootContent => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: program({
      type: 'ImportDeclaration',
      attributes: [],
      specifiers,
      source: {type: 'Literal', value: source},
    }),
  },
});

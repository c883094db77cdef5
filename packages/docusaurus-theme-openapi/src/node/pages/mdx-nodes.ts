import type {Expression, Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {BlockContent, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/**
 * Creates a JSX element.
 *
 * @param attributes - Strings become string attributes, and other values become expressions. `undefined` is left out.
 */
export const createJsxElement = (
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) =>
      typeof value === 'string'
        ? {type: 'mdxJsxAttribute', name: key, value}
        : createExpressionAttribute(key, valueToEstree(value), JSON.stringify(value)),
    ),
  children: children as BlockContent[],
});

/** Creates the `name={expression}` attribute. */
export function createExpressionAttribute(name: string, expression: Expression, source: string): MdxJsxAttribute {
  const estree = createProgram({type: 'ExpressionStatement', expression});
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: source, data: {estree}},
  };
}

/** Creates `import name from 'source'`. */
export function createImportNode(name: string, source: string): Extract<RootContent, {type: 'mdxjsEsm'}> {
  const estree = createProgram({
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source},
  });
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

const createProgram = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});

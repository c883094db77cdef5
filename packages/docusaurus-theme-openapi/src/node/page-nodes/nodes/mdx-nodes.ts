import path from 'node:path';
import {getErrorMessage} from '@developer-docs/utils';
import {posixPath} from '@docusaurus/utils';
import type {Expression, Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Element} from 'hast';
import type {BlockContent, Paragraph, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {checkAttributes} from '../../layout/page-elements';

/** A JSX element in a page. */
type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Attributes of a JSX element whose values are all strings. An attribute without a value is an empty string. */
export type StringAttributes = Readonly<Record<string, string | undefined>>;

/**
 * Returns the attributes of an element by name.
 *
 * @param allowedNames - If omitted, every name is allowed.
 * @throws Error if an attribute isn't allowed, or if its value isn't a string.
 */
export function readAttributes(node: JsxNode, allowedNames?: readonly string[]): StringAttributes {
  const name = String(node.name);
  const attributes = Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || (typeof attribute.value === 'object' && attribute.value !== null)) {
        throw new Error(`<${name}> accepts only attributes with text, such as id="listPets".`);
      }
      return [attribute.name, attribute.value ?? ''];
    }),
  );
  if (allowedNames !== undefined) checkAttributes({name, attributes}, allowedNames);
  return attributes;
}

/**
 * Returns the value of a required attribute.
 *
 * @throws Error if the attribute is missing or empty.
 */
export function requireAttribute(attributes: StringAttributes, name: string, elementName: string): string {
  const value = attributes[name];
  if (value === undefined || value === '') throw new Error(`<${elementName}> requires the "${name}" attribute.`);
  return value;
}

/**
 * Replaces JSX elements by name with the nodes that they render.
 *
 * @param render - Renders an element. Its errors are reported with the element's file and line.
 * @returns The elements that were replaced.
 */
export async function replaceElements(
  root: Root,
  file: VFile,
  names: readonly string[],
  render: (node: JsxNode) => readonly RootContent[] | Promise<readonly RootContent[]>,
): Promise<JsxNode[]> {
  const found: {node: JsxNode; siblings: RootContent[]}[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, _index, parent) => {
    const jsxNode = node as JsxNode;
    if (names.includes(jsxNode.name ?? '')) {
      found.push({node: jsxNode, siblings: (parent as {children: RootContent[]}).children});
    }
  });
  for (const {node, siblings} of found) {
    try {
      siblings.splice(siblings.indexOf(node), 1, ...(await render(node)));
    } catch (error) {
      const message = getErrorMessage(error);
      // Docusaurus prints the message first, and the position only in the details below it.
      const {line = 1, column = 1} = node.position?.start ?? {};
      const position = `${posixPath(path.relative(file.cwd, file.path))}:${line}:${column}`;
      file.fail(`${position}: ${message}`, node.position);
    }
  }
  return found.map(({node}) => node);
}

/** Creates a node that embeds an HTML element in a page. remark-rehype replaces the node with the element. */
export function createHtmlNode({tagName, properties, children}: Element): Paragraph {
  return {type: 'paragraph', children: [], data: {hName: tagName, hProperties: properties, hChildren: children}};
}

/**
 * Creates a JSX element.
 *
 * @param attributes - Strings become string attributes, and other values become expressions. `undefined` is left out.
 */
export function createJsxElement(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
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
  };
}

/** Creates the `name={expression}` attribute. */
export function createExpressionAttribute(name: string, expression: Expression, source: string): MdxJsxAttribute {
  const estree = createProgram({type: 'ExpressionStatement', expression});
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: source, data: {estree}},
  };
}

/** Creates `import name from 'source'` or, for an array of names, `import {a, b} from 'source'`. */
export function createImportNode(
  names: string | readonly string[],
  source: string,
): Extract<RootContent, {type: 'mdxjsEsm'}> {
  const createIdentifier = (name: string) => ({type: 'Identifier' as const, name});
  const estree = createProgram({
    type: 'ImportDeclaration',
    attributes: [],
    specifiers:
      typeof names === 'string'
        ? [{type: 'ImportDefaultSpecifier', local: createIdentifier(names)}]
        : names.map((name) => ({
            type: 'ImportSpecifier',
            imported: createIdentifier(name),
            local: createIdentifier(name),
          })),
    source: {type: 'Literal', value: source},
  });
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

const createProgram = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});

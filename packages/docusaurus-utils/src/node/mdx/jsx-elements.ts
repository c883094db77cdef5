import path from 'node:path';
import {getErrorMessage} from '@developer-docs/utils';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {checkAttributes, type StringAttributes} from './element-finder.js';

/** A JSX element in a page. */
type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

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
 * Replaces JSX elements by name with the nodes that they render.
 *
 * @param render - Renders an element. Its errors are reported with the element's file and line.
 */
export async function replaceElements(
  root: Root,
  file: VFile,
  names: readonly string[],
  render: (node: JsxNode) => readonly RootContent[] | Promise<readonly RootContent[]>,
): Promise<void> {
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
      const position = `${path.relative(file.cwd, file.path).split(path.sep).join('/')}:${line}:${column}`;
      file.fail(`${position}: ${message}`, node.position);
    }
  }
}

import path from 'node:path';
import {didYouMean, ExplainedError, getErrorMessage, toError} from '@developer-docs/utils';
import type {Element} from 'hast';
import type {Paragraph, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {parseEntities} from 'parse-entities';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** The attributes of an element by name. An attribute without a value is an empty string. */
export type StringAttributes = Readonly<Record<string, string>>;

/** An element in a page, such as `<Operation id="listPets" />`. */
export interface PageElement {
  readonly name: string;
  readonly attributes: StringAttributes;
}

/** Code and comments, whose elements aren't rendered. */
const codeAndComments = [
  // A fenced code block, which ends with the same fence or at the end of the page.
  /^[ \t>]*(?:[-*+\d.]+[ \t]+)?(?<fence>`{3,}|~{3,})[^]*?(?:^[ \t>]*\k<fence>|$(?![^]))/,
  /(?<backticks>`+)[^`].*?\k<backticks>/,
  /\{\/\*[^]*?\*\/\}|<!--[^]*?-->/,
];

/**
 * Creates a function that finds the elements with the given names in a page's source. MDX's parser would take a tenth
 * of a second for a page of 20 KB.
 */
export function createElementFinder(names: readonly string[]): (source: string) => PageElement[] {
  const element = new RegExp(
    String.raw`<(?<name>${names.join('|')})(?=[\s/>])(?<attributes>(?:"[^"]*"|'[^']*'|[^>"'])*)>`,
  );
  const tokens = new RegExp([...codeAndComments, element].map(({source}) => source).join('|'), 'gm');
  return (source) =>
    [...source.matchAll(tokens)].flatMap(({groups}) => {
      const name = groups?.name;
      return name === undefined ? [] : [{name, attributes: parseAttributes(groups?.attributes ?? '')}];
    });
}

/** Parses attributes as MDX does. */
function parseAttributes(source: string): StringAttributes {
  const attributes = source.replace(/\/\s*$/, '').matchAll(/([^\s=]+)(?:\s*=\s*("[^"]*"|'[^']*'))?/g);
  return Object.fromEntries(
    [...attributes].map(([, name = '', value = '""']) => [
      name,
      parseEntities(value.slice(1, -1), {nonTerminated: false}),
    ]),
  );
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
  render: (element: PageElement) => readonly RootContent[] | Promise<readonly RootContent[]>,
): Promise<void> {
  const found: {node: MdxJsxFlowElement | MdxJsxTextElement; name: string; siblings: RootContent[]}[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, _index, parent) => {
    const jsxNode = node as MdxJsxFlowElement | MdxJsxTextElement;
    const {name} = jsxNode;
    if (name !== null && names.includes(name)) {
      found.push({node: jsxNode, name, siblings: (parent as {children: RootContent[]}).children});
    }
  });
  for (const {node, name, siblings} of found) {
    try {
      const nodes = await render({name, attributes: readAttributes(node)});
      siblings.splice(siblings.indexOf(node), 1, ...nodes);
    } catch (error) {
      // Docusaurus prints the message first, and the position only in the details below it.
      const {line = 1, column = 1} = node.position?.start ?? {};
      const position = `${path.relative(file.cwd, file.path).split(path.sep).join('/')}:${line}:${column}`;
      file.fail(`${position}: ${getErrorMessage(error)}`, {
        place: node.position,
        // The stack trace of an error that nobody has explained, such as one in a site's own element.
        cause: error instanceof ExplainedError ? undefined : toError(error),
      });
    }
  }
}

/** Converts an HTML element to a node of a page's Markdown, which remark-rehype replaces with the element. */
export const toMarkdownNode = ({tagName, properties, children}: Element): Paragraph => ({
  type: 'paragraph',
  children: [],
  data: {hName: tagName, hProperties: properties, hChildren: children},
});

/** @throws ExplainedError if the value of an attribute isn't a string. */
const readAttributes = ({name, attributes}: MdxJsxFlowElement | MdxJsxTextElement): StringAttributes =>
  Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || (typeof attribute.value === 'object' && attribute.value !== null)) {
        throw new ExplainedError(`<${String(name)}> accepts only attributes with text, such as id="listPets".`);
      }
      return [attribute.name, attribute.value ?? ''];
    }),
  );

/** @throws ExplainedError if an attribute isn't supported. */
export function checkAttributes({name: element, attributes}: PageElement, names: readonly string[]): void {
  const unknownName = Object.keys(attributes).find((name) => !names.includes(name));
  if (unknownName !== undefined) {
    throw new ExplainedError(
      `<${element}> has no attribute "${unknownName}".${didYouMean(unknownName, names)} Supported attributes: ${names.join(', ')}.`,
    );
  }
}

/**
 * Returns the value of a required attribute.
 *
 * @throws ExplainedError if the attribute is missing or empty.
 */
export function requireAttribute(attributes: StringAttributes, name: string, elementName: string): string {
  const value = attributes[name];
  if (value === undefined || value === '') {
    throw new ExplainedError(`<${elementName}> requires the "${name}" attribute.`);
  }
  return value;
}

import type {Element, ElementContent, Nodes, Properties} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {linkAddress} from './link-address';

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Elements that the theme shows as they are, and that need no script. */
const plainTags = new Set(
  `a b blockquote br code dd del div dl dt em hr i ins kbd li mark ol p s samp section small span strong sub sup table tbody td
  tfoot th thead tr ul var`.split(/\s+/),
);

/** A heading that has an id is linked, checked and translated by the theme; one without is text. */
const headingTag = /^h[2-6]$/;

const isJsx = (node: Nodes): node is Jsx => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Elements in MDX that are HTML by another name: what they become. */
export type PlainElements = Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => Element>>;

/**
 * A node as plain HTML, or `undefined` when it, or something in it, needs a component.
 *
 * @param known - Elements in MDX that can be plain.
 */
export function toPlain(node: Nodes, known: PlainElements): ElementContent | undefined {
  if (node.type === 'text') {
    return node;
  }
  if (isJsx(node)) {
    const element = plainJsx(node, known);
    return element && withChildren(element, node, known);
  }
  if (node.type !== 'element') {
    return undefined;
  }
  if (!isPlain(node)) {
    return undefined;
  }
  const properties = node.tagName === 'a' ? linkAddress(node.properties) : node.properties;
  return withChildren({...node, properties}, node, known);
}

function isPlain({tagName, properties}: Element): boolean {
  // Code with `html` is a block of code: rehype-code-blocks made it.
  return plainTags.has(tagName) ? properties['html'] === undefined : headingTag.test(tagName) && properties.id == null;
}

function withChildren(element: Element, {children}: Element | Jsx, known: PlainElements): Element | undefined {
  const made: ElementContent[] = [];
  for (const child of children) {
    const plain = toPlain(child, known);
    if (plain === undefined) {
      return undefined;
    }
    made.push(plain);
  }
  return {...element, children: made};
}

/** A JSX element all of whose attributes are text: a known one, or HTML that a writer has put into the page. */
function plainJsx({name, attributes}: Jsx, known: PlainElements): Element | undefined {
  const texts: Record<string, string> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      return undefined;
    }
    texts[attribute.name] = attribute.value;
  }
  const make = known[name ?? ''];
  if (make !== undefined) {
    return make(texts);
  }
  // Tables and links of the theme are components, and JSX by the same name is not.
  return name !== null && plainTags.has(name) && name !== 'a' && name !== 'table'
    ? {type: 'element', tagName: name, properties: texts satisfies Properties, children: []}
    : undefined;
}

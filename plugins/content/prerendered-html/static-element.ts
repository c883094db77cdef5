import {isExternalUrl} from '@developer-docs/utils';
import type {Element, ElementContent, Nodes, Properties} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';

type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/**
 * Elements that the theme renders unchanged. The page handles clicks on buttons, because static HTML has no event
 * handlers.
 */
const staticTags = new Set(
  `a b blockquote br button code dd del div dl dt em figcaption figure hr i ins kbd li mark ol p s samp section small span strong sub sup table tbody td
  tfoot th thead tr ul var`.split(/\s+/),
);

/** The theme renders a heading with an ID as a component with a link; one without an ID is static. */
const headingTag = /^h[2-6]$/;

/** Converts a node to plain HTML. Returns `undefined` if the node, or anything in it, needs a component. */
export function toStaticElement(node: Nodes, baseUrl: string): ElementContent | undefined {
  switch (node.type) {
    case 'text':
      return node;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const element = toHtmlElement(node);
      return element && withStaticChildren(element, node, baseUrl);
    }
    case 'element': {
      // An inline SVG image contains no components.
      if (node.tagName === 'svg') return node;
      if (!isStatic(node)) return undefined;
      const properties = node.tagName === 'a' ? createLinkAttributes(node.properties, baseUrl) : node.properties;
      return withStaticChildren({...node, properties}, node, baseUrl);
    }
    default:
      return undefined;
  }
}

function isStatic({tagName, properties}: Element): boolean {
  if (headingTag.test(tagName)) return properties.id === undefined || properties.id === null;
  // The bundler resolves the file of any other image.
  if (tagName === 'img') return typeof properties.src === 'string' && properties.src.startsWith('/');
  // An element with `html` is a code block from `rehypeCodeBlocks`.
  return staticTags.has(tagName) && properties.html === undefined;
}

function withStaticChildren(element: Element, {children}: Element | JsxNode, baseUrl: string): Element | undefined {
  const staticChildren: ElementContent[] = [];
  for (const child of children) {
    const staticChild = toStaticElement(child, baseUrl);
    if (staticChild === undefined) return undefined;
    staticChildren.push(staticChild);
  }
  return {...element, children: staticChildren};
}

/** Converts HTML in MDX to an element if all attributes are strings. */
function toHtmlElement({name, attributes}: JsxNode): Element | undefined {
  const props: Record<string, string> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return undefined;
    props[attribute.name] = attribute.value;
  }
  // `<a>` and `<table>` in MDX aren't rendered with theme components, unlike those in Markdown.
  return name !== null && staticTags.has(name) && name !== 'a' && name !== 'table'
    ? {type: 'element', tagName: name, properties: props, children: []}
    : undefined;
}

const pathnameProtocol = 'pathname://';

/**
 * Returns the attributes of a link as `@docusaurus/Link` renders them. Internal URLs are prefixed with the base URL.
 * Links to other sites and to files (`pathname://`) open in a new tab.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#link
 */
function createLinkAttributes(properties: Properties, baseUrl: string): Properties {
  const href = typeof properties.href === 'string' ? properties.href : '';
  const isFile = href.startsWith(pathnameProtocol);
  const url = isFile ? href.slice(pathnameProtocol.length) : href;
  const needsBaseUrl = url.startsWith('/') && !url.startsWith('//') && !url.startsWith(baseUrl);
  return {
    ...properties,
    href: needsBaseUrl ? baseUrl + url.slice(1) : url,
    ...((isFile || isExternalUrl(url)) && {target: '_blank', rel: ['noopener', 'noreferrer']}),
  };
}

import {markRecord, markMarkdown} from '@developer-docs/docusaurus-utils';
import {toNodes, type Content, type HtmlNode} from '@developer-docs/docusaurus-utils/node';
import type {Operation, SampleRequest} from '@developer-docs/openapi';
import {omitKeys} from '@developer-docs/utils';
import type {Expression, Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import type {BlockContent, Heading, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {HtmlBlock, HtmlBlocks} from '../../shared/html-blocks';
import type {PageContext} from '../html/page-context';

/**
 * Creates a JSX element.
 *
 * @param attributes - Strings become string attributes, and other values become expressions. `undefined` is left out.
 */
const createJsxElement = (
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

/** The components in pages: `Html` is `<OpenApiHtml>`, whose module is `@theme/OpenApi/Html`. */
type ComponentName = 'Badges' | 'Examples' | 'Fold' | 'Html' | 'Metadata' | 'OpenAll' | 'Sample' | 'TryIt';

/** Creates a component. `page-file.ts` imports it in the page. */
export const createComponent = (
  name: ComponentName,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement => createJsxElement(`OpenApi${name}`, attributes, children);

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** Prerendered HTML of a component, by the names that the component uses. */
    htmlBlocks?: HtmlBlocks;
    /** A sample's request, which the browser generates code in other languages from. */
    sampleRequest?: SampleRequest;
  }
}

/*
 * The nodes of generated pages. Headings are Markdown, so Docusaurus adds them to the table of contents. The rest are
 * components that show prerendered HTML.
 */

/**
 * Creates a heading.
 *
 * @param record - Kind of search record, if the heading names an entry.
 */
export function createHeadingNode(depth: Heading['depth'], id: string, text: string, record?: 'schema'): Heading {
  const hProperties = record === undefined ? {id} : markRecord({id, kind: record});
  return {type: 'heading', depth, children: [{type: 'text', value: text}], data: {hProperties}};
}

/** Creates a component that shows prerendered blocks, with the names that the component uses. */
export const createPrerenderedNode = (
  component: 'Examples' | 'Html' | 'Sample',
  attributes: Readonly<Record<string, unknown>>,
  blocks: readonly (readonly [name: string, block: HtmlBlock])[],
  sampleRequest?: SampleRequest,
): MdxJsxFlowElement => ({
  ...createComponent(component, attributes),
  data: {htmlBlocks: Object.fromEntries(blocks), sampleRequest},
});

/** Creates a component that shows HTML. */
export const createHtmlNode = (block: HtmlBlock): RootContent => createPrerenderedNode('Html', {}, [['', block]]);

/** Creates a component that shows HTML, or no node if there is none. */
export function createBlockNodes(content: Content): RootContent[] {
  const nodes = toNodes(content);
  return nodes.length === 0 ? [] : [createHtmlNode(toHtmlBlock(nodes))];
}

/** Creates the nodes of content with a description: its headings, and a component for what's between them. */
export function createDescriptionNodes(content: Content): RootContent[] {
  const nodes: RootContent[] = [];
  const htmlNodes = toNodes(content);
  let start = 0;
  htmlNodes.forEach((node, index) => {
    if (node.type !== 'element' || !/^h[1-6]$/.test(node.tagName)) return;
    const heading = createHeadingNode(
      Number(node.tagName.slice(1)) as Heading['depth'],
      String(node.properties.id),
      toString(node),
    );
    // The table of contents has only the text.
    Object.assign(heading.data ?? {}, {hChildren: node.children});
    nodes.push(...createBlockNodes(htmlNodes.slice(start, index)), heading);
    start = index + 1;
  });
  return [...nodes, ...createBlockNodes(htmlNodes.slice(start))];
}

/**
 * Lays out text and code in two columns on wide screens. On narrow screens, the code comes first.
 *
 * @param lead - The beginning of the text, which comes before the code on narrow screens.
 */
export function createColumns(
  text: readonly RootContent[],
  code: readonly RootContent[],
  lead: readonly RootContent[] = [],
): RootContent[] {
  const areas: RootContent[] = [];
  const addArea = (className: string, nodes: readonly RootContent[]) => {
    if (nodes.length > 0) areas.push(createJsxElement('div', {className}, nodes));
  };
  if (code.length === 0) {
    addArea('openapi-text-column', [...lead, ...text]);
  } else {
    addArea('openapi-lead', lead);
    addArea('openapi-code-column', code);
    addArea('openapi-text-column', text);
  }
  if (areas.length === 0) return [];
  const columns = createJsxElement('div', {className: 'openapi-columns', ...markMarkdown('code-first')}, areas);
  // The outer element is the container of the container query for the columns.
  return [createJsxElement('div', {className: 'openapi-split'}, [columns])];
}

/**
 * Creates a section whose content is collapsed under its heading.
 *
 * @param heading - What's always visible. Links in a `<summary>` wouldn't be accessible.
 * @param summary - What the content contains, as text. `undefined` for content that isn't collapsed.
 */
export const createSectionNode = (
  heading: readonly RootContent[],
  summary: string | undefined,
  content: readonly RootContent[],
  attributes: Readonly<Record<string, string>> = {},
) =>
  createJsxElement('section', {className: 'openapi-section', ...attributes}, [
    ...heading,
    ...(summary === undefined ? content : [createComponent('Fold', {summary}, content)]),
  ]);

/**
 * Creates a page's title, in its content and in its metadata.
 *
 * @param description - Plain text for search engines.
 */
export const createTitleNodes = (title: string, description: string | undefined): RootContent[] => [
  {
    type: 'heading',
    depth: 1,
    children: [{type: 'text', value: title}],
    // Docusaurus ignores the ID. Without one, it would remove "{#…}" from the title, and it would give the heading of
    // an operation another ID than links have, if the ID is that of the title.
    data: {hProperties: {id: '__title'}},
  },
  createComponent('Metadata', {title, description}),
];

/** Returns whether a URL has a scheme or a host. */
const isExternalUrl = (url: string): boolean => /^(?:[a-z][\w+.-]*:|\/\/)/i.test(url);

/** Serializes nodes and collects the IDs and internal links that the build checks. */
export function toHtmlBlock(nodes: readonly HtmlNode[]): Required<HtmlBlock> {
  const ids: string[] = [];
  const links = new Set<string>();
  // Pages have thousands of elements, for which this is much faster than `unist-util-visit`.
  const collect = (node: HtmlNode) => {
    if (node.type !== 'element') return;
    const {id, href, target, download} = node.properties;
    if (typeof id === 'string') ids.push(id);
    const isInternalLink =
      node.tagName === 'a' &&
      typeof href === 'string' &&
      target === undefined &&
      download === undefined &&
      !isExternalUrl(href);
    if (isInternalLink) links.add(href);
    node.children.forEach(collect);
  };
  nodes.forEach(collect);
  return {html: toHtml([...nodes] as ElementContent[], {allowDangerousHtml: true}), ids, links: [...links]};
}

/** The extensions of operations that pages show or that have another effect. */
const ownExtensions = ['x-codeSamples', 'x-code-samples', 'x-rate-limit', 'x-deprecated', 'x-sunset'];

/** Creates the component in which sites show other extensions, such as badges, if the operation has any. */
export function createBadges(operation: Operation, {siteContent}: PageContext): RootContent[] {
  const {id, kind, method, path, summary, tags, isDeprecated} = operation;
  const extensions = omitKeys(operation.extensions, ...ownExtensions, ...(siteContent.extensions ?? []));
  return Object.keys(extensions).length === 0
    ? []
    : [
        createComponent('Badges', {
          operation: {id, kind, method, path, summary, tags, isDeprecated, extensions},
        }),
      ];
}

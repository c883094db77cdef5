import {
  findContent,
  findElement,
  getProperty,
  hasClass,
  isNotInMarkdown,
  isUserInterface,
  parseHtml,
} from '@developer-docs/docusaurus-utils/node';
import type {Element, Root} from 'hast';

// Which elements of a page become its Markdown. docusaurus-utils has the rules that also apply to the search.

/** The class names of Docusaurus elements that help readers navigate. They're part of its public API. */
const excludedClasses = [
  'table-of-contents',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-sidebar-container',
  'theme-blog-sidebar-container',
  'theme-edit-this-page',
  // The photo of an author, whose name follows.
  'avatar__photo',
];

/**
 * Returns whether an element isn't part of the Markdown:
 *
 * - controls, navigation, and hidden elements, but not tab panels and collapsed sections
 * - elements with `data-markdown-ignore`
 * - links from footnotes back to the text
 * - decorative images, which have an empty `alt`
 */
export function isExcluded(element: Element, parent: Element): boolean {
  const {tagName, properties} = element;
  if (isTaskCheckbox(element, parent)) return false;
  return (
    isUserInterface(element) ||
    isNotInMarkdown(element) ||
    isHidden(element) ||
    tagName === 'label' ||
    properties.dataFootnoteBackref !== undefined ||
    excludedClasses.some((name) => hasClass(element, name)) ||
    (tagName === 'img' && (getProperty(element, 'alt') ?? '') === '')
  );
}

/**
 * Returns whether an element has the `hidden` attribute, or is a closed dialog. Browsers reveal `hidden="until-found"`
 * when they search the page.
 */
function isHidden({tagName, properties}: Element): boolean {
  const {hidden = false, open = false, role} = properties;
  return (hidden !== false && hidden !== 'until-found' && role !== 'tabpanel') || (tagName === 'dialog' && !open);
}

/** The checkbox of a task list item is content. Docusaurus renders `<li><input type="checkbox" disabled> Text</li>`. */
const isTaskCheckbox = ({tagName, properties}: Element, parent: Element): boolean =>
  tagName === 'input' &&
  properties.type === 'checkbox' &&
  properties.disabled === true &&
  ['li', 'p'].includes(parent.tagName);

/** The element between the navbar and the footer. It contains `<main>` and, on docs, the sidebar. */
const isMainWrapper = (element: Element) => element.properties.id === '__docusaurus_skipToContent_fallback';

/**
 * Finds the element that becomes a page's Markdown.
 *
 * @param tree - The `<main>` element of the page, or the whole page if it has none.
 * @param html - The complete HTML.
 */
export function findPageElement(tree: Root, html: string): Element {
  const content = findContent(tree);
  if (content !== undefined && content.tagName !== 'main') return content;
  // On the home page of the classic template, the heading is in a <header> above <main>.
  const heading = html.indexOf('<h1');
  const isHeadingOutside = heading !== -1 && (heading < html.indexOf('<main') || heading > html.lastIndexOf('</main>'));
  const wrapper = content === undefined || isHeadingOutside ? findElement(parseHtml(html), isMainWrapper) : undefined;
  // Parsed pages always have a body.
  return wrapper ?? content ?? (findElement(tree, ({tagName}) => tagName === 'body') as Element);
}

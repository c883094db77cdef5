import {
  areStackable,
  getChildNodes,
  getProperty,
  hasMarkdownRole,
  isElement,
  walkElements,
} from '@developer-docs/docusaurus-utils/node';
import type {Element, ElementContent, Text} from 'hast';
import {toString} from 'hast-util-to-string';
import {isExcluded} from './content';
import {createText} from './markdown';
import {isDescribedImage} from './media';

/**
 * Copies the content of a page without the excluded elements. The original tree is shared with other plugins, so it
 * isn't modified. In the copy, spaces that only matter to browsers are replaced, tab panels start with their labels,
 * and elements that only CSS separates are separated.
 */
export const copyContent = (content: Element): Element =>
  copyElement(content, {isCode: false, isSvg: false, panelLabels: new Map()});

/** A character that can't occur in the copy of a page's content. Unicode reserves it for internal use. */
export const reservedCharacter = '\uFDD0';

interface CopyContext {
  /** Whether the element is in code, where every character matters. */
  readonly isCode: boolean;
  readonly isSvg: boolean;
  /** Labels by tab panel. */
  readonly panelLabels: Map<Element, string>;
}

function copyElement(element: Element, context: CopyContext): Element {
  const isCode = context.isCode || element.tagName === 'code' || element.tagName === 'pre';
  const isSvg = context.isSvg || element.tagName === 'svg';
  addPanelLabels(element, context.panelLabels);
  const children: ElementContent[] = [];
  for (const child of element.children) {
    if (child.type === 'text') {
      children.push(...copyText(child.value, isCode));
    } else if (isElement(child) && !isExcluded(child, element) && !isRepeatedImage(child, children.at(-1))) {
      const copy = copyElement(child, {...context, isCode, isSvg});
      if (!isCode && !isSvg) children.push(...createSeparator(children.at(-1), copy));
      children.push(copy);
      if (isDescribedImage(copy)) children.push(createText(' '));
    }
  }
  const label = context.panelLabels.get(element);
  if (label !== undefined && !startsWithLabel(element)) children.unshift(createLabel(label));
  return describeIconLink({...element, children});
}

function copyText(original: string, isCode: boolean): Text[] {
  const text = original.replaceAll(reservedCharacter, '\uFFFD');
  const value = isCode ? text : replaceBrowserSpaces(text);
  return value === '' ? [] : [createText(value)];
}

const createLabel = (label: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {dataMarkdown: 'label'},
  children: [createText(label)],
});

/** Replaces the content of a link that has only a decorative icon with the link's label. */
function describeIconLink(link: Element): Element {
  if (link.tagName !== 'a') return link;
  const label = getProperty(link, 'ariaLabel') ?? getProperty(link, 'title');
  const hasContent = toString(link).trim() !== '' || [...walkElements(link)].some(isImage);
  if (label === undefined || hasContent) return link;
  const {title: _, ...properties} = link.properties;
  return {...link, properties, children: [createText(label)]};
}

const isImage = (element: Element): boolean =>
  ['audio', 'img', 'video'].includes(element.tagName) || isDescribedImage(element);

/** Docusaurus inserts zero-width spaces into headings. */
const replaceBrowserSpaces = (text: string) => text.replaceAll('\u200B', '').replaceAll('\u00A0', ' ');

/** Returns whether an image repeats the previous one, as the variants of a `ThemedImage` do. */
const isRepeatedImage = (element: Element, previous: ElementContent | undefined): boolean =>
  element.tagName === 'img' &&
  previous?.type === 'element' &&
  previous.tagName === 'img' &&
  previous.properties.alt === element.properties.alt;

/** Creates the text between two elements without whitespace between them. */
function createSeparator(previous: ElementContent | undefined, next: Element): Text[] {
  if (toString(next).trim() === '') return [];
  if (areStackable(previous, next)) return [createText(' — ')];
  // In Markdown, adjacent code elements would become one.
  const areCode = [previous, next].every((node) => node?.type === 'element' && node.tagName === 'code');
  return areCode ? [createText(' ')] : [];
}

/**
 * Finds the labels of the tab panels in an element with `role="tablist"`. Panels have the same order as
 * the tabs. If only the selected panel was rendered, its tab is the selected one.
 */
function addPanelLabels(container: Element, labels: Map<Element, string>): void {
  const tabList = container.children.find((child) => isElement(child) && child.properties.role === 'tablist');
  if (tabList === undefined || !isElement(tabList)) return;
  const tabs = [...walkElements(tabList)].filter(({properties}) => properties.role === 'tab');
  const panels = listPanels(container);
  const selectedTabs = tabs.filter((tab) => getProperty(tab, 'ariaSelected') === 'true');
  panels.forEach((panel, index) => {
    const tab = (panels.length === tabs.length ? tabs : selectedTabs)[index];
    const label = tab === undefined ? '' : replaceBrowserSpaces(toString(tab)).trim();
    if (label !== '') labels.set(panel, label);
  });
}

/** Lists a group's tab panels, but not the tab panels of nested groups. */
const listPanels = (element: Element): Element[] =>
  getChildNodes(element).flatMap((child) => {
    if (!isElement(child)) return [];
    return child.properties.role === 'tabpanel' ? [child] : listPanels(child);
  });

function startsWithLabel(element: Element): boolean {
  const first = element.children.find(
    (child) => isElement(child) || (child.type === 'text' && child.value.trim() !== ''),
  );
  return first?.type === 'element' && hasMarkdownRole(first, 'label');
}

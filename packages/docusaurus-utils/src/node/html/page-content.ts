import type {Element, Nodes} from 'hast';
import {findElement, getProperty, hasClass} from './html-tree.js';

// What readers call the content of a page, in contrast to its navigation and its controls.

/** Finds the element with a page's content: theme-classic's content of docs, or else the main element. */
export const findContent = (tree: Nodes): Element | undefined =>
  findElement(tree, (element) => hasClass(element, 'theme-doc-markdown')) ??
  findElement(tree, ({tagName}) => tagName === 'main');

/** Controls, navigation, and elements without text for readers. */
const uiTags = new Set('button datalist input nav script select style template textarea'.split(' '));
const uiRoles = new Set('menu menubar navigation search tablist toolbar'.split(' '));

/**
 * Returns whether an element inside the content isn't content, such as a control, or the symbol that links to a
 * heading.
 */
export const isUserInterface = (element: Element): boolean =>
  uiTags.has(element.tagName) ||
  uiRoles.has(getProperty(element, 'role') ?? '') ||
  hasClass(element, 'hash-link') ||
  getProperty(element, 'ariaHidden') === 'true';

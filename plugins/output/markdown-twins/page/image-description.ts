import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {getProperty, h, normalizeWhitespace, walkElements} from '../../../shared';

/** The texts of all elements with a tag name below an element, in document order. */
const collectTexts = (element: Element, tagName: string): string[] =>
  [...walkElements(element)]
    .filter((candidate) => candidate.tagName === tagName)
    .map((candidate) => normalizeWhitespace(toString(candidate)));

/**
 * Describes an inline SVG: its title, its description or label, and the texts in it that the description doesn't mention. Decorative
 * images have no description.
 */
export function describeImage(svg: Element): Element[] {
  const [title] = collectTexts(svg, 'title');
  const [description] = collectTexts(svg, 'desc');
  const label = getProperty(svg, 'ariaLabel') ?? description;
  if (title === undefined && label === undefined) {
    return [];
  }
  // The label of an illustration without a description already contains its texts.
  const texts = description === undefined ? [] : collectTexts(svg, 'text');
  const unmentioned = [...new Set(texts)].filter((word) => /\p{L}/u.test(word) && !description?.includes(word));
  const suffix = unmentioned.length === 0 ? '' : ` Labels: ${unmentioned.join('; ')}.`;
  const name = title === undefined ? 'Image' : `Image: ${title}`;
  return [h('p', {}, [h('strong', {}, `${name}.`), ` ${label ?? ''}${suffix}`])];
}

import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {childElements, paragraph, strong, text, type Block} from './mdast-nodes';

/** The texts of all elements with a tag name below an element, in document order. */
function textsOf(element: Element, tagName: string): string[] {
  return childElements(element).flatMap((child) => [
    ...(child.tagName === tagName ? [toString(child).replace(/\s+/g, ' ').trim()] : []),
    ...textsOf(child, tagName),
  ]);
}

/**
 * Describes an inline SVG: its title, its description or label, and the texts in it that the description doesn't mention. Decorative
 * images have no description.
 */
export function describeImage(svg: Element): Block[] {
  const {ariaLabel} = svg.properties;
  const [title] = textsOf(svg, 'title');
  const [description] = textsOf(svg, 'desc');
  const label = typeof ariaLabel === 'string' ? ariaLabel : description;
  if (title === undefined && label === undefined) {
    return [];
  }
  // The label of an illustration without a description already contains its texts.
  const texts = description === undefined ? [] : textsOf(svg, 'text');
  const unmentioned = [...new Set(texts)].filter((word) => /\p{L}/u.test(word) && !description?.includes(word));
  const suffix = unmentioned.length === 0 ? '' : ` Labels: ${unmentioned.join('; ')}.`;
  const name = title === undefined ? 'Image' : `Image: ${title}`;
  return [paragraph([strong([text(`${name}.`)]), text(` ${label ?? ''}${suffix}`)])];
}

import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {elementsOf, paragraph, strong, text, type Block} from './nodes';

/** The words of all elements of one name below an element, in reading order. */
function wordsOf(element: Element, tagName: string): string[] {
  return elementsOf(element).flatMap((child) => [
    ...(child.tagName === tagName ? [toString(child).replace(/\s+/g, ' ').trim()] : []),
    ...wordsOf(child, tagName),
  ]);
}

/**
 * What a picture tells somebody who does not see it: its title and description, or its label; and the words in it that its
 * description does not have. Decoration tells nothing.
 */
export function pictureText(svg: Element): Block[] {
  const {ariaLabel} = svg.properties;
  const [title] = wordsOf(svg, 'title');
  const [description] = wordsOf(svg, 'desc');
  const label = typeof ariaLabel === 'string' ? ariaLabel : description;
  if (title === undefined && label === undefined) {
    return [];
  }
  // A picture with a label is art: the label has the words that can be read in it.
  const words = description === undefined ? [] : wordsOf(svg, 'text');
  const others = [...new Set(words)].filter((word) => /\p{L}/u.test(word) && !description?.includes(word));
  const inPicture = others.length === 0 ? '' : ` In the picture: ${others.join('; ')}.`;
  const name = title === undefined ? 'Picture' : `Picture: ${title}`;
  return [paragraph([strong([text(`${name}.`)]), text(` ${label ?? ''}${inPicture}`)])];
}

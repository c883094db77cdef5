import {getProperty, normalizeWhitespace, walkElements} from '@developer-docs/utils/node';
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {PhrasingContent} from 'mdast';
import {createText} from './markdown';

/**
 * Describes an inline SVG with its title, its description or label, and its text that the description doesn't mention.
 * Returns nothing for decorative images.
 */
export function describeImage(svg: Element): PhrasingContent[] | undefined {
  const [title] = collectTexts(svg, 'title');
  const [description] = collectTexts(svg, 'desc');
  const label = getProperty(svg, 'ariaLabel') ?? description;
  if (title === undefined && label === undefined) return undefined;
  // The label of an illustration without a description already contains its text.
  const texts = description === undefined ? [] : collectTexts(svg, 'text');
  const unmentionedTexts = [...new Set(texts)].filter((text) => /\p{L}/u.test(text) && !description?.includes(text));
  const suffix = unmentionedTexts.length === 0 ? '' : ` Labels: ${unmentionedTexts.join('; ')}.`;
  const name = title === undefined ? 'Image' : `Image: ${title}`;
  return [{type: 'strong', children: [createText(`${name}.`)]}, createText(` ${label ?? ''}${suffix}`)];
}

/** Returns the text of each descendant with a tag name, in document order. */
const collectTexts = (element: Element, tagName: string): string[] =>
  [...walkElements(element)]
    .filter((candidate) => candidate.tagName === tagName)
    .map((candidate) => normalizeWhitespace(toString(candidate)));

/** Returns whether an element is an inline SVG with a description. */
export const isDescribedImage = (element: Element): boolean =>
  element.tagName === 'svg' && describeImage(element) !== undefined;

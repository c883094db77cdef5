import {getProperty, normalizeWhitespace, walkElements} from '@developer-docs/docusaurus-utils/node';
import type {Element} from 'hast';
import {defaultHandlers, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Nodes, PhrasingContent} from 'mdast';
import {createText} from './markdown';

/** Converts an image. An image whose data is in the HTML becomes its description. */
export function convertImage(state: State, element: Element): Nodes | Nodes[] {
  const image = defaultHandlers.img(state, element);
  return image.url.startsWith('data:')
    ? [{type: 'strong', children: [createText('Image.')]}, createText(` ${image.alt ?? ''}`)]
    : image;
}

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

/** Returns a formula's source, which KaTeX adds to the page. */
export function readFormula(element: Element): string {
  const source = [...walkElements(element)].find(({tagName}) => tagName === 'annotation');
  return normalizeWhitespace(toString(source ?? element));
}

/** Converts a video or audio element to its fallback content, or to a link to its file. */
export function convertMedia(state: State, element: Element): Nodes | Nodes[] {
  const media = defaultHandlers.video(state, element);
  if (Array.isArray(media) || media.children.length > 0) return media;
  const label = getProperty(element, 'ariaLabel') ?? media.title ?? (element.tagName === 'video' ? 'Video' : 'Audio');
  return media.url === '' ? [] : {...media, children: [createText(label)]};
}

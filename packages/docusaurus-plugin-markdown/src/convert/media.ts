import {getProperty, normalizeWhitespace, walkElements} from '@developer-docs/utils/node';
import type {Element} from 'hast';
import {defaultHandlers, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Nodes} from 'mdast';
import {createText} from './markdown';

/** Converts an image. An image whose data is in the HTML becomes its description. */
export function convertImage(state: State, element: Element): Nodes | Nodes[] {
  const image = defaultHandlers.img(state, element);
  return image.url.startsWith('data:')
    ? [{type: 'strong', children: [createText('Image.')]}, createText(` ${image.alt ?? ''}`)]
    : image;
}

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

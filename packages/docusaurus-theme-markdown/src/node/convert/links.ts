import {getProperty, walkElements} from '@developer-docs/docusaurus-utils/node';
import {decodeUriPart} from '@developer-docs/utils';
import type {Element} from 'hast';
import {defaultHandlers, type State} from 'hast-util-to-mdast';
import type {List, ListItem, Nodes, Parents} from 'mdast';
import {joinLines, listLines, toFlow} from './lines';
import {createParagraph, createText} from './markdown';

/** Returns the ID of the element that a link on the same page refers to. */
function getTargetId(link: Element): string | undefined {
  const href = getProperty(link, 'href') ?? '';
  return href.startsWith('#') ? decodeUriPart(href.slice(1)) : undefined;
}

/** Returns whether a link is inside the element that it links to, as a heading's anchor link is, or has no URL. */
function isSelfLink(link: Element, state: State): boolean {
  const href = getProperty(link, 'href') ?? '';
  const target = state.elementById.get(getTargetId(link) ?? '');
  return href === '' || (target !== undefined && [...walkElements(target)].includes(link));
}

/** Converts a link. A card, which is a link that contains a heading, becomes an item of a list. */
export function convertLink(state: State, element: Element): Nodes | Nodes[] {
  if (isSelfLink(element, state)) return state.all(element);
  if ([...walkElements(element)].some(({tagName}) => /^h[1-6]$/.test(tagName))) return convertCard(state, element);
  const link = defaultHandlers.a(state, element);
  // A link without content has no text that a reader could select.
  return link.children.length === 0 ? [] : link;
}

function convertCard(state: State, element: Element): List {
  const {url} = defaultHandlers.a(state, {...element, children: []});
  const [title = [], ...description] = listLines(toFlow(state, element));
  const line = createParagraph([{type: 'link', url, title: null, children: title}]);
  if (description.length > 0) line.children.push(createText(': '), ...joinLines(description));
  const item: ListItem = {type: 'listItem', spread: false, children: [line]};
  return {type: 'list', ordered: false, spread: false, data: {isCard: true}, children: [item]};
}

const isCardList = (node: Nodes | undefined): node is List => node?.type === 'list' && node.data?.isCard === true;

/** Combines the lists of successive cards. */
export function mergeCards(parent: Parents): void {
  const children: Nodes[] = parent.children;
  for (let index = children.length - 1; index > 0; index -= 1) {
    const [previous, list] = children.slice(index - 1, index + 1);
    if (isCardList(previous) && isCardList(list)) {
      previous.children.push(...list.children);
      children.splice(index, 1);
    }
  }
}

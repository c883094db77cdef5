import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {List, ListItem, Nodes, Paragraph, PhrasingContent} from 'mdast';
import {getChildElements, joinLines, listElementIds, listLines, toFlow, toLine} from './lines';
import {createParagraph, createText, getText, isLabel} from './markdown';

/** Merges a property's name, type, description, and details into one paragraph, which precedes other blocks. */
export function mergeIntoOneLine(property: ListItem): ListItem {
  const end = property.children.findIndex((block) => block.type !== 'paragraph' || isLabel(block));
  const blocks = end === -1 ? property.children : property.children.slice(0, end);
  const [head = [], ...otherLines] = listLines(blocks);
  const line = createParagraph(joinLines([head, joinLines(otherLines.map(endSentence))], ' — '));
  return {...property, children: [line, ...property.children.slice(blocks.length)]};
}

/** Ends a description that isn't the last line with a period, so that details such as "Range" start a sentence. */
const endSentence = (line: PhrasingContent[], index: number, lines: readonly PhrasingContent[][]): PhrasingContent[] =>
  index === lines.length - 1 || /(?:^|[.!?:;,…。！？：；、।؟])$/u.test(getText({type: 'paragraph', children: line}))
    ? line
    : [...line, createText('.')];

const isTerm = ({tagName}: Element) => tagName === 'dt';

/** Returns the groups of terms and definitions of a `<dl>`. Several terms of a group are joined. */
const listDefinitions = (state: State, list: Element) =>
  groupDefinitions(list).map((group) => {
    const elements = getChildElements(group);
    const terms = elements.filter(isTerm).map((term) => toLine(state, term));
    const definitions = elements.filter((element) => !isTerm(element));
    return {
      ids: listElementIds([group, ...elements]),
      term: joinLines(terms, ', '),
      blocks: definitions.flatMap((definition) => toFlow(state, definition)),
    };
  });

/**
 * Returns the `<div>` elements of a `<dl>`. If its groups aren't in a `<div>`, a term after a definition starts one.
 */
function groupDefinitions(list: Element): Element[] {
  const groups: Element[] = [];
  let previous: Element | undefined;
  for (const element of getChildElements(list)) {
    const group = groups.at(-1);
    const startsGroup = isTerm(element) && previous !== undefined && !isTerm(previous);
    if (element.tagName === 'div') {
      groups.push(element);
    } else if (group === undefined || startsGroup) {
      groups.push({type: 'element', tagName: 'div', properties: {}, children: [element]});
    } else {
      group.children.push(element);
    }
    previous = element;
  }
  return groups;
}

const isParagraph = (node: Nodes): node is Paragraph => node.type === 'paragraph';

/** Converts a property's details, such as its default, to one line. */
export function convertPropertyDetails(state: State, element: Element): Paragraph {
  const details = listDefinitions(state, element).map(({term, blocks}) => [
    ...term,
    createText(': '),
    ...joinLines(listLines(blocks)),
  ]);
  return createParagraph([...joinLines(details, '; '), createText('.')]);
}

export function convertDefinitions(state: State, element: Element): List {
  const children = listDefinitions(state, element).map(({ids, term, blocks}): ListItem => {
    const definition = joinLines(listLines(blocks.filter(isParagraph)));
    const line = createParagraph([{type: 'strong', children: term}, createText(': '), ...definition]);
    return {
      type: 'listItem',
      data: {ids},
      children: [line, ...blocks.filter((block) => !isParagraph(block))],
    };
  });
  return {type: 'list', children};
}

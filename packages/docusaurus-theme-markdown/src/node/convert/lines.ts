import {getProperty, isElement} from '@developer-docs/docusaurus-utils/node';
import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {BlockContent, DefinitionContent, Nodes, Paragraph, PhrasingContent} from 'mdast';
import {toString as toPlainText} from 'mdast-util-to-string';
import {createParagraph, createText} from './markdown';

export const getChildElements = ({children}: Element): Element[] => children.filter((child) => isElement(child));

export const listElementIds = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => getProperty(element, 'id') ?? []);

export const toFlow = (state: State, element: Element): (BlockContent | DefinitionContent)[] =>
  state.toFlow(state.all(element));

/** Converts an element to a single line, because Markdown doesn't allow blocks everywhere. */
export const toLine = (state: State, element: Element): PhrasingContent[] =>
  joinLines(listLines(toFlow(state, element)));

/** Returns the lines of text in nodes. A list becomes a line, and so does a code block. */
export const listLines = (nodes: readonly Nodes[]): PhrasingContent[][] =>
  nodes.flatMap((node): PhrasingContent[][] => {
    if (node.type === 'paragraph' || node.type === 'heading') return [node.children];
    if (node.type === 'code') return [[{type: 'inlineCode', value: node.value.replaceAll(/\s*\n\s*/g, ' ')}]];
    if (node.type === 'list') {
      return [
        joinLines(
          node.children.map((item) => joinLines(listLines([item]))),
          '; ',
        ),
      ];
    }
    return 'children' in node ? listLines(node.children) : [[{type: 'text', value: toPlainText(node)}]];
  });

/** Joins lines of text, and omits blank lines. */
export const joinLines = (lines: readonly PhrasingContent[][], separator = ' '): PhrasingContent[] =>
  lines
    .filter((line) => line.length > 0)
    .flatMap((line, index) => (index === 0 ? line : [createText(separator), ...line]));

/** Converts an element to a bold line above the content that it labels. */
export function convertLabel(state: State, element: Element): Paragraph | undefined {
  const line = toLine(state, element).flatMap((node) => (node.type === 'strong' ? node.children : [node]));
  return line.length === 0 ? undefined : createParagraph([{type: 'strong', children: line}]);
}

import type {Element} from 'hast';
import type {Html, Link, List, ListItem, Paragraph, PhrasingContent, RootContent, Strong, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Data of a node that isn't part of its Markdown. */
interface NodeData {
  /** IDs of the HTML elements that it was converted from. */
  ids?: string[];
  /** Whether the description of an API operation starts here. */
  isOperation?: boolean;
  /** Whether it is a bold line that labels the next block. */
  isLabel?: boolean;
}

declare module 'mdast' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- this is how mdast documents that data is declared
  interface Data extends NodeData {}
}

/** A block-level node. */
export type Block = Exclude<RootContent, Exclude<PhrasingContent, Html>>;

const phrasingTypes = new Set(['break', 'delete', 'emphasis', 'image', 'inlineCode', 'link', 'strong', 'text']);

export const isPhrasing = (node: RootContent): node is PhrasingContent => phrasingTypes.has(node.type);

export const text = (value: string): Text => ({type: 'text', value});
export const strong = (children: PhrasingContent[]): Strong => ({type: 'strong', children});
export const link = (url: string, children: PhrasingContent[]): Link => ({type: 'link', url, children});
export const paragraph = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: collapseWhitespace(children),
});

/** A list item. Its blocks are separated by blank lines if there are others than a first block and lists. */
export function listItem(blocks: readonly Block[], ids: string[] = []): ListItem {
  const children = blocks.filter((block) => !['listItem', 'tableRow', 'tableCell'].includes(block.type));
  const spread = children.some(({type}, index) => index > 0 && type !== 'list');
  return {type: 'listItem', spread, children: children as ListItem['children'], data: {ids}};
}

export function list(children: ListItem[], start?: number): List {
  return {type: 'list', ordered: start !== undefined, ...(start !== undefined && {start}), spread: false, children};
}

/** Whether nodes contain no text. */
export const isBlank = (nodes: readonly RootContent[]): boolean =>
  nodes.every((node) => node.type !== 'thematicBreak' && toString(node).trim() === '');

/** Joins runs of text with a separator and leaves out blank ones. */
export function joinRuns(runs: readonly (readonly PhrasingContent[])[], separator = ' '): PhrasingContent[] {
  return runs.filter((run) => !isBlank(run)).flatMap((run, index) => (index === 0 ? run : [text(separator), ...run]));
}

/** The IDs of a node and its descendants. */
export function collectIds(node: RootContent): string[] {
  return [...(node.data?.ids ?? []), ...('children' in node ? node.children.flatMap(collectIds) : [])];
}

export function classNames({properties}: Element): readonly string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** The children of an element that are elements. */
export function childElements({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** Collapses white space in a line of text the way browsers do, and removes nodes that are empty afterwards. */
function collapseWhitespace(line: PhrasingContent[]): PhrasingContent[] {
  let lastText: Text | undefined;
  let afterSpace = true;
  const visit = (nodes: PhrasingContent[]): PhrasingContent[] =>
    nodes.flatMap((node) => {
      if (node.type === 'text') {
        const value = node.value.replace(/\s+/g, ' ');
        node.value = afterSpace ? value.trimStart() : value;
        if (node.value === '') return [];
        afterSpace = node.value.endsWith(' ');
        lastText = node;
      } else if (node.type === 'break') {
        trimEnd();
        afterSpace = true;
      } else if ('children' in node) {
        node.children = visit(node.children);
        if (node.children.length === 0) return [];
      } else {
        lastText = undefined;
        afterSpace = false;
      }
      return [node];
    });
  const trimEnd = () => {
    if (lastText !== undefined) lastText.value = lastText.value.trimEnd();
  };
  const collapsed = visit(line);
  trimEnd();
  return collapsed.reduce<PhrasingContent[]>((merged, node) => {
    const previous = merged.at(-1);
    if (node.type === 'text' && previous?.type === 'text') previous.value += node.value;
    else if (node.type !== 'text' || node.value !== '') merged.push(node);
    return merged;
  }, []);
}

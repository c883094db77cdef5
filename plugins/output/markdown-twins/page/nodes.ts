import type {Element} from 'hast';
import type {Html, Link, List, ListItem, Paragraph, PhrasingContent, RootContent, Strong, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** What is known of a node besides its Markdown. */
interface Marks {
  /** Anchors of the elements that it was made from. */
  ids?: string[];
  /** An operation of the API begins here. */
  isOperation?: boolean;
  /** A line in bold type that names what follows. */
  isLabel?: boolean;
}

declare module 'mdast' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the library says that data is declared this way
  interface Data extends Marks {}
}

/** A node that stands for itself, and does not run on in a line of text. */
export type Block = Exclude<RootContent, Exclude<PhrasingContent, Html>>;

const phrasing = new Set(['break', 'delete', 'emphasis', 'inlineCode', 'link', 'strong', 'text']);

export const isPhrasing = (node: RootContent): node is PhrasingContent => phrasing.has(node.type);

export const text = (value: string): Text => ({type: 'text', value});
export const strong = (children: PhrasingContent[]): Strong => ({type: 'strong', children});
export const link = (url: string, children: PhrasingContent[]): Link => ({type: 'link', url, children});
export const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children: tidy(children)});

/** An item is loose when it has more than a line and lists: then a blank line stands between its blocks. */
export function listItem(blocks: readonly Block[], ids: string[] = []): ListItem {
  const children = blocks.filter((block) => !['listItem', 'tableRow', 'tableCell'].includes(block.type));
  const spread = children.some(({type}, index) => index > 0 && type !== 'list');
  return {type: 'listItem', spread, children: children as ListItem['children'], data: {ids}};
}

export function list(children: ListItem[], start?: number): List {
  return {type: 'list', ordered: start !== undefined, ...(start !== undefined && {start}), spread: false, children};
}

/** Whether there is nothing to read. */
export const isBlank = (nodes: readonly RootContent[]): boolean =>
  nodes.every((node) => node.type !== 'thematicBreak' && toString(node).trim() === '');

/** Runs of text, one after the other, with something between them. */
export function join(runs: readonly (readonly PhrasingContent[])[], separator = ' '): PhrasingContent[] {
  return runs.filter((run) => !isBlank(run)).flatMap((run, index) => (index === 0 ? run : [text(separator), ...run]));
}

/** Ids of a node and of all that is in it. */
export function idsOf(node: RootContent): string[] {
  return [...(node.data?.ids ?? []), ...('children' in node ? node.children.flatMap(idsOf) : [])];
}

/** The classes of an element. */
export function classesOf({properties}: Element): readonly string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** The elements of an element, text and comments left aside. */
export function elementsOf({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** Collapses the white space of a line of text as a browser does it, and leaves out what is empty then. */
function tidy(line: PhrasingContent[]): PhrasingContent[] {
  let last: Text | undefined;
  let afterSpace = true;
  const visit = (nodes: PhrasingContent[]): PhrasingContent[] =>
    nodes.flatMap((node) => {
      if (node.type === 'text') {
        const value = node.value.replace(/\s+/g, ' ');
        node.value = afterSpace ? value.trimStart() : value;
        if (node.value === '') return [];
        afterSpace = node.value.endsWith(' ');
        last = node;
      } else if (node.type === 'break') {
        trimEnd();
        afterSpace = true;
      } else if ('children' in node) {
        node.children = visit(node.children);
        if (node.children.length === 0) return [];
      } else {
        last = undefined;
        afterSpace = false;
      }
      return [node];
    });
  const trimEnd = () => {
    if (last !== undefined) last.value = last.value.trimEnd();
  };
  const tidied = visit(line);
  trimEnd();
  return tidied.reduce<PhrasingContent[]>((merged, node) => {
    const before = merged.at(-1);
    if (node.type === 'text' && before?.type === 'text') before.value += node.value;
    else if (node.type !== 'text' || node.value !== '') merged.push(node);
    return merged;
  }, []);
}

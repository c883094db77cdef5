import type {ElementContent} from 'hast';

/** How high a part of a page is, in rem: in a window as wide as a desktop's, and on a phone. */
export interface Height {
  readonly wide: number;
  readonly narrow: number;
}

/** What is measured: elements, components, text, and HTML that is ready, such as highlighted code. */
export type Measured = ElementContent | {readonly type: 'raw'; readonly value: string};

/** What each block of text, hundred letters and line of code adds. Fitted to 385 sections of the API, at 1280 and 390 px. */
const adds = {
  wide: {block: 1.5, letters: 1.5, line: 0.9},
  narrow: {block: 1.1, letters: 3.7, line: 1.4},
};

/** No section of them, from 320 to 1920 px, is higher than 1.47 times the sum, so with this factor the guess is never too low. */
const reserve = 1.5;

/** How many blocks an element is. One of code has a frame and a title; on a phone a cell of a table stands below its label. */
const blocks: Readonly<Record<string, {wide: number; narrow: number}>> = {
  ...Object.fromEntries(
    ['p', 'li', 'h3', 'h4', 'details', 'tr', 'table', 'div'].map((name) => [name, {wide: 1, narrow: 1}]),
  ),
  pre: {wide: 3, narrow: 3},
  td: {wide: 0, narrow: 2},
};

/**
 * Guesses the height of HTML, from above: a browser that has not laid it out yet keeps this much room for it, so that nothing
 * of it lies over what follows. What is folded counts with its summary alone.
 */
export function guessHeight(nodes: readonly Measured[]): Height {
  const count = {wide: 0, narrow: 0};
  let [letters, lines] = [0, 0];
  const add = (text: string, inCode: boolean) => {
    if (inCode) lines += text.split('\n').length;
    else letters += text.length;
  };
  const visit = (node: Measured, inCode = false) => {
    if (node.type === 'text' || node.type === 'raw') {
      add(node.value, inCode);
    } else if ('children' in node) {
      const {name, children} = elementOf(node);
      count.wide += blocks[name]?.wide ?? 0;
      count.narrow += blocks[name]?.narrow ?? 0;
      for (const child of children) {
        visit(child, inCode || name === 'pre');
      }
    }
  };
  nodes.forEach((node) => {
    visit(node);
  });
  const height = (window: 'wide' | 'narrow') =>
    reserve * (adds[window].block * count[window] + (adds[window].letters * letters) / 100 + adds[window].line * lines);
  return {wide: height('wide'), narrow: height('narrow')};
}

/** An element as a reader sees it, whether MDX has it as HTML or as JSX. */
function elementOf(node: Extract<Measured, {children: unknown}>): {name: string; children: readonly Measured[]} {
  if (node.type !== 'element') {
    return {name: node.name ?? '', children: node.children};
  }
  const {tagName: name, properties, children} = node;
  // A block of code that is ready (plugins/code-blocks).
  if (typeof properties['html'] === 'string') {
    return {name: 'pre', children: [{type: 'raw', value: properties['html']}]};
  }
  return {name, children: name === 'details' && properties.open !== true ? children.slice(0, 1) : children};
}

/** Heights one below the other. */
export const stacked = (heights: readonly Height[]): Height => ({
  wide: heights.reduce((sum, {wide}) => sum + wide, 0),
  narrow: heights.reduce((sum, {narrow}) => sum + narrow, 0),
});

/** What a section takes in any case, in rem: its padding, and the last line of a text, which is seldom full. */
const edge = {wide: 4, narrow: 6};

/** The attributes of a far section: the room that is kept for it, in rem. */
export const heightAttributes = ({wide, narrow}: Height) => ({
  'data-height': String(Math.ceil(wide + edge.wide)),
  'data-height-narrow': String(Math.ceil(narrow + edge.narrow)),
});

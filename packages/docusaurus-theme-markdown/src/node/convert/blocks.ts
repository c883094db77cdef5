import {getProperty, hasClass, normalizeWhitespace, walkElements} from '@developer-docs/docusaurus-utils/node';
import {capitalize} from '@developer-docs/utils';
import type {Element} from 'hast';
import {defaultHandlers, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Blockquote, Nodes, RootContent, TableCell} from 'mdast';
import {convertLabel, getChildElements, toFlow, toLine} from './lines';
import {createParagraph, createText} from './markdown';

export function convertAdmonition(state: State, element: Element, labels: ReadonlyMap<string, string>): Blockquote {
  const [, type = ''] = /theme-admonition-(\S+)/.exec(getProperty(element, 'className') ?? '') ?? [];
  const [heading, ...content] = getChildElements(element);
  const title = heading === undefined ? '' : normalizeWhitespace(toString(heading));
  const label = labels.get(type) ?? type;
  const typeLabel = capitalize(label);
  const isDefaultTitle = ['', type, label.toLowerCase()].includes(title.toLowerCase());
  return {
    type: 'blockquote',
    children: [
      createParagraph([
        {type: 'strong', children: [createText(isDefaultTitle ? typeLabel : `${typeLabel}: ${title}`)]},
      ]),
      ...content.flatMap((child) => toFlow(state, child)),
    ],
  };
}

/** Converts a code block. The title above the code becomes its label. */
export const convertCodeBlock = (state: State, element: Element): RootContent[] =>
  getChildElements(element).flatMap((child): RootContent[] => {
    const hasCode = [...walkElements(child)].some(({tagName}) => tagName === 'pre' || tagName === 'figcaption');
    if (hasCode) return state.toFlow([state.one(child, element) ?? []].flat() as RootContent[]);
    const label = convertLabel(state, child);
    return label === undefined ? [] : [label];
  });

/**
 * Converts code. Docusaurus sets the language on the `<pre>` element instead of the `<code>` element. Depending on the
 * version and the options, each line is a `<span>` or a `<div>`, which both end with a `<br>`.
 */
export function convertCode(state: State, element: Element): Nodes {
  const code = defaultHandlers.pre(state, element);
  const [, lang] = /(?:^|\s)language-(\S+)/.exec(getProperty(element, 'className') ?? '') ?? [];
  const lines = [...walkElements(element)].filter((child) => hasClass(child, 'token-line'));
  const value = lines.length === 0 ? code.value : lines.map((line) => toString(line)).join('\n');
  return {...code, lang: code.lang ?? lang ?? null, value: value.replace(/\n+$/, '')};
}

/**
 * Converts a column of code and a column of text. If the text is a single section, the code becomes part of that
 * section.
 */
export function convertColumns(state: State, element: Element): RootContent[] {
  const columns = getChildElements(element).map((column) => toFlow(state, column));
  const [code = [], section = []] = columns;
  const isSection = section[0]?.type === 'heading' && section.filter(({type}) => type === 'heading').length === 1;
  return columns.length === 2 && isSection ? [...section, ...code] : columns.flat();
}

/** Converts a table. Its caption becomes a line above it. */
export function convertTable(state: State, element: Element): Nodes[] {
  const caption = getChildElements(element).find(({tagName}) => tagName === 'caption');
  const line = caption === undefined ? [] : toLine(state, caption);
  const label = line.length === 0 ? [] : [createParagraph([{type: 'emphasis', children: line}])];
  // Docusaurus renders the alignment of Markdown tables as a style.
  for (const cell of walkElements(element)) {
    const [, align] = /(?:^|;)\s*text-align:\s*(left|right|center)/.exec(getProperty(cell, 'style') ?? '') ?? [];
    if (align !== undefined) cell.properties.align ??= align;
  }
  return [...label, defaultHandlers.table(state, element)];
}

/** Converts a cell. Cells of Markdown tables have a single line. */
export const convertCell = (state: State, element: Element): TableCell => ({
  ...defaultHandlers.td(state, element),
  children: toLine(state, element),
});

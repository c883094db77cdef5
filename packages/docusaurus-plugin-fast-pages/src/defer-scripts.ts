import {escapeHtml} from '@developer-docs/internal';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** The start of the element that contains the page. The head and its scripts precede it. */
const appRoot = /<div id=["']?__docusaurus["'\s>]/;

/** The attribute of `<html>` that contains the deferred scripts. `inline/load-scripts.js` reads it. */
const scriptsAttribute = 'data-deferred-scripts';

/**
 * The event that Docusaurus's base URL banner waits for, which appears if no script has run by then. Minification
 * changes the quotation marks.
 */
const bannerEvent = /(["'`])DOMContentLoaded\1/;
const bannerId = '__docusaurus-base-url-issue-banner';

/** Part of the HTML that is replaced. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Removes the bundles of the site, which are `<script src="/assets/js/…" defer>`, from the head, and lists their
 * attributes as JSON in an attribute of `<html>`. Also delays Docusaurus's base URL banner until the scripts have been
 * loaded or have failed.
 *
 * @param html - A page that Docusaurus rendered.
 * @param baseUrl - The base URL of the locale.
 * @returns The new HTML, or `undefined` if the page has no such scripts.
 */
export function deferScripts(html: string, baseUrl: string): string | undefined {
  const rootStart = html.search(appRoot);
  const htmlStart = /<html\b/i.exec(html);
  if (rootStart === -1 || htmlStart === null) return undefined;
  const elements = listScripts(parse(html.slice(0, rootStart), {sourceCodeLocationInfo: true}));
  const bundles = elements.filter((element) => isBundle(getAttributes(element), baseUrl));
  if (bundles.length === 0) return undefined;

  const scripts = bundles.map((element) => {
    const {defer: _, ...attributes} = getAttributes(element);
    return attributes;
  });
  const attributeStart = htmlStart.index + htmlStart[0].length;
  const attribute = ` ${scriptsAttribute}="${escapeHtml(JSON.stringify(scripts))}"`;
  return applyEdits(html, [
    {start: attributeStart, end: attributeStart, text: attribute},
    ...elements.flatMap(({childNodes: [code]}) => {
      if (code?.nodeName !== '#text' || !('value' in code) || !code.value.includes(bannerId)) return [];
      const {startOffset, endOffset} = code.sourceCodeLocation ?? {startOffset: 0, endOffset: 0};
      const text = html.slice(startOffset, endOffset).replace(bannerEvent, '$1deferred-scripts-settled$1');
      return [{start: startOffset, end: endOffset, text}];
    }),
    ...bundles.flatMap(({sourceCodeLocation: location}) =>
      location ? [{start: location.startOffset, end: location.endOffset, text: ''}] : [],
    ),
  ]);
}

const getAttributes = (element: Tree.Element): Record<string, string> =>
  Object.fromEntries(element.attrs.map(({name, value}) => [name, value]));

const isBundle = ({src = '', defer}: Record<string, string>, baseUrl: string): boolean =>
  defer !== undefined && src.startsWith(`${baseUrl}assets/js/`);

/** Lists the `<script>` elements below a node. */
const listScripts = (node: Tree.Node): Tree.Element[] => [
  ...(node.nodeName === 'script' ? [node as Tree.Element] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(listScripts) : []),
];

/** Applies edits that don't overlap. */
const applyEdits = (html: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: replacement}) => text.slice(0, start) + replacement + text.slice(end), html);

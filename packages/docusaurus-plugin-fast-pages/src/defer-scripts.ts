import {Parser} from 'htmlparser2';

/** The start of the element that contains the page. The head and its scripts precede it. */
const appRoot = /<div id=["']?__docusaurus["'\s>]/;

/** The event that `inline/load-scripts.js` dispatches when all deferred scripts have been executed or have failed. */
export const settledEvent = 'deferred-scripts-settled';

/** Returns the prefix of the site's script URLs, without the origin. */
export const getAssetsUrl = (baseUrl: string): string => `${baseUrl}assets/js/`;

/**
 * The event that Docusaurus's base URL banner waits for, which appears if no script has run by then. Minification
 * changes the quotation marks.
 */
const bannerEvent = /(["'`])DOMContentLoaded\1/;
const bannerId = '__docusaurus-base-url-issue-banner';

/** A `<script>` element, with positions in the HTML. */
interface Script {
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  readonly codeStart: number;
  codeEnd: number;
  end: number;
}

/** Part of the HTML that is replaced. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A page without the site's scripts, and the scripts' attributes. */
interface DeferredScripts {
  readonly html: string;
  readonly scripts: readonly Script['attributes'][];
}

/**
 * Removes the bundles of the site, which are `<script src="/assets/js/…" defer>`, from the head. Also delays Docusaurus's
 * base URL banner until the scripts have been loaded or have failed.
 *
 * @param html - A page that Docusaurus rendered.
 * @param baseUrl - The base URL of the locale.
 * @returns `undefined` if the page has no such scripts.
 */
export function deferScripts(html: string, baseUrl: string): DeferredScripts | undefined {
  const rootStart = html.search(appRoot);
  if (rootStart === -1) return undefined;
  const scripts = listScripts(html.slice(0, rootStart));
  const bundles = scripts.filter(({attributes}) => isBundle(attributes, baseUrl));
  if (bundles.length === 0) return undefined;
  const newHtml = applyEdits(html, [
    ...scripts.flatMap(({codeStart, codeEnd}) => {
      const code = html.slice(codeStart, codeEnd);
      const text = code.replace(bannerEvent, `$1${settledEvent}$1`);
      return code.includes(bannerId) ? [{start: codeStart, end: codeEnd, text}] : [];
    }),
    ...bundles.map(({start, end}) => ({start, end, text: ''})),
  ]);
  return {html: newHtml, scripts: bundles.map(({attributes: {defer: _, ...attributes}}) => attributes)};
}

const isBundle = ({src = '', defer}: Script['attributes'], baseUrl: string): boolean =>
  defer !== undefined && src.startsWith(getAssetsUrl(baseUrl));

/** Lists the `<script>` elements at the start of a page. */
function listScripts(html: string): Script[] {
  const scripts: Script[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== 'script') return;
      const codeStart = parser.endIndex + 1;
      scripts.push({attributes, start: parser.startIndex, codeStart, codeEnd: codeStart, end: codeStart});
    },
    onclosetag(name) {
      const script = scripts.at(-1);
      if (name !== 'script' || script === undefined) return;
      script.codeEnd = parser.startIndex;
      script.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return scripts;
}

/** Applies edits that don't overlap. */
const applyEdits = (html: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: replacement}) => text.slice(0, start) + replacement + text.slice(end), html);

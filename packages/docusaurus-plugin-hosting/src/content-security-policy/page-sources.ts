import {createHash} from 'node:crypto';
import {parseHtml, walkElements} from '@developer-docs/docusaurus-utils/node';
import {ExplainedError} from '@developer-docs/utils';
import {Parser} from 'htmlparser2';
import {collectScriptSources, collectStyleSources} from './asset-sources';
import {createAddLoad, type AddLoad, type Loads} from './loads';

/** What a site contains that a policy has to allow, as source expressions. */
export interface PageSources {
  /** Hashes of inline scripts, such as `'sha256-…'`. */
  readonly scripts: Set<string>;
  /** Hashes of inline event handlers. */
  readonly handlers: Set<string>;
  /** Hashes of inline styles. */
  readonly styles: Set<string>;
  /** What pages load from other hosts, or send to them. The strict policy allows none of it unless an option does. */
  readonly loads: Loads;
}

export const createPageSources = (): PageSources => ({
  scripts: new Set(),
  handlers: new Set(),
  styles: new Set(),
  loads: new Map(),
});

/** Combines the sources of several locales. */
export function mergePageSources(all: readonly PageSources[]): PageSources {
  const merge = (select: (sources: PageSources) => Set<string>) => new Set(all.flatMap((one) => [...select(one)]));
  return {
    scripts: merge(({scripts}) => scripts),
    handlers: merge(({handlers}) => handlers),
    styles: merge(({styles}) => styles),
    loads: new Map(all.flatMap(({loads}) => [...loads])),
  };
}

/** Lists the origins of what pages load from other hosts, by directives. */
export const listHosts = ({loads}: PageSources, ...directives: readonly string[]): string[] =>
  [...loads.values()]
    .filter(({directive, url}) => directives.includes(directive) && !url.startsWith('javascript:'))
    .map(({url}) => new URL(url).origin);

/**
 * The JavaScript MIME types (https://mimesniff.spec.whatwg.org/#javascript-mime-type), and the types that aren't MIME
 * types.
 */
const governedScriptTypes = new Set([
  ...['application', 'text'].flatMap((type) =>
    ['ecmascript', 'javascript', 'x-ecmascript', 'x-javascript'].map((name) => `${type}/${name}`),
  ),
  ...['1.0', '1.1', '1.2', '1.3', '1.4', '1.5'].map((version) => `text/javascript${version}`),
  ...['text/jscript', 'text/livescript', 'module', 'importmap', 'speculationrules'],
]);

/** Returns whether browsers execute a script, or a policy governs it (HTML standard, "prepare the script element"). */
function isGovernedScript({type, language = ''}: Attributes): boolean {
  const text = type ?? (language === '' ? '' : `text/${language}`);
  return text === '' || governedScriptTypes.has(text.trim().toLowerCase());
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface PageSourcesInput {
  /** A page or a fragment of a page. */
  readonly html: string;
  /** The page's file, for error messages. */
  readonly file: string;
  /** Origin of the site. */
  readonly siteUrl: string;
  /** Whether inline event handlers are errors. */
  readonly strict: boolean;
}

/**
 * Adds what a page contains to `sources`. Only tags and the text of scripts and styles matter, so no tree is created,
 * which would take ten times as long.
 *
 * @throws Error if the policy is strict and an element has an inline event handler.
 */
export function collectPageSources(input: PageSourcesInput, sources: PageSources): void {
  // Browsers normalize newlines before they parse a page.
  const html = input.html.replaceAll(/\r\n?/g, '\n');
  const addLoad = createAddLoad(sources.loads, input.file, input.siteUrl);
  const addCode = (tagName: string, code: string) => {
    if (tagName === 'style') addStyle(code, sources, addLoad);
    else addScript(code, input.siteUrl, sources, addLoad);
  };
  let text = '';
  let isScript = false;
  let svgDepth = 0;
  let hasSvgCode = false;
  const parser = new Parser({
    onopentag(tagName, attributes) {
      text = '';
      isScript = tagName === 'script' && attributes.src === undefined && isGovernedScript(attributes);
      if (tagName === 'svg') svgDepth += 1;
      collectHandlers(tagName, attributes, input, sources);
      // Scripts in SVG have the attributes of its links.
      const {src = attributes.href ?? attributes['xlink:href']} = attributes;
      const isSvgScript = tagName === 'script' && svgDepth > 0 && src !== undefined;
      collectHost(tagName, isSvgScript ? {...attributes, src} : attributes, addLoad);
      if (attributes.style !== undefined) sources.styles.add(hashSource(attributes.style));
      // The document in the attribute inherits the page's policy.
      if (tagName === 'iframe' && attributes.srcdoc !== undefined) {
        collectPageSources({...input, html: attributes.srcdoc}, sources);
      }
    },
    ontext(part) {
      text += part;
    },
    onclosetag(tagName) {
      if (tagName === 'svg') svgDepth -= 1;
      else if (svgDepth > 0) hasSvgCode ||= tagName === 'style' || tagName === 'script';
      else if (tagName === 'style' || (tagName === 'script' && isScript)) addCode(tagName, text);
      text = '';
    },
  });
  parser.end(html);
  if (hasSvgCode) collectSvgCode(html, addCode);
}

/**
 * Adds the scripts and styles in inline SVG, in which browsers parse them like other elements: they can contain CDATA
 * sections, comments, and character references. This needs the tree, and is rare.
 */
function collectSvgCode(html: string, addCode: (tagName: string, code: string) => void): void {
  for (const svg of walkElements(parseHtml(html))) {
    if (svg.tagName !== 'svg') continue;
    for (const {tagName, properties, children} of walkElements(svg)) {
      const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
      const {type, language, src, href, xLinkHref} = properties;
      const isExternal = src !== undefined || href !== undefined || xLinkHref !== undefined;
      const attributes = {
        ...(type != null && {type: String(type)}),
        ...(language != null && {language: String(language)}),
      };
      const isScript = tagName === 'script' && !isExternal && isGovernedScript(attributes);
      if (tagName === 'style' || isScript) addCode(tagName, text);
    }
  }
}

/** An element's attributes. Their names are in lowercase. */
type Attributes = Readonly<Record<string, string>>;

function collectHandlers(
  tagName: string,
  attributes: Attributes,
  {file, strict}: PageSourcesInput,
  {handlers}: PageSources,
): void {
  for (const name of Object.keys(attributes).filter((attribute) => attribute.startsWith('on'))) {
    if (strict) {
      throw new ExplainedError(
        `${file}: <${tagName} ${name}="…"> is an inline event handler, which the strict content security policy blocks. Attach the handler in a script, or set the option "contentSecurityPolicy.strict" to false.`,
      );
    }
    handlers.add(hashSource(attributes[name] ?? ''));
  }
}

function addStyle(style: string, {styles}: PageSources, addLoad: AddLoad): void {
  styles.add(hashSource(style));
  collectStyleSources(style, addLoad);
}

/** A string that's a URL with a host, such as `"https://example.com/a.js"`. Links don't load anything. */
const urlString = /(?<!\bhref=\\?)(["'`])((?:https?:)?\/\/[^"'`\\\s]+)\1/g;

/**
 * Lists the URLs of scripts on other hosts that an inline script inserts, as analytics snippets do. Scripts that create
 * elements add an ID to many URLs, so these may not end with `.js`.
 */
function listScriptUrls(script: string, siteUrl: string): string[] {
  const isInserting = /\bcreateElement\b/.test(script);
  return [...script.matchAll(urlString)]
    .map(([, , url = '']) => url)
    .filter((url) => {
      if (!URL.canParse(url, siteUrl)) return false;
      const {hostname, pathname} = new URL(url, siteUrl);
      return /^[\w-]+(?:\.[\w-]+)+$/.test(hostname) && (isInserting || pathname.endsWith('.js'));
    });
}

function addScript(script: string, siteUrl: string, {scripts, styles}: PageSources, addLoad: AddLoad): void {
  scripts.add(hashSource(script));
  collectScriptSources(script, addLoad);
  for (const url of listScriptUrls(script, siteUrl)) addLoad('script-src', `<script>…${url}…</script>`, url);
  // A script inserts Docusaurus's banner about a wrong base URL. The banner has inline styles, because style sheets
  // can't be loaded.
  for (const [, value = ''] of script.matchAll(/<[^>]* style="([^"]*)"/g)) styles.add(hashSource(value));
}

/** The elements that load something from a host: the attribute with its URL, and the directive. */
const loadingElements: Readonly<Record<string, readonly [attribute: string, directive: string]>> = {
  audio: ['src', 'media-src'],
  button: ['formaction', 'form-action'],
  embed: ['src', 'object-src'],
  form: ['action', 'form-action'],
  iframe: ['src', 'frame-src'],
  img: ['src', 'img-src'],
  input: ['formaction', 'form-action'],
  link: ['href', 'style-src'],
  object: ['data', 'object-src'],
  script: ['src', 'script-src'],
  source: ['src', 'media-src'],
  video: ['src', 'media-src'],
};

function collectHost(tagName: string, attributes: Attributes, addLoad: AddLoad): void {
  const [attribute = '', directive] = loadingElements[tagName] ?? [];
  const value = attributes[attribute];
  if (directive === undefined || value === undefined) return;
  if (tagName === 'link' && !/\bstylesheet\b/i.test(attributes.rel ?? '')) return;
  if (tagName === 'script' && !isGovernedScript(attributes)) return;
  addLoad(directive, `<${tagName} ${attribute}="${value}">`, value);
}

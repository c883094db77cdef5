import {createHash} from 'node:crypto';
import {parseHtml, walkElements} from '@developer-docs/docusaurus-utils/node';
import {ExplainedError} from '@developer-docs/utils';
import {Parser} from 'htmlparser2';
import type {PageSources} from './page-sources';

// Adds what the files of a build contain to `PageSources`.

/** An absolute URL of a host, as it's written in CSS. */
const hostUrl = String.raw`(?:https?:)?\/\/[^\s"')]+`;
const importRule = new RegExp(String.raw`@import\s*(?:url\(\s*)?["']?(${hostUrl})`, 'gi');
const fontRule = /@font-face\s*\{[^}]*\}/gi;
const cssUrl = new RegExp(String.raw`url\(\s*["']?(${hostUrl})`, 'gi');

/** Adds the style sheets and fonts that a style sheet loads from other hosts. */
export function collectFromStyles(css: string, file: string, sources: PageSources): void {
  for (const [, url = ''] of css.matchAll(importRule)) {
    sources.addLoad({file, element: `@import url(${url})`, directive: 'style-src', url});
  }
  for (const [rule] of css.matchAll(fontRule)) {
    for (const [, url = ''] of rule.matchAll(cssUrl)) {
      sources.addLoad({file, element: `@font-face url(${url})`, directive: 'font-src', url});
    }
  }
}

/** A call such as `fetch("https://api.example/`, or `open("GET", "https://api.example/`. */
const requestCall =
  /\b(EventSource|WebSocket|fetch|open|sendBeacon)\(\s*(?:["'][A-Z]+["']\s*,\s*)?["'`]((?:https?|wss?):\/\/[\w.:-]+)(?=["'`/?])/g;

/** Adds the hosts to which a script sends requests, if the calls contain their URLs. */
export function collectFromScript(script: string, file: string, sources: PageSources): void {
  for (const [, name = '', url = ''] of script.matchAll(requestCall)) {
    sources.addLoad({file, element: `${name}("${url}…")`, directive: 'connect-src', url});
  }
}

/** Returns whether browsers execute a script, or a policy governs it. Others contain data, such as JSON. */
const isGovernedScript = ({type = ''}: Attributes): boolean =>
  /^$|script|^module$|^importmap$|^speculationrules$/i.test(type.trim());

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Adds what a page or a fragment of one contains. Only tags and the text of scripts and styles matter, so no tree is
 * created, which would take ten times as long.
 */
export function collectFromHtml(source: string, file: string, sources: PageSources): void {
  // Browsers normalize newlines before they parse a page.
  const html = source.replaceAll(/\r\n?/g, '\n');
  let text = '';
  let isScript = false;
  let svgDepth = 0;
  let hasSvgCode = false;
  const parser = new Parser({
    onopentag(tagName, attributes) {
      text = '';
      isScript = tagName === 'script' && attributes.src === undefined && isGovernedScript(attributes);
      if (tagName === 'svg') svgDepth += 1;
      collectHandlers(tagName, attributes, file, sources);
      collectLoads(tagName, attributes, file, sources);
      if (attributes.style !== undefined) sources.styles.add(hashSource(attributes.style));
      // The document in the attribute inherits the page's policy.
      if (tagName === 'iframe' && attributes.srcdoc !== undefined) {
        collectFromHtml(attributes.srcdoc, file, sources);
      }
    },
    ontext(part) {
      text += part;
    },
    onclosetag(tagName) {
      if (tagName === 'svg') svgDepth -= 1;
      else if (svgDepth > 0) hasSvgCode ||= tagName === 'style' || tagName === 'script';
      else if (tagName === 'style' || (tagName === 'script' && isScript)) addCode(tagName, text, file, sources);
      text = '';
    },
  });
  parser.end(html);
  if (hasSvgCode) collectSvgCode(html, file, sources);
}

/**
 * Adds the scripts and styles in inline SVG, in which browsers parse them like other elements: they can contain CDATA
 * sections, comments, and character references. This needs the tree, and is rare.
 */
function collectSvgCode(html: string, file: string, sources: PageSources): void {
  for (const svg of walkElements(parseHtml(html))) {
    if (svg.tagName !== 'svg') continue;
    for (const {tagName, properties, children} of walkElements(svg)) {
      const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
      const {type, src, href, xLinkHref} = properties;
      const isExternal = src !== undefined || href !== undefined || xLinkHref !== undefined;
      const isScript = tagName === 'script' && !isExternal && isGovernedScript({type: String(type ?? '')});
      if (tagName === 'style' || isScript) addCode(tagName, text, file, sources);
    }
  }
}

/** An element's attributes. Their names are in lowercase. */
type Attributes = Readonly<Record<string, string>>;

/**
 * Adds what can be an inline event handler. Custom elements can also have other attributes with such names, like
 * `online`, for which a hash does no harm.
 *
 * @throws Error if the policy is strict and the element has an inline event handler.
 */
function collectHandlers(tagName: string, attributes: Attributes, file: string, sources: PageSources): void {
  for (const name of Object.keys(attributes).filter((attribute) => /^on[a-z]+$/.test(attribute))) {
    if (sources.strict && !tagName.includes('-')) {
      throw new ExplainedError(
        `${file}: <${tagName} ${name}="…"> is an inline event handler, which the strict content security policy blocks. Attach the handler in a script, or set the option "contentSecurityPolicy.strict" to false.`,
      );
    }
    sources.handlers.add(hashSource(attributes[name] ?? ''));
  }
}

/** Adds the code of a style or script element. */
function addCode(tagName: string, code: string, file: string, sources: PageSources): void {
  if (tagName === 'style') addStyle(code, file, sources);
  else addScript(code, file, sources);
}

function addStyle(style: string, file: string, sources: PageSources): void {
  sources.styles.add(hashSource(style));
  collectFromStyles(style, file, sources);
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

function addScript(script: string, file: string, sources: PageSources): void {
  sources.scripts.add(hashSource(script));
  collectFromScript(script, file, sources);
  for (const url of listScriptUrls(script, sources.siteUrl)) {
    sources.addLoad({file, element: `<script>…${url}…</script>`, directive: 'script-src', url});
  }
  // A script inserts Docusaurus's banner about a wrong base URL. The banner has inline styles, because style sheets
  // can't be loaded.
  for (const [, value = ''] of script.matchAll(/<[^>]* style="([^"]*)"/g)) {
    sources.styles.add(hashSource(value));
  }
}

/** The attributes with the URLs of what an element loads, or sends something to, and their directives. */
const loadingAttributes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  audio: {src: 'media-src'},
  button: {formaction: 'form-action'},
  embed: {src: 'object-src'},
  form: {action: 'form-action'},
  iframe: {src: 'frame-src'},
  img: {src: 'img-src', srcset: 'img-src'},
  input: {formaction: 'form-action'},
  link: {href: 'style-src'},
  object: {data: 'object-src'},
  // Scripts in SVG have the attributes of its links.
  script: {src: 'script-src', href: 'script-src', 'xlink:href': 'script-src'},
  source: {src: 'media-src', srcset: 'img-src'},
  video: {src: 'media-src', poster: 'img-src'},
};

function collectLoads(tagName: string, attributes: Attributes, file: string, sources: PageSources): void {
  if (tagName === 'link' && !/\bstylesheet\b/i.test(attributes.rel ?? '')) return;
  if (tagName === 'script' && !isGovernedScript(attributes)) return;
  for (const [attribute, directive] of Object.entries(loadingAttributes[tagName] ?? {})) {
    const value = attributes[attribute];
    if (value === undefined) continue;
    for (const url of attribute === 'srcset' ? splitSourceSet(value) : [value]) {
      sources.addLoad({file, element: `<${tagName} ${attribute}="${url}">`, directive, url});
    }
  }
}

/** Splits `https://a.example/1.png 1x, https://a.example/2.png 2x`. Sizes remain, which are no URLs of other hosts. */
const splitSourceSet = (value: string): string[] => value.split(/,?\s+|,(?=(?:https?:)?\/\/)/);

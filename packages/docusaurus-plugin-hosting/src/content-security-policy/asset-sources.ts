import {parse} from 'acorn';
import {simple} from 'acorn-walk';
import {addLoad, type Loads} from './loads';

/** An absolute URL of a host, as it's written in CSS and JavaScript. */
const hostUrl = String.raw`(?:https?:)?\/\/[^\s"')]+`;
const importRule = new RegExp(String.raw`@import\s*(?:url\(\s*)?["']?(${hostUrl})`, 'gi');
const fontRule = /@font-face\s*\{[^}]*\}/gi;
const cssUrl = new RegExp(String.raw`url\(\s*["']?(${hostUrl})`, 'gi');

/** Adds the style sheets and fonts that a style sheet loads from other hosts. */
export function collectStyleSources(css: string, file: string, siteUrl: string, sources: Loads): void {
  const add = (directive: 'font-src' | 'style-src', element: string, url: string) => {
    addLoad({file, element: `${element} url(${url})`, directive, url}, siteUrl, sources);
  };
  for (const [, url = ''] of css.matchAll(importRule)) add('style-src', '@import', url);
  for (const [rule] of css.matchAll(fontRule)) {
    for (const [, url = ''] of rule.matchAll(cssUrl)) add('font-src', '@font-face', url);
  }
}

/** Functions that send requests to the URL in their first argument; the second one for `XMLHttpRequest.open`. */
const requestFunctions = new Set(['EventSource', 'WebSocket', 'fetch', 'open', 'sendBeacon']);
/** Most scripts contain no such code, so they aren't parsed. Scripts that do may be the text of a code sample. */
const possibleRequest =
  /\b(?:EventSource|WebSocket|fetch|open|sendBeacon)\(\s*(?:["'][A-Z]+["']\s*,\s*)?["'`](?:https?|wss?):|\b(?:from|import)\s*\(?\s*["'`]https?:/;

/**
 * The hosts of components that many sites use. They compute the URLs of their requests, or create frames in the browser.
 * Elsewhere, a URL is mostly a link.
 */
const componentHosts = [
  ['giscus', 'frame-src', /["'`](https:\/\/giscus\.app)["'`]/g],
  ['Iconify', 'connect-src', /["'`](https:\/\/api\.(?:iconify\.design|simplesvg\.com|unisvg\.com))["'`]/g],
  ['react-tweet', 'connect-src', /["'`](https:\/\/react-tweet\.vercel\.app)(?:["'`]|\/api\/)/g],
] as const;

/**
 * Adds the hosts to which a script sends requests, or from which it imports modules, if the code contains their URLs.
 * A call with a computed URL isn't found, and neither are frames that scripts create, except those of
 * {@link componentHosts}.
 */
export function collectScriptSources(script: string, file: string, siteUrl: string, sources: Loads): void {
  for (const [name, directive, pattern] of componentHosts) {
    for (const [, url = ''] of script.matchAll(pattern)) {
      addLoad({file, element: `the ${name} component`, directive, url}, siteUrl, sources);
    }
  }
  if (!possibleRequest.test(script)) return;
  const addCall = ({
    callee,
    arguments: given,
  }: {
    readonly callee: {readonly type: string};
    readonly arguments: readonly object[];
  }) => {
    const name = getName(callee);
    if (name === undefined || !requestFunctions.has(name)) return;
    const url = getText(given[0]) ?? '';
    const target = /^[A-Z]+$/.test(url) ? (getText(given[1]) ?? '') : url;
    if (!/^(?:https?|wss?):\/\/[^/]/.test(target)) return;
    addLoad({file, element: `${name}("${target}")`, directive: 'connect-src', url: target}, siteUrl, sources);
  };
  const addImport = ({source}: {readonly source?: object | null}) => {
    const url = getText(source ?? undefined) ?? '';
    if (!/^https?:/.test(url)) return;
    addLoad({file, element: `import "${url}"`, directive: 'script-src', url}, siteUrl, sources);
  };
  try {
    simple(parse(script, {ecmaVersion: 'latest', sourceType: 'module'}), {
      CallExpression: addCall,
      NewExpression: addCall,
      ImportDeclaration: addImport,
      ImportExpression: addImport,
      ExportAllDeclaration: addImport,
      ExportNamedDeclaration: addImport,
    });
  } catch (error) {
    // Code that isn't JavaScript can't run.
    if (!(error instanceof SyntaxError)) throw error;
  }
}

/** Returns the last name of `fetch`, `window.fetch`, and `navigator.sendBeacon`. */
function getName(callee: {readonly type: string}): string | undefined {
  const {name, property} = callee as {readonly name?: string; readonly property?: {readonly name?: string}};
  return name ?? property?.name;
}

/** Returns the text of a string, or the beginning of a template. */
function getText(node: object | undefined): string | undefined {
  const {value, quasis} = (node ?? {}) as {
    readonly value?: unknown;
    readonly quasis?: readonly {readonly value: {readonly cooked?: string | null}}[];
  };
  return typeof value === 'string' ? value : (quasis?.[0]?.value.cooked ?? undefined);
}

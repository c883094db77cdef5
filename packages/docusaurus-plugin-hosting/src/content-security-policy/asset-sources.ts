import {escapeRegExp} from '@developer-docs/utils';
import {parse} from 'acorn';
import {simple} from 'acorn-walk';
import type {AddLoad} from './loads';

/** An absolute URL of a host, as it's written in CSS and JavaScript. */
const hostUrl = String.raw`(?:https?:)?\/\/[^\s"')]+`;
const importRule = new RegExp(String.raw`@import\s*(?:url\(\s*)?["']?(${hostUrl})`, 'gi');
const fontRule = /@font-face\s*\{[^}]*\}/gi;
const cssUrl = new RegExp(String.raw`url\(\s*["']?(${hostUrl})`, 'gi');

/** Adds the style sheets and fonts that a style sheet loads from other hosts. */
export function collectStyleSources(css: string, addLoad: AddLoad): void {
  for (const [, url = ''] of css.matchAll(importRule)) addLoad('style-src', `@import url(${url})`, url);
  for (const [rule] of css.matchAll(fontRule)) {
    for (const [, url = ''] of rule.matchAll(cssUrl)) addLoad('font-src', `@font-face url(${url})`, url);
  }
}

/** Functions that send requests to the URL in their first argument; the second one for `XMLHttpRequest.open`. */
const requestFunctions = ['EventSource', 'WebSocket', 'fetch', 'open', 'sendBeacon'];
/** A call such as `fetch("https:`, or `open("GET", "https:`. */
const requestCall = new RegExp(
  String.raw`\b(?:${requestFunctions.join('|')})\(\s*(?:["'][A-Z]+["']\s*,\s*)?["'\x60](?:https?|wss?):`,
);
/** A module on another host, such as `import("https:`, or `from "https:`. */
const remoteImport = /\b(?:from|import)\s*\(?\s*["'`]https?:/;

/**
 * The hosts of components that many sites use. They compute the URLs of their requests, or create frames in the
 * browser. Elsewhere, a URL is mostly a link.
 */
const componentHosts = [
  ['giscus', 'frame-src', ['https://giscus.app']],
  ['Iconify', 'connect-src', ['iconify.design', 'simplesvg.com', 'unisvg.com'].map((host) => `https://api.${host}`)],
  ['react-tweet', 'connect-src', ['https://react-tweet.vercel.app']],
] as const;

/** Returns whether a script contains a string that's a host's URL, or a URL of its API. */
const containsUrl = (script: string, url: string): boolean =>
  new RegExp(String.raw`["'\x60]${escapeRegExp(url)}(?:["'\x60]|/api/)`).test(script);

/**
 * Adds the hosts to which a script sends requests, or from which it imports modules, if the code contains their URLs.
 * A call with a computed URL isn't found, and neither are frames that scripts create, except those of
 * {@link componentHosts}.
 */
export function collectScriptSources(script: string, addLoad: AddLoad): void {
  for (const [name, directive, urls] of componentHosts) {
    for (const url of urls.filter((host) => containsUrl(script, host))) {
      addLoad(directive, `the ${name} component`, url);
    }
  }
  // Most scripts contain no such code, so they aren't parsed. Scripts that do may be the text of a code sample.
  if (!requestCall.test(script) && !remoteImport.test(script)) return;
  const addCall = ({callee, arguments: [first, second]}: Call) => {
    const name = getName(callee);
    if (name === undefined || !requestFunctions.includes(name)) return;
    const url = getText(first) ?? '';
    const target = /^[A-Z]+$/.test(url) ? (getText(second) ?? '') : url;
    if (!/^(?:https?|wss?):\/\/[^/]/.test(target)) return;
    addLoad('connect-src', `${name}("${target}")`, target);
  };
  const addImport = ({source}: {readonly source?: object | null}) => {
    const url = getText(source ?? undefined) ?? '';
    if (!/^https?:/.test(url)) return;
    addLoad('script-src', `import "${url}"`, url);
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

interface Call {
  readonly callee: object;
  readonly arguments: readonly object[];
}

/** Returns the last name of `fetch`, `window.fetch`, and `navigator.sendBeacon`. */
function getName(callee: object): string | undefined {
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

import type {AddLoad} from './loads';

/** An absolute URL of a host, as it's written in CSS. */
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

/** A call such as `fetch("https://api.example/`, or `open("GET", "https://api.example/`. */
const requestCall =
  /\b(EventSource|WebSocket|fetch|open|sendBeacon)\(\s*(?:["'][A-Z]+["']\s*,\s*)?["'`]((?:https?|wss?):\/\/[\w.:-]+)(?=["'`/?])/g;

/** Adds the hosts to which a script sends requests, if the calls contain their URLs. */
export function collectScriptSources(script: string, addLoad: AddLoad): void {
  for (const [, name = '', origin = ''] of script.matchAll(requestCall)) {
    addLoad('connect-src', `${name}("${origin}…")`, origin);
  }
}

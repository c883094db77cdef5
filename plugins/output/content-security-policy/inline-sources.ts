import {createHash} from 'node:crypto';
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {getProperty, parseHtml, walkElements} from '@developer-docs/internal/node';

/** CSP source expressions, such as `'sha256-…'`, for the inline scripts and styles on pages. */
export interface InlineSources {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

/**
 * Matches the `type` of scripts that browsers execute or that a policy governs (HTML standard, "prepare the script
 * element").
 */
const governedScriptType = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Adds a page's inline scripts and styles to `sources`.
 *
 * @param html - A page or a fragment of a page.
 * @param file - The file of the page, for the error message.
 * @throws Error if an element has an inline event handler, which a hash can't allow.
 */
export function collectInlineSources(html: string, file: string, sources: InlineSources): void {
  collectFromTree(parseHtml(html), file, sources);
}

function collectFromTree(tree: Root, file: string, sources: InlineSources): void {
  for (const element of walkElements(tree)) {
    collectFromElement(element, file, sources);
    // The children of a <template> are in a separate tree.
    if (element.content !== undefined) collectFromTree(element.content, file, sources);
  }
}

function collectFromElement(element: Element, file: string, {scripts, styles}: InlineSources): void {
  const {tagName, properties} = element;
  const handler = Object.keys(properties).find((name) => name.startsWith('on'));
  if (handler !== undefined) {
    throw new Error(
      `${file}: <${tagName} ${handler.toLowerCase()}="…"> is an inline event handler, which the content security policy blocks. Attach the handler in a script.`,
    );
  }
  const style = getProperty(element, 'style');
  if (style !== undefined) {
    styles.add(hashSource(style));
  }
  if (tagName === 'style') {
    styles.add(hashSource(toString(element)));
  }
  if (
    tagName === 'script' &&
    properties.src === undefined &&
    governedScriptType.test(getProperty(element, 'type') ?? '')
  ) {
    const script = toString(element);
    scripts.add(hashSource(script));
    // A script inserts Docusaurus's banner about a wrong base URL. The banner has inline styles, because style sheets
    // can't be loaded.
    for (const [, value = ''] of script.matchAll(/<[^>]* style="([^"]*)"/g)) {
      styles.add(hashSource(value));
    }
  }
}

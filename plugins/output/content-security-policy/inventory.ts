import {createHash} from 'node:crypto';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What the pages contain inline: sources for the policy, such as `'sha256-…'`. */
export interface Inventory {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

/** Types of `<script>` that a browser executes, or that a policy governs (HTML standard, "prepare the script element"). */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/**
 * Adds what a page contains inline to an inventory.
 *
 * @param html - The page, or a fragment of one.
 * @param name - Name of its file, for the message.
 * @param inventory - Is added to.
 * @throws Error when an element has an inline event handler: hashes do not cover these.
 */
export function takeInventory(html: string, name: string, inventory: Inventory): void {
  const visit = (node: Node): void => {
    if (isElement(node)) {
      takeElement(node, name, inventory);
    }
    if ('childNodes' in node) {
      node.childNodes.forEach(visit);
    }
    if ('content' in node) {
      visit(node.content);
    }
  };
  visit(parse(html));
}

function takeElement(element: Element, name: string, {scripts, styles}: Inventory): void {
  const attributes = new Map(element.attrs.map((attribute) => [attribute.name, attribute.value]));
  const handler = element.attrs.find((attribute) => attribute.name.startsWith('on'));
  if (handler !== undefined) {
    throw new Error(
      `${name}: <${element.tagName} ${handler.name}="…"> is an inline event handler, which the content security policy forbids. Attach the handler in a script.`,
    );
  }
  const style = attributes.get('style');
  if (style !== undefined) {
    styles.add(source(style));
  }
  if (element.tagName === 'style') {
    styles.add(source(textOf(element)));
  }
  if (element.tagName === 'script' && !attributes.has('src') && executable.test(attributes.get('type') ?? '')) {
    const script = textOf(element);
    scripts.add(source(script));
    // The base-URL banner is markup inside a script, with styles of its own because no style sheet can load.
    for (const [, value = ''] of script.matchAll(/<[^>]* style="([^"]*)"/g)) {
      styles.add(source(value));
    }
  }
}

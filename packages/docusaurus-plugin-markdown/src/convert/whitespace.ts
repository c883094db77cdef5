import {isInline} from '@developer-docs/utils/node';
import type {Element, ElementContent, Text} from 'hast';

/** Elements that are displayed in a line of text, next to which spaces matter. */
const replacedTags = new Set('audio canvas embed iframe img input math object picture svg video'.split(' '));

/**
 * Collapses whitespace the way browsers do: to one space within a line, and to none at its start and end.
 *
 * `rehype-minify-whitespace`, which `hast-util-to-mdast` uses, does the same, but takes a quarter of the conversion
 * time.
 */
export function collapseWhitespace(content: Element): void {
  /** Whether the line is empty or ends with a space. */
  let isAfterSpace = true;
  /** The last text of the line, if it ends with a space. */
  let textWithSpace: Text | undefined;

  function endLine(): void {
    if (textWithSpace !== undefined) textWithSpace.value = textWithSpace.value.slice(0, -1);
    textWithSpace = undefined;
    isAfterSpace = true;
  }

  /** @returns Whether anything is left of the node. */
  function collapse(node: ElementContent): boolean {
    if (node.type === 'text') {
      const value = node.value.replace(/[\t\n\v\f\r ]+/g, ' ');
      node.value = isAfterSpace && value.startsWith(' ') ? value.slice(1) : value;
      if (node.value === '') return false;
      isAfterSpace = value.endsWith(' ');
      textWithSpace = isAfterSpace ? node : undefined;
    } else if (node.type === 'element') {
      collapseElement(node);
    }
    return true;
  }

  function collapseElement(element: Element): void {
    const isReplaced = replacedTags.has(element.tagName);
    const isBlock = !isReplaced && !isInline(element);
    if (isBlock) endLine();
    // Lines inside it, as in a formula, don't end the line that it's in.
    if (isReplaced) textWithSpace = undefined;
    if (element.tagName !== 'pre') element.children = element.children.filter(collapse);
    if (isBlock) endLine();
    if (isReplaced) [isAfterSpace, textWithSpace] = [false, undefined];
  }

  collapseElement(content);
}

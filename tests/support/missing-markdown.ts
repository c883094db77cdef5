import {isElement, isInline, parseHtml} from '@developer-docs/utils/node';
import type {Element, ElementContent} from 'hast';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {findPageElement} from '../../packages/docusaurus-plugin-markdown/src/convert/content';
import {copyContent} from '../../packages/docusaurus-plugin-markdown/src/convert/copy-content';
import {walkNodes} from '../../packages/docusaurus-plugin-markdown/src/convert/markdown';

/**
 * Returns the texts of a page that its Markdown files lack: headings, paragraphs, table cells, list items, and lines of
 * code.
 *
 * Texts are compared without whitespace, punctuation, and case, because the Markdown adds separators and displays some
 * labels in uppercase. Lines of code are compared exactly, except for whitespace.
 *
 * @param files - The Markdown files of the page.
 */
export function findMissingText(html: string, files: readonly string[]): string[] {
  const content = findPageElement(parseHtml(html), html);
  if (content === undefined) throw new Error('The page has no content.');
  const segments = new SegmentCollector();
  segments.addChildren(copyContent(content));
  const {texts, codeLines} = readMarkdown(files);
  const fullText = [...texts, ...[...codeLines].map(normalizeText)].join('\n');
  const foundTexts = groupTexts(texts);
  const missingTexts = [...groupTexts(segments.texts)].flatMap(([key, group]) => {
    const isFound =
      (foundTexts.get(key)?.length ?? 0) >= group.length || countOccurrences(fullText, key) >= group.length;
    return key === '' || isFound ? [] : group.slice(0, 1);
  });
  const missingLines = segments.codeLines.filter((line) => !codeLines.has(normalizeCode(line)));
  return [...missingTexts, ...new Set(missingLines)];
}

/** Keeps letters with their marks, digits, and symbols such as emoji. */
const normalizeText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{So}]+/gu, '');

const normalizeCode = (line: string): string => line.replace(/\s+/g, ' ').trim();

const countOccurrences = (text: string, part: string): number => text.split(part).length - 1;

/** Groups texts that are equal after normalization. */
function groupTexts(texts: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const text of texts) {
    const key = normalizeText(text);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [text]);
    else group.push(text);
  }
  return groups;
}

const textBlocks = new Set(['heading', 'paragraph', 'tableCell']);

/** Reads the texts of blocks, and the lines of code, in Markdown files. */
function readMarkdown(files: readonly string[]): {texts: string[]; codeLines: Set<string>} {
  const texts: string[] = [];
  const codeLines = new Set<string>();
  for (const file of files) {
    const tree: Nodes = fromMarkdown(file, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
    for (const node of walkNodes([tree])) {
      if (textBlocks.has(node.type)) texts.push(normalizeText(toString(node)));
      const lines = node.type === 'code' ? node.value.split('\n') : [];
      for (const line of lines) codeLines.add(normalizeCode(line));
    }
  }
  return {texts, codeLines};
}

/**
 * Elements that become something other than their text: images become their descriptions, media and embedded pages
 * become links, and formulas become their source.
 */
const replacedTags = new Set(['audio', 'br', 'hr', 'iframe', 'img', 'math', 'object', 'svg', 'video', 'wbr']);

/** Elements whose blocks become a single line in Markdown, including code. */
const lineTags = new Set(['dt', 'figcaption', 'summary', 'td', 'th']);

/** Collects the lines of text on a page. A block starts and ends a line. */
class SegmentCollector {
  readonly texts: string[] = [];
  readonly codeLines: string[] = [];
  private text = '';
  private isInLine = false;

  addChildren({tagName, children}: Element): void {
    const wasInLine = this.isInLine;
    this.isInLine ||= lineTags.has(tagName);
    for (const child of children) this.add(child);
    this.endLine();
    this.isInLine = wasInLine;
  }

  private add(node: ElementContent): void {
    if (node.type === 'text') {
      this.text += node.value;
    } else if (isElement(node)) {
      if (node.tagName === 'br') {
        this.endLine();
      } else if (node.tagName === 'pre') {
        this.addCode(node);
      } else if (replacedTags.has(node.tagName)) {
        return;
      } else if (isInline(node)) {
        node.children.forEach((child) => this.add(child));
      } else {
        this.endLine();
        this.addChildren(node);
      }
    }
  }

  private endLine(): void {
    const text = this.text.replace(/\s+/g, ' ').trim();
    if (text !== '') this.texts.push(text);
    this.text = '';
  }

  private addCode(element: Element): void {
    this.endLine();
    const lines = readCode(element).split('\n');
    (this.isInLine ? this.texts : this.codeLines).push(...lines.filter((line) => line.trim() !== ''));
  }
}

function readCode(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node)) return '';
  return node.tagName === 'br' ? '\n' : node.children.map(readCode).join('');
}

import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';

/** A part of a text. */
export interface Excerpt {
  readonly text: string;
  /** The line number, starting at 1. */
  readonly line: number;
}

/** Plain text, in which `␣` replaces code. */
export interface ProseExcerpt extends Excerpt {
  readonly isHeading: boolean;
}

/** Extracts the prose of a Markdown, YAML, TypeScript, or JavaScript file. Strings and comments can contain Markdown. */
export function extractProse(file: string, text: string): ProseExcerpt[] {
  if (/\.mdx?$/.test(file)) {
    return extractMarkdownProse(text);
  }
  return extractStrings(file, text).flatMap(({text, line}) =>
    extractMarkdownProse(text).map((excerpt) => ({...excerpt, line: line + excerpt.line - 1})),
  );
}

function extractStrings(file: string, text: string): Excerpt[] {
  if (/\.ya?ml$/.test(file)) {
    return extractYamlStrings(text);
  }
  return file.endsWith('.d.ts') ? extractDocComments(text) : extractCodeStrings(file, text);
}

/** Extracts titles and descriptions in front matter, paragraphs, headings, and table cells, without MDX elements. */
function extractMarkdownProse(markdown: string): ProseExcerpt[] {
  const [frontMatter = ''] = /^---\n.*?\n---\n/s.exec(markdown) ?? [];
  const excerpts = [...frontMatter.matchAll(/^(title|sidebar_label|description): *["']?(.*?)["']?$/gm)].map(
    ([, key, text = '']) => ({text, line: 1, isHeading: key !== 'description'}),
  );
  // Blank lines keep the line numbers.
  const content = frontMatter.replace(/.*/g, '') + markdown.slice(frontMatter.length);
  visit(fromMarkdown(content, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]}), (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      // Sentences can span lines, so findings refer to the first line of the paragraph.
      const text = removeCode(node).replaceAll('\n', ' ');
      excerpts.push({text, line: node.position?.start.line ?? 1, isHeading: node.type === 'heading'});
    }
  });
  return excerpts;
}

/** Returns the text of a node without code, and without the explicit ID of a heading. */
function removeCode(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return '␣';
  }
  if (node.type === 'html') {
    return '';
  }
  const text = 'children' in node ? node.children.map(removeCode).join('') : toString(node);
  return node.type === 'heading' ? text.replace(/\s*\{#[\w-]+\}$/, '') : text;
}

/** Keys in YAML whose values are data rather than prose. */
const dataKeys = new Set(['value', 'example', 'examples', 'default', 'const', 'enum', 'pattern', 'required', 'sample']);
/** Keys in YAML whose child keys are names that the contract defines. */
const namedMaps = new Set(['properties', 'schemas', 'parameters', 'headers', 'responses', 'x-values']);

/** Extracts every string of more than one word from YAML, except data. */
function extractYamlStrings(text: string): Excerpt[] {
  const counter = new LineCounter();
  const collect = (node: unknown, hasNamesAsKeys: boolean): Excerpt[] => {
    if (isScalar(node) && typeof node.value === 'string' && node.value.includes(' ')) {
      return [{text: node.value, line: counter.linePos(node.range?.[0] ?? 0).line}];
    }
    if (isSeq(node)) {
      return node.items.flatMap((item) => collect(item, false));
    }
    if (!isMap(node)) {
      return [];
    }
    return node.items.flatMap(({key, value}) => {
      const name = isScalar(key) ? String(key.value) : '';
      return !hasNamesAsKeys && dataKeys.has(name) ? [] : collect(value, !hasNamesAsKeys && namedMaps.has(name));
    });
  };
  return collect(parseDocument(text, {lineCounter: counter}).contents, false);
}

/** Extracts the lines of doc comments, without examples or tag names. */
function extractDocComments(text: string): Excerpt[] {
  return [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].flatMap(({0: comment, index}) => {
    const first = text.slice(0, index).split('\n').length;
    let isCode = false;
    return comment.split('\n').flatMap((line, below) => {
      const sentence = line.replace(/^\s*\/?\*+\/?\s?|\s*\*\/$/g, '').replace(/^@\w+\s*/, '');
      isCode = sentence.startsWith('```') ? !isCode : isCode;
      return isCode || !sentence.includes(' ') ? [] : [{text: sentence, line: first + below}];
    });
  });
}

/** Matches strings in code that can be prose: at least two words, one of which is in lowercase. */
const codeProse = /[A-Za-z]\S* (?:\S+ )*[a-z]{2,}/;

/** Extracts the strings of code that can be prose, such as labels and error messages. `␣` replaces expressions. */
function extractCodeStrings(fileName: string, text: string): Excerpt[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest);
  const excerpts: Excerpt[] = [];
  const visitNode = (node: ts.Node) => {
    const value = readStringNode(node);
    if (value !== undefined && codeProse.test(value)) {
      const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
      excerpts.push({text: value.replace(/\s+/g, ' ').trim(), line: line + 1});
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(file);
  return excerpts;
}

function readStringNode(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) {
    return node.text;
  }
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({literal}) => literal.text)].join('␣')
    : undefined;
}

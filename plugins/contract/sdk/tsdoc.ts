import ts from 'typescript';
import type {Place} from './model';

/** The comment of a declaration: the text before the first tag, and the tags. */
export interface Comment {
  readonly description: string;
  /** Text of each tag by name; a tag that stands twice has its last text. */
  readonly tags: ReadonlyMap<string, string>;
  readonly parameters: ReadonlyMap<string, string>;
}

/** Where a node stands. */
export function placeOf(node: ts.Node): Place {
  const source = node.getSourceFile();
  return {file: source.fileName, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1};
}

/** Stops the build at a declaration. */
export function failAt({file, line}: Place, message: string): never {
  throw new Error(`contract/ui-sdk/${file}:${line}: ${message}`);
}

/**
 * Reads the TSDoc comment of a declaration.
 *
 * @throws Error with file and line when there is none, or when it has no description.
 */
export function readComment(node: ts.Node, name: string): Comment {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const description = text(comment?.comment);
  if (comment === undefined || description === '') {
    failAt(placeOf(node), `"${name}" has no description. Write one sentence in a comment above it.`);
  }
  const tags = new Map<string, string>();
  const parameters = new Map<string, string>();
  for (const tag of comment.tags ?? []) {
    if (ts.isJSDocParameterTag(tag)) {
      parameters.set(tag.name.getText(), text(tag.comment).replace(/^-\s*/, ''));
    } else {
      tags.set(tag.tagName.text, text(tag.comment));
    }
  }
  return {description, tags, parameters};
}

/**
 * The text of a tag that must be there.
 *
 * @throws Error with file and line that says what to write.
 */
export function needTag(node: ts.Node, name: string, {tags}: Comment, tag: string): string {
  const value = tags.get(tag);
  if (value === undefined || value === '') {
    failAt(placeOf(node), `"${name}" has no @${tag}. Write it in the comment above it.`);
  }
  return value;
}

/**
 * The code of `@example`.
 *
 * @throws Error with file and line when there is no example in a fence of `ts`.
 */
export function needExample(node: ts.Node, name: string, comment: Comment): string {
  const [, code] = /^```ts\n([\s\S]+?)\n```$/.exec(needTag(node, name, comment, 'example')) ?? [];
  if (code === undefined) {
    failAt(placeOf(node), `The @example of "${name}" is not one code fence that starts with \`\`\`ts.`);
  }
  return code;
}

/** The names in backticks of a tag such as `@throws`; none when the tag is absent. */
export function namesIn(comment: Comment, tag: string): string[] {
  return [...(comment.tags.get(tag) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

function text(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

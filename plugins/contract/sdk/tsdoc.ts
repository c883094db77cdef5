import ts from 'typescript';
import type {SourceLocation} from './model';

/** The TSDoc comment of a declaration. */
export interface TsdocComment {
  /** The text before the first tag. */
  readonly description: string;
  /** The text of each tag, by name. If a tag is repeated, the last one is used. */
  readonly tags: ReadonlyMap<string, string>;
  /** The descriptions in `@param`, by parameter. */
  readonly parameters: ReadonlyMap<string, string>;
}

export function getSourceLocation(node: ts.Node): SourceLocation {
  const source = node.getSourceFile();
  return {file: source.fileName, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1};
}

/** Throws an error with the location of a declaration. */
export function throwAt({file, line}: SourceLocation, message: string): never {
  throw new Error(`contract/ui-sdk/${file}:${String(line)}: ${message}`);
}

/**
 * Reads the TSDoc comment of a declaration.
 *
 * @throws Error with file and line if there is none, or if it has no description.
 */
export function readComment(node: ts.Node, name: string): TsdocComment {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const description = toText(comment?.comment);
  if (comment === undefined || description === '') {
    throwAt(getSourceLocation(node), `"${name}" has no description. Add one in a comment above it.`);
  }
  const tags = new Map<string, string>();
  const parameters = new Map<string, string>();
  for (const tag of comment.tags ?? []) {
    if (ts.isJSDocParameterTag(tag)) {
      parameters.set(tag.name.getText(), toText(tag.comment).replace(/^-\s*/, ''));
    } else {
      tags.set(tag.tagName.text, toText(tag.comment));
    }
  }
  return {description, tags, parameters};
}

/**
 * Returns the text of a required tag.
 *
 * @throws Error with file and line if the tag is missing or empty.
 */
export function requireTag(node: ts.Node, name: string, {tags}: TsdocComment, tag: string): string {
  const value = tags.get(tag);
  if (value === undefined || value === '') {
    throwAt(getSourceLocation(node), `"${name}" has no @${tag}. Add it to the comment above.`);
  }
  return value;
}

/**
 * Returns the code of `@example`.
 *
 * @throws Error with file and line if there is no example in a code fence of the language `ts`.
 */
export function requireExample(node: ts.Node, name: string, comment: TsdocComment): string {
  const [, code] = /^```ts\n([\s\S]+?)\n```$/.exec(requireTag(node, name, comment, 'example')) ?? [];
  if (code === undefined) {
    throwAt(
      getSourceLocation(node),
      `The @example of "${name}" must be a single code fence that starts with \`\`\`ts.`,
    );
  }
  return code;
}

/** Reads the names in backticks in a tag such as `@throws`. Returns an empty array if the tag is missing. */
export function readCodeNames({tags}: TsdocComment, tag: string): string[] {
  return [...(tags.get(tag) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

function toText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

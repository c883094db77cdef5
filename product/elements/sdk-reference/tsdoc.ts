import ts from 'typescript';
import type {SourceLocation} from './model';

function getSourceLocation(node: ts.Node): SourceLocation {
  const source = node.getSourceFile();
  return {file: source.fileName, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1};
}

/** Throws an error with a declaration's location. */
function throwAt({file, line}: SourceLocation, message: string): never {
  throw new Error(`product/ui-sdk/${file}:${line}: ${message}`);
}

/** The TSDoc comment of a declaration. Its errors contain the declaration's file and line. */
export class TsdocComment {
  readonly location: SourceLocation;
  /** The text before the first tag. */
  readonly description: string;
  /** The text of each tag, by name. If a tag is repeated, the last one is used. */
  readonly tags: Record<string, string> = {};
  /** The descriptions in `@param`, by parameter. */
  readonly parameters = new Map<string, string>();

  /** @throws Error if there is no comment, or if it has no description. */
  constructor(
    node: ts.Node,
    readonly name: string,
  ) {
    const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
    this.location = getSourceLocation(node);
    this.description = toText(comment?.comment);
    if (this.description === '') throwAt(this.location, `"${name}" has no description. Add one in a comment above it.`);
    for (const tag of comment?.tags ?? []) {
      if (ts.isJSDocParameterTag(tag)) {
        this.parameters.set(tag.name.getText(), toText(tag.comment).replace(/^-\s*/, ''));
      } else {
        this.tags[tag.tagName.text] = toText(tag.comment);
      }
    }
  }

  /** The code of `@example`; `undefined` if there is no example in a code fence of the language `ts`. */
  get example(): string | undefined {
    return /^```ts\n([\s\S]+?)\n```$/.exec(this.tags.example ?? '')?.[1];
  }

  /** Returns the error codes in `@throws`, which are in backticks. */
  readErrorCodes(): string[] {
    return [...(this.tags.throws ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  }
}

function toText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

import ts from 'typescript';
import type {SdkEntry} from './model';

/** The TSDoc comment of a declaration. */
interface TsdocComment extends Pick<SdkEntry, 'name' | 'description' | 'tags' | 'example' | 'throws' | 'location'> {
  /** The descriptions in `@param`, by parameter. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** @throws Error with the declaration's file and line if there is no comment, or if it has no description. */
export function readComment(node: ts.Node, name: string): TsdocComment {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const source = node.getSourceFile();
  const {line} = source.getLineAndCharacterOfPosition(node.getStart(source));
  const location = `${source.fileName}:${line + 1}`;
  const description = toText(comment?.comment);
  if (description === '') {
    throw new Error(`product/ui-sdk/${location}: "${name}" has no description. Add one in a comment above it.`);
  }
  const tags: Record<string, string> = {};
  const parameters = new Map<string, string>();
  for (const tag of comment?.tags ?? []) {
    if (ts.isJSDocParameterTag(tag)) {
      parameters.set(tag.name.getText(), toText(tag.comment).replace(/^-\s*/, ''));
    } else {
      tags[tag.tagName.text] = toText(tag.comment);
    }
  }
  const {throws = '', example = ''} = tags;
  return {
    name,
    description,
    tags,
    parameters,
    location,
    throws: [...throws.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    example: /^```ts\n([\s\S]+?)\n```$/.exec(example)?.[1],
  };
}

function toText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

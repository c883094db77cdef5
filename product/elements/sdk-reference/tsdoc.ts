import ts from 'typescript';

/**
 * Reads the TSDoc comment of a declaration.
 *
 * @throws Error with the declaration's file and line if there is no comment, or if it has no description.
 */
export function readComment(node: ts.Node, name: string) {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const source = node.getSourceFile();
  const {line} = source.getLineAndCharacterOfPosition(node.getStart(source));
  const location = `${source.fileName}:${line + 1}`;
  const description = toText(comment?.comment);
  if (description === '') {
    throw new Error(`product/ui-sdk/${location}: "${name}" has no description. Add one in a comment above it.`);
  }
  const tags: Record<string, string> = {};
  /** The descriptions in `@param`, by parameter. */
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

const toText = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').trim();

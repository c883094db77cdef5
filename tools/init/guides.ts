/** A part of a guide that's only about the example product, with the text for other products in a comment. */
const examplePart =
  /^<!-- example:start -->\n+([^]*?)(?:<!-- example:else\n+([^]*?)example:end -->|<!-- example:end -->)\n+/gm;

/** A line of Markdown, YAML, or TypeScript that's only about the example product. */
const exampleLine = /^.*(?:<!-- example -->.*|(?:#|\/\/) example)\n/gm;

/**
 * Removes everything about the example product from a file such as README.md.
 *
 * @param name - The name of the new product, which replaces `__BRAND__`.
 * @throws Error if a marker has no counterpart.
 */
export function removeExample(file: string, text: string, name: string): string {
  const result = text
    .replaceAll(examplePart, (_, _example: string, other: string | undefined = '') =>
      other.replaceAll('__BRAND__', () => name),
    )
    .replaceAll(exampleLine, '');
  const [marker] = /<!-- example.*|.*example:end -->/.exec(result) ?? [];
  if (marker !== undefined) {
    throw new Error(`${file} contains "${marker}" without its counterpart. Add the other marker, or remove this one.`);
  }
  return `${result.trimEnd()}\n`;
}

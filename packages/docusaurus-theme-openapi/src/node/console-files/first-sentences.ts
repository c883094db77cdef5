/**
 * Returns the first paragraph of Markdown as plain text with inline code, truncated after the first sentence that ends
 * beyond 140 characters.
 */
export function toFirstSentences(markdown: string): string {
  const paragraph = (markdown.split(/\n\s*\n/)[0] ?? '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*?/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const end = paragraph.slice(140).search(/[.!?] /);
  return end < 0 ? paragraph : paragraph.slice(0, 140 + end + 1);
}

/**
 * Inserts tags at the end of the `<head>` of a built page. Minified pages have no tags around the head, so the tags
 * are inserted after the title, which every page has.
 *
 * @param file - The path of the page's file, for the error message.
 * @throws Error if the page has neither `</head>` nor `</title>`.
 */
export function insertIntoHead(html: string, tags: string, file: string): string {
  const headEnd = html.indexOf('</head>');
  const titleEnd = html.indexOf('</title>');
  if (headEnd === -1 && titleEnd === -1) {
    throw new Error(`${file} has no </head> tag to insert tags before. Check the page template (ssrTemplate).`);
  }
  const position = headEnd === -1 ? titleEnd + '</title>'.length : headEnd;
  return html.slice(0, position) + tags + html.slice(position);
}

/**
 * Inserts tags after the title in the `<head>` of a built page. Minified pages have no tags around the head, and the
 * text of a script in it can contain `</head>`.
 *
 * @param file - The path of the page's file, for the error message.
 * @throws Error if the page has no title.
 */
export function insertIntoHead(html: string, tags: string, file: string): string {
  const titleEnd = html.indexOf('</title>');
  if (titleEnd === -1) {
    throw new Error(`${file} has no <title> to insert tags after. Check the page template (ssrTemplate).`);
  }
  const position = titleEnd + '</title>'.length;
  return html.slice(0, position) + tags + html.slice(position);
}

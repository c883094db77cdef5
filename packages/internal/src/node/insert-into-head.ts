/**
 * Inserts tags at the end of the `<head>` of a built page.
 *
 * @param file - The path of the page's file, for the error message.
 * @throws Error if the page has no `</head>`.
 */
export function insertIntoHead(html: string, tags: string, file: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) {
    throw new Error(`${file} has no </head> tag to insert tags before. Check the page template (ssrTemplate).`);
  }
  return html.slice(0, end) + tags + html.slice(end);
}

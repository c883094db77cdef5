/**
 * Puts tags at the end of the head of a built page.
 *
 * @throws Error when the page has no head: the page template has changed.
 */
export function putIntoHead(html: string, tags: string, name: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) {
    throw new Error(`${name} has no </head>, in front of which tags go: the page template has changed.`);
  }
  return html.slice(0, end) + tags + html.slice(end);
}

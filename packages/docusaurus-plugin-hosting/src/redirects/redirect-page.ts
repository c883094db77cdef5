import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '@developer-docs/utils';

/**
 * The script is the same on all pages, so it needs only one hash in the content security policy. `inline/` has the same
 * path from `src/` and `lib/`.
 */
const redirectScript = readFileSync(path.join(__dirname, '../../inline/redirect.js'), 'utf8');

/**
 * Renders the script that redirects a page or some of its anchors.
 *
 * @param targets - New URLs by old hash (`#old`). The empty key represents the page itself.
 */
export const renderRedirectScript = (targets: Readonly<Record<string, string>>): string =>
  `<script data-targets="${escapeHtml(JSON.stringify(targets))}">${redirectScript}</script>`;

/**
 * Renders the page at the old URL of a moved page. It also redirects without JavaScript, but loses the query and hash.
 *
 * @param to - The new URL path, including the base URL.
 * @param origin - Origin of the site.
 */
export function renderRedirectPage(to: string, origin: string): string {
  const url = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>This page has moved</title>
<link rel="canonical" href="${escapeHtml(origin)}${url.replace(/#.*/, '')}">
${renderRedirectScript({'': to})}
<noscript><meta http-equiv="refresh" content="0; url=${url}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${url}">${url}</a>.</p>
</body>
</html>
`;
}

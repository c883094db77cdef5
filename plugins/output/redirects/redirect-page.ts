import {escapeHtml} from '../../shared';

/**
 * What leads on: it reads where to from its own element, a page's own address under the empty key and those of anchors under
 * theirs, and keeps query and hash. One text for all pages, so it costs the content security policy one hash.
 */
const script =
  "(()=>{const t=JSON.parse(document.currentScript.dataset.moved),{search:s,hash:h}=location,a=t[h]??t[''];a!==undefined&&location.replace(a.includes('#')?a.replace('#',s+'#'):a+s+h)})()";

/**
 * The script that leads on.
 *
 * @param targets - New addresses by what is behind the old page's: nothing for the page, `#old` for an anchor.
 */
export function movedScript(targets: Readonly<Record<string, string>>): string {
  return `<script data-moved="${escapeHtml(JSON.stringify(targets))}">${script}</script>`;
}

/**
 * The page at the old address of one that has moved. Without scripts it leads on too, and loses query and hash.
 *
 * @param to - The new address on the host.
 * @param origin - Origin of the site.
 */
export function redirectPage(to: string, origin: string): string {
  const address = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>This page has moved</title>
<link rel="canonical" href="${escapeHtml(origin)}${address.replace(/#.*/, '')}">
${movedScript({'': to})}
<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${address}">${address}</a>.</p>
</body>
</html>
`;
}

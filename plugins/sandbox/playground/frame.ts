/**
 * The policy of the page. It allows no connections at all: the playground replaces `fetch` with the sandbox. Downloads of
 * exported files are `blob:` URLs, which no directive restricts.
 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";

/** The page in which the playground runs the widget. */
export const frameHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Widget</title>
    <link rel="stylesheet" href="frame.css">
    <script src="widget.js"></script>
  </head>
  <body>
    <div id="designer"></div>
  </body>
</html>
`;

/** The container has the minimum size of the widget even in a narrow window. */
export const frameStyles = `body { margin: 0; }
#designer { min-width: 320px; min-height: 480px; }
#designer.small { width: 300px; min-width: 0; min-height: 0; height: 400px; overflow: hidden; }
`;

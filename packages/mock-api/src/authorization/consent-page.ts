import {escapeHtml} from '@developer-docs/utils';
import type {AuthorizationRequest} from './authorization-request.js';

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'Referrer-Policy': 'no-referrer',
};

const createPage = (title: string, body: string, status: number): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 32rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
  label { display: block; margin: 0.5rem 0; }
  button { font: inherit; padding: 0.5rem 1.5rem; }
</style>
<h1>${title}</h1>
${body}
</html>
`,
    {status, headers},
  );

/** Creates the page that asks the user to allow or deny a request. */
export const createConsentPage = ({clientId, redirectUri, scopes}: AuthorizationRequest): Response =>
  createPage(
    'Allow access to the mock?',
    `<p><strong>${escapeHtml(clientId)}</strong> asks for access.</p>
<form method="post">
${scopes
  .map(
    ({name, description}) =>
      `<label><input type="checkbox" name="scope" value="${escapeHtml(name)}" checked> <code>${escapeHtml(name)}</code> ${escapeHtml(description)}</label>`,
  )
  .join('\n')}
<p>You'll return to <code>${escapeHtml(redirectUri)}</code>.</p>
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny">Deny</button>
</form>`,
    200,
  );

/** Creates the page for a request whose error can't be sent to a redirect URL. */
export const createErrorPage = (message: string): Response =>
  createPage('Invalid authorization request', `<p>${escapeHtml(message)}</p>`, 400);

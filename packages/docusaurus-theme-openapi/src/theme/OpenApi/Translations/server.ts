import {translate} from '@docusaurus/Translate';

/** Returns the error messages of requests to a server, which are only loaded with the code that sends them. */
export const getServerTexts = () => ({
  'console.server.basicAuth': translate({
    id: 'theme.openapi.console.server.basicAuth',
    message: 'The console doesn’t support user names and passwords. Use one of the code samples.',
  }),
  'console.server.cookies': translate({
    id: 'theme.openapi.console.server.cookies',
    message: 'Browsers don’t let pages of other sites send cookies. Use one of the code samples.',
  }),
  'console.server.body': translate({
    id: 'theme.openapi.console.server.body',
    message: 'Browsers don’t send a body with {method} requests. Use one of the code samples.',
  }),
  'console.server.timeout': translate({
    id: 'theme.openapi.console.server.timeout',
    message: '{server} didn’t respond within {seconds} seconds.',
  }),
  'console.server.redirect': translate({
    id: 'theme.openapi.console.server.redirect',
    message: 'The server redirected the request; the browser doesn’t say where.',
  }),
  'console.server.unreachable': translate({
    id: 'theme.openapi.console.server.unreachable',
    message:
      'The browser couldn’t send the request to {server}, or read its response. Either the server can’t be reached, or it doesn’t allow requests from {origin} (CORS). Use a code sample, or the sandbox.',
  }),
});

export type ServerTexts = ReturnType<typeof getServerTexts>;

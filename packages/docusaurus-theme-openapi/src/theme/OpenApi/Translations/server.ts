import {translate} from '@docusaurus/Translate';

/** Returns the error messages of requests to a server, which are only loaded with the code that sends them. */
export const getServerTexts = () => ({
  'console.server.forbiddenHeader': translate({
    id: 'theme.openapi.console.server.forbiddenHeader',
    message: 'Browsers don’t let pages send the header {name}. Remove its value, or use one of the code samples.',
  }),
  'console.server.body': translate({
    id: 'theme.openapi.console.server.body',
    message: 'Browsers don’t send a body with {method} requests. Use one of the code samples.',
  }),
  'console.server.timeout': translate({
    id: 'theme.openapi.console.server.timeout',
    message: '{server} didn’t respond within {seconds} seconds.',
  }),
  'console.server.cutOff': translate({
    id: 'theme.openapi.console.server.cutOff',
    message:
      'The connection to {server} was lost before the response was complete. The request isn’t repeated automatically.',
  }),
  'console.server.redirect': translate({
    id: 'theme.openapi.console.server.redirect',
    message: 'The server redirected the request; the browser doesn’t say where.',
  }),
  'console.server.unreachable': translate({
    id: 'theme.openapi.console.server.unreachable',
    message:
      'The browser couldn’t send the request to {server}, or read its response. Either the server can’t be reached, or it doesn’t allow requests from {origin} (CORS), or the content security policy of this site doesn’t allow requests to it (connect-src). Use a code sample, or the sandbox.',
  }),
  'console.server.header': translate({
    id: 'theme.openapi.console.server.header',
    message: 'The value of the header {name} contains characters that headers can’t have. Enter another value.',
  }),
  'console.server.sameHeader': translate({
    id: 'theme.openapi.console.server.sameHeader',
    message:
      'Several credentials of this request belong in the header {name}, of which a request can have only one. Choose another credential, or ask the owner of the API.',
  }),
  'console.server.offline': translate({
    id: 'theme.openapi.console.server.offline',
    message: 'Your browser is offline. Connect to the network, or use the sandbox, and try again.',
  }),
  'console.server.mixedContent': translate({
    id: 'theme.openapi.console.server.mixedContent',
    message:
      'Browsers don’t send requests from a page with https to {server}. Use a server with https, a code sample, or the sandbox.',
  }),
  'console.server.localNetwork': translate({
    id: 'theme.openapi.console.server.localNetwork',
    message: 'The server is in your local network: Chrome only sends the request if you allow this site to access it.',
  }),
});

export type ServerTexts = ReturnType<typeof getServerTexts>;

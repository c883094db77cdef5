import {translate} from '@docusaurus/Translate';

/** Returns whether only the reader's own computer or network can reach a host. */
const isLocal = (host: string) =>
  /^(?:localhost|.*\.(?:local(?:host)?|internal|home\.arpa)|(?:127|10|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+|\[(?:::1|::ffff:.*|f[cd].*|fe[89ab].*)\])\.?$/.test(
    host,
  );

/** Explains a request that failed without a response. The browser doesn't tell the page why. */
export function explainFailure(url: string): string {
  const {origin, hostname, protocol} = new URL(url);
  const {location, navigator} = window;
  const values = {server: origin, origin: location.origin};
  if (!navigator.onLine && !isLocal(hostname)) {
    return translate({
      id: 'theme.openapi.console.server.offline',
      message: 'Your browser is offline. Connect to the network, or use the sandbox, and try again.',
    });
  }
  const isMixed =
    location.protocol === 'https:' && protocol === 'http:' && !/^(?:localhost|127\..*|\[::1\])$/.test(hostname);
  if (isMixed) {
    return translate(
      {
        id: 'theme.openapi.console.server.mixedContent',
        message:
          'Browsers don’t send requests from an HTTPS page to {server}. Use an HTTPS server, a code sample, or the sandbox.',
      },
      values,
    );
  }
  return [
    translate(
      {
        id: 'theme.openapi.console.server.unreachable',
        message:
          'The browser couldn’t send the request to {server}, or read its response. Either the server can’t be reached, or it doesn’t allow requests from {origin} (CORS), or the content security policy of this site doesn’t allow requests to it (connect-src). Use a code sample, or the sandbox.',
      },
      values,
    ),
    ...(isLocal(hostname) && !isLocal(location.hostname)
      ? [
          translate({
            id: 'theme.openapi.console.server.localNetwork',
            message:
              'The server is in your local network: Chrome only sends the request if you allow this site to access it.',
          }),
        ]
      : []),
  ].join(' ');
}

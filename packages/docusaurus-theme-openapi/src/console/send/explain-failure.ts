import {isLoopbackUrl} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';

/** Hosts that only the reader's computer or network can reach: private addresses, and names that only it resolves. */
const localHost =
  /^(?:localhost|(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|.*\.(?:local|localhost|internal))$/;

/** The same for IPv6: loopback, unique local, and link-local addresses. */
const localAddress = /^\[(?:::1?|f[cd]..:.*|fe[89ab].:.*)\]$/;

const isLocal = (host: string) => localHost.test(host) || localAddress.test(host);

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
  if (location.protocol === 'https:' && protocol === 'http:' && !isLoopbackUrl(url)) {
    return translate(
      {
        id: 'theme.openapi.console.server.mixedContent',
        message:
          'Browsers don’t send requests from an HTTPS page to {server}. Use an HTTPS server, a code sample, or the sandbox.',
      },
      values,
    );
  }
  const reason = translate(
    {
      id: 'theme.openapi.console.server.unreachable',
      message:
        'The browser couldn’t send the request to {server}, or read its response. Either the server can’t be reached, or it doesn’t allow requests from {origin} (CORS), or the content security policy of this site doesn’t allow requests to it (connect-src). Use a code sample, or the sandbox.',
    },
    values,
  );
  if (!isLocal(hostname) || isLocal(location.hostname)) return reason;
  const permission = translate({
    id: 'theme.openapi.console.server.localNetwork',
    message: 'The server is in your local network: Chrome only sends the request if you allow this site to access it.',
  });
  return `${reason} ${permission}`;
}

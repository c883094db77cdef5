import {t} from './server-texts';

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
  if (!navigator.onLine && !isLocal(hostname)) return t('console.server.offline');
  const isMixed =
    location.protocol === 'https:' && protocol === 'http:' && !/^(?:localhost|127\..*|\[::1\])$/.test(hostname);
  if (isMixed) return t('console.server.mixedContent', values);
  return [
    t('console.server.unreachable', values),
    ...(isLocal(hostname) && !isLocal(location.hostname) ? [t('console.server.localNetwork')] : []),
  ].join(' ');
}

import {t} from './server-texts';

/** Returns whether only the reader's own computer or network can reach a host. */
const isLocal = (host: string) =>
  /^(?:localhost|.*\.local(?:host)?|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[(?:::1|f[cd].*)\])$/.test(
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

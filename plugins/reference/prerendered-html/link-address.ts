import type {Properties} from 'hast';
import {site} from '../../../config/site';

const pathnameProtocol = 'pathname://';

/** Whether an address leads to another site: it has a scheme or names a host. */
export const isOutside = (address: string): boolean => /^(?:[a-z][\w+.-]*:|\/\/)/i.test(address);

/**
 * The attributes of a link as `@docusaurus/Link` writes them: addresses of the site get its base URL, other sites and files
 * (`pathname://`) open in a window of their own.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#link
 */
export function linkAddress(properties: Properties, baseUrl: string = site.baseUrl): Properties {
  const href = typeof properties.href === 'string' ? properties.href : '';
  const isFile = href.startsWith(pathnameProtocol);
  const address = isFile ? href.slice(pathnameProtocol.length) : href;
  return {
    ...properties,
    href:
      address.startsWith('/') && !address.startsWith('//') && !address.startsWith(baseUrl)
        ? baseUrl + address.slice(1)
        : address,
    ...((isFile || isOutside(address)) && {target: '_blank', rel: ['noopener', 'noreferrer']}),
  };
}

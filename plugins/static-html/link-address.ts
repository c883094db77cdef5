import type {Properties} from 'hast';
import {site} from '../../config/site';

const pathnameProtocol = 'pathname://';

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
  const isOutside = isFile || /^(?:[a-z][\w+.-]*:|\/\/)/i.test(address);
  return {
    ...properties,
    href:
      address.startsWith('/') && !address.startsWith('//') && !address.startsWith(baseUrl)
        ? baseUrl + address.slice(1)
        : address,
    ...(isOutside && {target: '_blank', rel: ['noopener', 'noreferrer']}),
  };
}

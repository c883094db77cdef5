import type {Properties} from 'hast';

const pathnameProtocol = 'pathname://';

/** Returns whether a URL points to another site, which means that it has a scheme or a host. */
export const isExternalUrl = (url: string): boolean => /^(?:[a-z][\w+.-]*:|\/\/)/i.test(url);

/**
 * Returns the attributes of a link as `@docusaurus/Link` renders them. Internal URLs are prefixed with the base URL.
 * Links to other sites and to files (`pathname://`) open in a new tab.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#link
 */
export function createLinkAttributes(properties: Properties, baseUrl: string): Properties {
  const href = typeof properties.href === 'string' ? properties.href : '';
  const isFile = href.startsWith(pathnameProtocol);
  const url = isFile ? href.slice(pathnameProtocol.length) : href;
  const needsBaseUrl = url.startsWith('/') && !url.startsWith('//') && !url.startsWith(baseUrl);
  return {
    ...properties,
    href: needsBaseUrl ? baseUrl + url.slice(1) : url,
    ...((isFile || isExternalUrl(url)) && {target: '_blank', rel: ['noopener', 'noreferrer']}),
  };
}

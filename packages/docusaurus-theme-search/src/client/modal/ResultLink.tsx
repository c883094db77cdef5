import type {ComponentProps, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isUnmodifiedClick} from '@developer-docs/utils';
import {resultState} from './use-focus-on-result';

/**
 * A link to a result. Unlike `<Link>`, it doesn't prefetch every page that becomes visible, because the results change
 * with each keystroke.
 *
 * @param href - A root-relative URL of this site, or an absolute URL.
 */
export function ResultLink({href = '', onClick, ...props}: ComponentProps<'a'>): ReactNode {
  const history = useHistory();
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (isUnmodifiedClick(event) && !event.defaultPrevented) {
          event.preventDefault();
          navigateTo(href, history);
        }
      }}
      onMouseEnter={() => {
        prefetchPage(href);
      }}
      onFocus={() => {
        prefetchPage(href);
      }}
    />
  );
}

function prefetchPage(href: string): void {
  if (href.startsWith('/')) {
    void window.docusaurus.prefetch(href.replace(/[?#].*/, ''));
  }
}

/** Opens a result: pages of this site without a page load. URLs of an index that don't lead to a website are ignored. */
export function navigateTo(url: string, history: {readonly push: (url: string, state: unknown) => void}): void {
  if (!URL.canParse(url, window.location.href)) return;
  const {origin, protocol, pathname, search, hash} = new URL(url, window.location.href);
  if (url.startsWith('/') && origin === window.location.origin) history.push(pathname + search + hash, resultState);
  else if (/^https?:$/.test(protocol)) window.location.assign(url);
}

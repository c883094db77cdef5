import type {ComponentProps, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isUnmodifiedClick} from '@site/src/utils/is-unmodified-click';
import {goTo} from '../client/navigate';

/**
 * A link to a result. Unlike the site's `<Link>` it does not prefetch every page that it shows: a list of results changes
 * with each key.
 *
 * @param href - A path with base URL, or an address on another site.
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
          goTo(href, history);
        }
      }}
      onMouseEnter={() => {
        prefetch(href);
      }}
      onFocus={() => {
        prefetch(href);
      }}
    />
  );
}

/** Prefetches the page that the reader points at. */
function prefetch(address: string): void {
  if (address.startsWith('/')) {
    void window.docusaurus.prefetch(address.replace(/[?#].*/, ''));
  }
}

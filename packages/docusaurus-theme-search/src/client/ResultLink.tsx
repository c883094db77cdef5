import {isUnmodifiedClick} from '@developer-docs/docusaurus-utils';
import type {ComponentProps, ReactNode} from 'react';
import {useOpenResult} from './navigation';

/**
 * A link to a result. Unlike `<Link>`, it doesn't prefetch every page that becomes visible, because the results change
 * with each keystroke.
 *
 * @param href - A root-relative URL of this site, or an absolute URL.
 */
export function ResultLink({href = '', onClick, ...props}: ComponentProps<'a'>): ReactNode {
  const openResult = useOpenResult();
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (isUnmodifiedClick(event) && !event.defaultPrevented) {
          event.preventDefault();
          openResult(href);
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
  if (href.startsWith('/')) void window.docusaurus.prefetch(href.replace(/[?#].*/, ''));
}

// Change: the table of contents is a navigation landmark with a visible title. The entire landmark is sticky, and one
// that's taller than the window scrolls to the link of the section that the reader is viewing.
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';

const activeClass = 'table-of-contents__link--active';

export default function TOC({className, ...props}: Props): ReactNode {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // `TOCItems` has added the class before, because it listens first.
    const scroll = () => {
      const link = nav.current?.querySelector<HTMLElement>(`.${activeClass}`);
      // `scrollIntoView` would also scroll the page.
      nav.current?.scrollTo({top: link ? link.offsetTop - nav.current.clientHeight / 2 : 0});
    };
    document.addEventListener('scroll', scroll);
    return () => document.removeEventListener('scroll', scroll);
  }, []);
  return (
    <nav ref={nav} className={clsx('toc thin-scrollbar', className)} aria-labelledby="on-this-page">
      <p className="toc__title" id="on-this-page">
        On this page
      </p>
      <TOCItems {...props} linkClassName="table-of-contents__link toc-highlight" linkActiveClassName={activeClass} />
    </nav>
  );
}

// Change: the table of contents is a navigation landmark with a visible title. The entire landmark is sticky. The
// highlighted section is found by the links' targets: on reference pages, the ID belongs to the entry around a heading,
// and the original highlights only headings with their own ID.
import {useTocHighlight} from '@site/src/hooks/use-toc-highlight';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';

export default function TOC({className, ...props}: Props): ReactNode {
  const nav = useRef<HTMLElement>(null);
  useTocHighlight(nav, props.toc);
  return (
    <nav ref={nav} className={clsx('toc thin-scrollbar', className)} aria-labelledby="on-this-page">
      <p className="toc__title" id="on-this-page">
        On this page
      </p>
      <TOCItems {...props} />
    </nav>
  );
}

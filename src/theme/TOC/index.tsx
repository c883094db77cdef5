// Change: the table of contents is a navigation landmark with a visible title. The entire landmark is sticky.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';

export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav className={clsx('toc thin-scrollbar', className)} aria-labelledby="on-this-page">
      <p className="toc__title" id="on-this-page">
        On this page
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}

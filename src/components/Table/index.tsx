import type {ComponentProps, ReactNode} from 'react';
import {useOverflow} from '@site/src/hooks/useOverflow';

/** `data-height-narrow` is the estimated height on small screens (`plugins/runtime/content-visibility`). */
interface TableProps extends ComponentProps<'table'> {
  readonly 'data-height-narrow'?: string;
}

/** A table in a scroll container that is focusable if the table overflows, so that it can be scrolled with the keyboard. */
export default function Table({'data-height-narrow': height, ...props}: TableProps): ReactNode {
  const [wrapperRef, hasOverflow] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={wrapperRef}
      className="table-wrapper"
      data-height-narrow={height}
      {...(hasOverflow && {tabIndex: 0, role: 'group', 'aria-label': 'Table'})}
    >
      <table {...props} />
    </div>
  );
}

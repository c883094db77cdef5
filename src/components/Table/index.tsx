import type {ComponentProps, ReactNode} from 'react';
import {useOverflow} from '@site/src/hooks/useOverflow';

/** What a table takes, and the room that a phone keeps for it while it is far (`plugins/runtime/content-visibility`). */
interface TableProps extends ComponentProps<'table'> {
  readonly 'data-height-narrow'?: string;
}

/** A table of a page, in a box of its own: what is too wide for the page scrolls there, with the keyboard too. */
export default function Table({'data-height-narrow': height, ...props}: TableProps): ReactNode {
  const [box, overflows] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={box}
      className="table-wrapper"
      data-height-narrow={height}
      {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': 'Table'})}
    >
      <table {...props} />
    </div>
  );
}

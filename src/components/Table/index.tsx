import type {ComponentProps, ReactNode} from 'react';
import {useOverflow} from '@site/src/hooks/useOverflow';

/** A table of a page, in a box of its own: what is too wide for the page scrolls there, with the keyboard too. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const [box, overflows] = useOverflow<HTMLDivElement>();
  return (
    <div ref={box} className="table-box" {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': 'Table'})}>
      <table {...props} />
    </div>
  );
}

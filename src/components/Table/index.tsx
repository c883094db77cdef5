import {useOverflow} from '@site/src/hooks/use-overflow';
import type {ComponentProps, ReactNode} from 'react';

/**
 * A table in a scroll container that is focusable if the table overflows, so that it can be scrolled with the keyboard.
 */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const [wrapperRef, hasOverflow] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={wrapperRef}
      className="table-wrapper"
      {...(hasOverflow && {tabIndex: 0, role: 'group', 'aria-label': 'Table'})}
    >
      <table {...props} />
    </div>
  );
}

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useOverflow} from '@site/src/hooks/use-overflow';
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

/**
 * A table in a scroll container that is focusable if the table overflows, so that it can be scrolled with the keyboard.
 */
function Table(props: ComponentProps<'table'>): ReactNode {
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

function Row(props: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
}

// Change: wraps tables in a scroll container, and reports the IDs of rows to the broken-link check.
export default {...MDXComponents, table: Table, tr: Row};

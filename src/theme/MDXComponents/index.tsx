import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

/** A table in a scroll container, which is focusable, so that it can be scrolled with the keyboard. */
function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-wrapper" tabIndex={0} role="group" aria-label="Table">
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

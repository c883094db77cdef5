import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Table} from '@site/src/components/Table';
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

function Row(props: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
}

// Change: wraps tables in a scroll container, and reports the IDs of rows to the broken-link check.
export default {...MDXComponents, table: Table, tr: Row};

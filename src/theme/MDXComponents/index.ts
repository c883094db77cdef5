// Change: wraps tables in a scroll container.
import Table from '@site/src/components/Table';
import MDXComponents from '@theme-original/MDXComponents';

export default {...MDXComponents, table: Table};

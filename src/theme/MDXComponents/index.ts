// Change: wraps tables in a scroll container.
import MDXComponents from '@theme-original/MDXComponents';
import Table from '@site/src/components/Table';

export default {...MDXComponents, table: Table};

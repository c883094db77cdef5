// Change: tables stand in a box of their own.
import MDXComponents from '@theme-original/MDXComponents';
import Table from '@site/src/components/Table';

export default {...MDXComponents, table: Table};

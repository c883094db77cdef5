import type {ComponentProps, ReactNode} from 'react';
import Table from '@site/src/components/Table';
import {useLinkHandlers} from './links';
import {useStaticHtml, type StaticProps} from './useStaticHtml';

/** A table whose rows are a part of the page. */
export default function StaticTable({of, part, ...props}: ComponentProps<'table'> & StaticProps): ReactNode {
  return <Table {...props} {...useLinkHandlers()} {...useStaticHtml({of, part})} />;
}

import type {ComponentProps, ReactNode} from 'react';
import Table from '@site/src/components/Table';
import {useLinkHandlers} from './use-link-handlers';
import {usePrerenderedHtml, type PrerenderedHtmlProps} from './use-prerendered-html';

/** A table with prerendered rows. */
export default function StaticTable({of, part, ...props}: ComponentProps<'table'> & PrerenderedHtmlProps): ReactNode {
  return <Table {...props} {...useLinkHandlers()} {...usePrerenderedHtml({of, part})} />;
}

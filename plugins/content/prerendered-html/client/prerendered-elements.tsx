import {
  useLinkHandlers,
  usePrerenderedHtml,
  type PrerenderedHtmlProps,
} from '@developer-docs/docusaurus-theme-openapi/client';
import CodeBlock, {type CommonProps} from '@site/src/components/CodeBlock';
import Table from '@site/src/components/Table';
import type {ComponentProps, ReactNode} from 'react';

/** Prerendered blocks in which only links are interactive: paragraphs, lists, and definitions. */
export function StaticHtml(props: PrerenderedHtmlProps): ReactNode {
  return <div className="static" {...useLinkHandlers()} {...usePrerenderedHtml(props)} />;
}

/** A table with prerendered rows. */
export function StaticTable({of, part, ...props}: ComponentProps<'table'> & PrerenderedHtmlProps): ReactNode {
  return <Table {...props} {...useLinkHandlers()} {...usePrerenderedHtml({of, part})} />;
}

/** A code block with prerendered content. */
export function StaticCode({of, part, ...props}: CommonProps & PrerenderedHtmlProps): ReactNode {
  return <CodeBlock {...props} markup={usePrerenderedHtml({of, part})} />;
}

import {useMemo, type ComponentProps, type HTMLAttributes, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CodeBlock, {type CommonProps} from '@site/src/components/CodeBlock';
import Table from '@site/src/components/Table';
// Styles for entries and property lists.
import '@site/plugins/contract/components';
import type {PartSource} from './parts';
import {useLinkHandlers} from './use-link-handlers';

export interface PrerenderedHtmlProps {
  /** The source of the page's parts. */
  readonly of: PartSource;
  /** Name of the part. */
  readonly part: string;
}

/** Attributes of an element with prerendered content. */
export type PrerenderedAttributes = Pick<
  HTMLAttributes<HTMLElement>,
  'dangerouslySetInnerHTML' | 'suppressHydrationWarning'
>;

/**
 * Returns the attributes that fill an element with a part of the page. During hydration, React keeps the server-rendered
 * HTML, which is also where the part is read from, so the browser doesn't download it a second time in a script.
 */
export function usePrerenderedHtml({of, part}: PrerenderedHtmlProps): PrerenderedAttributes {
  // Read only once, because readers can change the element, for example by expanding a section.
  const {html, ids = [], links = []} = useMemo(() => of.read(part), [of, part]);
  const brokenLinks = useBrokenLinks();
  ids.forEach((id) => {
    brokenLinks.collectAnchor(id);
  });
  links.forEach((link) => {
    brokenLinks.collectLink(link);
  });
  const attributes = {
    'data-static': `${of.key}.${part}`,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {__html: html},
  };
  return attributes;
}

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

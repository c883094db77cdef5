import useBrokenLinks from '@docusaurus/useBrokenLinks';
import OpenApiCode from '@theme/OpenApi/Code';
import type {HTMLAttributes, ReactNode} from 'react';
import type {PageBlocks} from './page-blocks';

export interface PrerenderedHtmlProps {
  /** The page's blocks. */
  readonly of: PageBlocks;
  /** Name of the block. */
  readonly block: string;
}

/** Attributes of an element with prerendered content. */
export type PrerenderedAttributes = Pick<
  HTMLAttributes<HTMLElement>,
  'dangerouslySetInnerHTML' | 'suppressHydrationWarning'
>;

/**
 * Returns the attributes that fill an element with a block of the page. During hydration, React keeps the
 * server-rendered HTML.
 */
export function usePrerenderedHtml({of, block}: PrerenderedHtmlProps): PrerenderedAttributes {
  const {html = '', ids = [], links = []} = of.blocks[block] ?? {};
  const brokenLinks = useBrokenLinks();
  ids.forEach((id) => {
    brokenLinks.collectAnchor(id);
  });
  links.forEach((link) => {
    brokenLinks.collectLink(link);
  });
  const attributes = {
    'data-openapi-part': `${of.key}.${block}`,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {__html: html},
  };
  return attributes;
}

interface PrerenderedCodeProps extends PrerenderedHtmlProps {
  readonly language: string | undefined;
}

/** A code block whose content is a block of the page. */
export function PrerenderedCode({of, block, language}: PrerenderedCodeProps): ReactNode {
  return <OpenApiCode language={language} markup={usePrerenderedHtml({of, block})} />;
}

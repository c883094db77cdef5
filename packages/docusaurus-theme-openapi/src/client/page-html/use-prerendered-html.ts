import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useMemo, type HTMLAttributes} from 'react';
import type {BlockSource} from './html-blocks';

export interface PrerenderedHtmlProps {
  /** The source of the page's blocks. */
  readonly of: BlockSource;
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
 * server-rendered HTML, which is also where the block is read from, so the browser doesn't download it a second time in
 * a script.
 */
export function usePrerenderedHtml({of, block}: PrerenderedHtmlProps): PrerenderedAttributes {
  // Read only once, because readers can change the element, for example by expanding a section.
  const {html, ids = [], links = []} = useMemo(() => of.read(block), [of, block]);
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

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useMemo, type HTMLAttributes} from 'react';
import type {PartSource} from './parts';

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
 * Returns the attributes that fill an element with a part of the page. During hydration, React keeps the
 * server-rendered HTML, which is also where the part is read from, so the browser doesn't download it a second time in
 * a script.
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
    'data-openapi-part': `${of.key}.${part}`,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {__html: html},
  };
  return attributes;
}

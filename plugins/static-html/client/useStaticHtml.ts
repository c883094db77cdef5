import {useState, useSyncExternalStore, type HTMLAttributes} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {StaticSource} from './source';

const subscribe = () => () => undefined;

/** A part of the static HTML of a page. */
export interface StaticProps {
  readonly of: StaticSource;
  /** Name of the part. */
  readonly part: string;
}

/** Attributes of an element whose content is ready HTML. */
export type StaticMarkup = Pick<HTMLAttributes<HTMLElement>, 'dangerouslySetInnerHTML' | 'suppressHydrationWarning'>;

/**
 * The attributes that fill an element with a part of the page. React takes over the server's HTML without having it: what is
 * only read is sent once.
 */
export function useStaticHtml({of, part}: StaticProps): StaticMarkup {
  const hydrates = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  // What was there when the page was taken over stays for as long as the component lives.
  const [isInPage] = useState(hydrates && typeof document !== 'undefined');
  const links = useBrokenLinks();
  const content = isInPage ? undefined : of.read(part);
  content?.ids?.forEach((id) => {
    links.collectAnchor(id);
  });
  content?.links?.forEach((link) => {
    links.collectLink(link);
  });
  const attributes = {
    'data-static': `${of.key}.${part}`,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {__html: content?.html ?? ''},
  };
  return attributes;
}

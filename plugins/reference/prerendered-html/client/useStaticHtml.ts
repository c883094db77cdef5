import {useState, useSyncExternalStore, type HTMLAttributes} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {StaticSource} from './source';

const subscribe = () => () => undefined;

/**
 * Whether one component takes over what the server sent. React asks for the answer of the server while it does so, and only then in
 * a browser; that answer stays, so that nothing is drawn again. There are hundreds of parts on a page.
 */
function takeover() {
  let isTaken = false;
  return {
    inBrowser: () => isTaken,
    onServer: () => (isTaken = typeof document !== 'undefined'),
  };
}

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
  const [taken] = useState(takeover);
  const isInPage = useSyncExternalStore(subscribe, taken.inBrowser, taken.onServer);
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

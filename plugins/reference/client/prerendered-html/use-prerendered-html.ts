import {useState, useSyncExternalStore, type HTMLAttributes} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {PartSource} from './parts';

const subscribe = () => () => undefined;

/**
 * Creates a snapshot that indicates whether a component was hydrated. In the browser, React reads the server snapshot
 * only during hydration. Returning the same value afterward avoids hundreds of second renders per page.
 */
function createHydrationSnapshot() {
  let isHydrated = false;
  return {
    get: () => isHydrated,
    getOnServer: () => (isHydrated = typeof document !== 'undefined'),
  };
}

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
 * server-rendered HTML, so the browser doesn't need to download the HTML a second time in a script.
 */
export function usePrerenderedHtml({of, part}: PrerenderedHtmlProps): PrerenderedAttributes {
  const [snapshot] = useState(createHydrationSnapshot);
  const isHydrated = useSyncExternalStore(subscribe, snapshot.get, snapshot.getOnServer);
  const brokenLinks = useBrokenLinks();
  const content = isHydrated ? undefined : of.read(part);
  content?.ids?.forEach((id) => {
    brokenLinks.collectAnchor(id);
  });
  content?.links?.forEach((link) => {
    brokenLinks.collectLink(link);
  });
  const attributes = {
    'data-static': `${of.key}.${part}`,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {__html: content?.html ?? ''},
  };
  return attributes;
}

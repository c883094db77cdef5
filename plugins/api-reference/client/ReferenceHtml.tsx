import {useRef, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useHandlers} from './behavior';
import type {PartsSource} from './parts';
import PartsPending from './PartsPending';
import {useHashTarget} from './useHashTarget';
import {useParts} from './useParts';

export interface ReferenceHtmlProps {
  readonly of: PartsSource;
  /** Name of the part. */
  readonly part: string;
}

/**
 * A part of a page in ready HTML. React takes over the server's HTML without having it: what is only read is sent once.
 */
export default function ReferenceHtml({of, part}: ReferenceHtmlProps): ReactNode {
  const parts = useParts(of);
  const container = useRef<HTMLDivElement>(null);
  const handlers = useHandlers();
  const links = useBrokenLinks();
  const content = parts.state === 'ready' ? parts.parts[part] : undefined;
  content?.ids.forEach((id) => {
    links.collectAnchor(id);
  });
  content?.links.forEach((link) => {
    links.collectLink(link);
  });
  useHashTarget(container, parts.state === 'ready');
  if (parts.state === 'loading' || parts.state === 'failed') {
    return <PartsPending state={parts} />;
  }
  return (
    <div
      ref={container}
      className="ref-part"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: content?.html ?? ''}}
      {...handlers}
    />
  );
}

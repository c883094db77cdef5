import {useRef, type ReactNode} from 'react';
import {useLinkHandlers} from '@site/plugins/reference/prerendered-html/client/links';
import {useStaticHtml, type StaticProps} from '@site/plugins/reference/prerendered-html/client/useStaticHtml';
import {useHandlers} from './behavior';
import {useHashTarget} from './useHashTarget';

/** A part of a reference page in ready HTML, with what its links, buttons and folds do. */
export default function ReferenceHtml(props: StaticProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useHashTarget(container);
  return <div ref={container} className="ref-part" {...useHandlers(useLinkHandlers())} {...useStaticHtml(props)} />;
}

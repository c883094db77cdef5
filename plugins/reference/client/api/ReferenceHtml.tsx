import {useRef, type ReactNode} from 'react';
// Styles for entries and property lists.
import '@site/plugins/contract/components';
import {useLinkHandlers} from '../prerendered-html/use-link-handlers';
import {usePrerenderedHtml, type PrerenderedHtmlProps} from '../prerendered-html/use-prerendered-html';
import {useReferenceHandlers} from './use-reference-handlers';
import {useHashTarget} from './use-hash-target';
import './reference.css';

/** A section of a reference page as prerendered HTML, with working links, buttons, and filters. */
export default function ReferenceHtml(props: PrerenderedHtmlProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useHashTarget(container);
  return (
    <div
      ref={container}
      className="ref-part"
      {...useReferenceHandlers(useLinkHandlers())}
      {...usePrerenderedHtml(props)}
    />
  );
}

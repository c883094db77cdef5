import type {ReactNode} from 'react';
// Styles for entries and property lists.
import '@site/plugins/contract/components';
import {useLinkHandlers} from './use-link-handlers';
import {usePrerenderedHtml, type PrerenderedHtmlProps} from './use-prerendered-html';

/** Prerendered blocks in which only links are interactive: paragraphs, lists, and definitions. */
export default function StaticHtml(props: PrerenderedHtmlProps): ReactNode {
  return <div className="static" {...useLinkHandlers()} {...usePrerenderedHtml(props)} />;
}

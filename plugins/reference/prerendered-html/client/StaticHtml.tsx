import type {ReactNode} from 'react';
import {useLinkHandlers} from './links';
import {useStaticHtml, type StaticProps} from './useStaticHtml';

/** Text of a page that needs no script but for its links: paragraphs, lists, definitions. */
export default function StaticHtml(props: StaticProps): ReactNode {
  return <div className="static" {...useLinkHandlers()} {...useStaticHtml(props)} />;
}

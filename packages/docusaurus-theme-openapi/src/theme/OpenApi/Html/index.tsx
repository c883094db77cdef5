import type {ReactNode} from 'react';
import type {Props} from '@theme/OpenApi/Html';
import {useLinkHandlers} from '../../../client/use-link-handlers';
import {usePrerenderedHtml} from '../../../client/use-prerendered-html';
import {useReferenceHandlers} from '../../../client/use-reference-handlers';

/** A section of a reference page as prerendered HTML, with working links, buttons, and filters. */
export default function OpenApiHtml(props: Props): ReactNode {
  return <div className="ref-part" {...useReferenceHandlers(useLinkHandlers())} {...usePrerenderedHtml(props)} />;
}

import {usePrerenderedHtml, useReferenceHandlers} from '@developer-docs/docusaurus-theme-openapi/client';
import type {Props} from '@theme/OpenApi/Html';
import type {ReactNode} from 'react';

/** A section of a reference page as prerendered HTML, with working links, buttons, and filters. */
export default function OpenApiHtml(props: Props): ReactNode {
  return <div className="openapi-part" {...useReferenceHandlers()} {...usePrerenderedHtml(props)} />;
}

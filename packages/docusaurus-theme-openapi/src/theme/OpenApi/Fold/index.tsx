import {notInMarkdown, notSearched} from '@developer-docs/docusaurus-theme-openapi/client';
import type {Props} from '@theme/OpenApi/Fold';
import type {ReactNode} from 'react';

/**
 * The collapsible content of an operation or schema, which follows its heading. A client module opens it for links to
 * the section, and in print. In search and Markdown, only the content is text.
 */
export default function OpenApiFold({summary, children}: Props): ReactNode {
  return (
    <details className="openapi-fold">
      <summary {...notSearched} {...notInMarkdown}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

import {PrerenderedCode} from '@developer-docs/docusaurus-theme-openapi/client';
import type {Props} from '@theme/OpenApi/Examples';
import OpenApiHtml from '@theme/OpenApi/Html';
import type {ReactNode} from 'react';

/**
 * Examples of a body, with the first one expanded, and marked so that a client module can tell what the reader has
 * opened or closed. The code is in the blocks `<block>.<index>`.
 */
export default function OpenApiExamples({of, block, examples, isCollapsed = false}: Props): ReactNode {
  return examples.map(({title, language, hasDescription = false}, index) => {
    const isOpen = index === 0 && !isCollapsed;
    return (
      <details key={index} className="openapi-example" open={isOpen} data-openapi-expanded={isOpen || undefined}>
        <summary>{title}</summary>
        {hasDescription && <OpenApiHtml of={of} block={`${block}.${index}.description`} />}
        <PrerenderedCode of={of} block={`${block}.${index}`} language={language} />
      </details>
    );
  });
}

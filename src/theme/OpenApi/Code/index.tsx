import type {ReactNode} from 'react';
import {usePrerenderedHtml} from '@developer-docs/docusaurus-theme-openapi/client';
import type {Props} from '@theme/OpenApi/Code';
import CodeBlock from '@site/src/components/CodeBlock';

// Change: this site's code block.
export default function OpenApiCode({of, part, language}: Props): ReactNode {
  return <CodeBlock language={language} markup={usePrerenderedHtml({of, part})} />;
}

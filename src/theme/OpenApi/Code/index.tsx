import {CodeBlock} from '@site/src/components/CodeBlock';
import type {Props} from '@theme/OpenApi/Code';
import type {ReactNode} from 'react';

// Change: this site's code block.
export default function OpenApiCode(props: Props): ReactNode {
  return <CodeBlock {...props} />;
}

import type {ReactNode} from 'react';
import type {Props} from '@theme/OpenApi/Code';
import CodeBlock from '@site/src/components/CodeBlock';

// Change: this site's code block.
export default function OpenApiCode(props: Props): ReactNode {
  return <CodeBlock {...props} />;
}

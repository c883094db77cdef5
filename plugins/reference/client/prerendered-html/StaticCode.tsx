import type {ReactNode} from 'react';
import CodeBlock, {type CommonProps} from '@site/src/components/CodeBlock';
import {usePrerenderedHtml, type PrerenderedHtmlProps} from './use-prerendered-html';

/** A code block with prerendered content. */
export default function StaticCode({of, part, ...props}: CommonProps & PrerenderedHtmlProps): ReactNode {
  return <CodeBlock {...props} markup={usePrerenderedHtml({of, part})} />;
}

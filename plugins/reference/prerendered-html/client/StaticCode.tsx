import type {ReactNode} from 'react';
import CodeBlock, {type CommonProps} from '@site/src/components/CodeBlock';
import {useStaticHtml, type StaticProps} from './useStaticHtml';

/** A block of code whose markup is a part of the page. */
export default function StaticCode({of, part, ...props}: CommonProps & StaticProps): ReactNode {
  return <CodeBlock {...props} markup={useStaticHtml({of, part})} />;
}

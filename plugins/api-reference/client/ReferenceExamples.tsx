import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import type {PartsSource} from './parts';
import PartsPending from './PartsPending';
import {useParts} from './useParts';

export interface ReferenceExamplesProps {
  readonly of: PartsSource;
  /** Name that the parts of the examples begin with. */
  readonly part: string;
  /** JSON: list of titles. */
  readonly titles: string;
  /** JSON: list of languages. */
  readonly languages: string;
}

/** Bodies of answers, the first one open. */
export default function ReferenceExamples({of, part, titles, languages}: ReferenceExamplesProps): ReactNode {
  const parts = useParts(of);
  if (parts.state === 'loading' || parts.state === 'failed') {
    return <PartsPending state={parts} />;
  }
  const names = JSON.parse(languages) as readonly string[];
  return (JSON.parse(titles) as readonly string[]).map((title, index) => (
    <details key={index} className="ref-example" open={index === 0}>
      <summary>{title}</summary>
      <CodeBlock
        language={names[index]}
        html={(parts.state === 'ready' ? parts.parts[`${part}.${index}`]?.html : undefined) ?? ''}
      />
    </details>
  ));
}

import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import Tabs from '@site/src/components/Tabs';
import TabItem from '@theme/TabItem';
import type {PartsSource} from './parts';
import PartsPending from './PartsPending';
import {useParts} from './useParts';

/** The languages of samples, as `samples/index.ts` writes them; the choice is shared with all tabs of the site. */
const languages = [
  {id: 'curl', label: 'cURL', name: 'bash'},
  {id: 'javascript', label: 'JavaScript', name: 'javascript'},
  {id: 'python', label: 'Python', name: 'python'},
] as const;

export interface ReferenceSamplesProps {
  readonly of: PartsSource;
  /** Name that the parts of the samples begin with. */
  readonly part: string;
  /** `operationId`, for programs that read the page. */
  readonly operation: string;
  /** JSON: list of `{kind, title}`. */
  readonly samples: string;
}

/** The samples of an operation: minimal and realistic, each in tabs of languages. */
export default function ReferenceSamples({of, part, operation, samples}: ReferenceSamplesProps): ReactNode {
  const parts = useParts(of);
  if (parts.state === 'loading' || parts.state === 'failed') {
    return <PartsPending state={parts} />;
  }
  const list = JSON.parse(samples) as readonly {kind: string; title: string}[];
  return list.map(({kind, title}) => (
    <div key={kind} className="ref-samples">
      <p className="ref-label">{title}</p>
      <Tabs groupId="lang" label="Language">
        {languages.map(({id, label, name}) => {
          const html = parts.state === 'ready' ? parts.parts[`${part}.${kind}.${id}`]?.html : undefined;
          return (
            <TabItem key={id} value={id} label={label}>
              <div data-sample="" data-operation={operation} data-language={id} data-kind={kind}>
                <CodeBlock language={name} html={html ?? ''} />
              </div>
            </TabItem>
          );
        })}
      </Tabs>
    </div>
  ));
}

import {useDeferredValue, type ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import Tabs from '@site/src/components/Tabs';
import TabItem from '@theme/TabItem';
import {sampleLanguages, type SampleRequest} from '../../../reference/samples';
import {highlightSample} from '../../client/console/highlight';
import styles from './Samples.module.css';

/** The request in all languages. */
export default function Samples({request}: {readonly request: SampleRequest}): ReactNode {
  // With a large body, generating the samples takes longer than a keystroke.
  const deferredRequest = useDeferredValue(request);
  return (
    <div className={styles.samples}>
      <Tabs groupId="lang" label="Language">
        {sampleLanguages.map(({id, label, grammar, generate}) => (
          <TabItem key={id} value={id} label={label}>
            <CodeBlock language={grammar} html={highlightSample(generate(deferredRequest), grammar)} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

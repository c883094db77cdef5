import {memo, type ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import Tabs from '@site/src/components/Tabs';
import TabItem from '@theme/TabItem';
import {sampleLanguages, type SampleRequest} from '@developer-docs/openapi';
import {highlightSample} from '../../client/console/highlight';
import controls from '../shared/controls.module.css';

/** The request in all languages. */
function Samples({request}: {readonly request: SampleRequest}): ReactNode {
  return (
    <div className={controls.code}>
      <Tabs groupId="lang" label="Language">
        {sampleLanguages.map(({id, label, grammar, generate}) => (
          <TabItem key={id} value={id} label={label}>
            <CodeBlock language={grammar} html={highlightSample(generate(request), grammar)} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

/** Memoized, because the console renders on each keystroke, whereas the request is a deferred value. */
export default memo(Samples);

import {memo, type ComponentProps, type ReactNode} from 'react';
import OpenApiCode from '@theme/OpenApi/Code';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import {sampleLanguages, type SampleRequest} from '@developer-docs/openapi';
import {t} from '../../component-texts';
import {highlightSample} from '../model/highlight';
import controls from '../shared/controls.module.css';

/** The request in all languages. */
function Samples({request}: {readonly request: SampleRequest}): ReactNode {
  return (
    <div className={controls.code}>
      <Tabs groupId="lang" {...({label: t('sample.language')} as Partial<ComponentProps<typeof Tabs>>)}>
        {sampleLanguages.map(({id, label, grammar, generate}) => (
          <TabItem key={id} value={id} label={label}>
            <OpenApiCode
              language={grammar}
              markup={{dangerouslySetInnerHTML: {__html: highlightSample(generate(request), grammar)}}}
            />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

/** Memoized, because the console renders on each keystroke, whereas the request is a deferred value. */
export default memo(Samples);

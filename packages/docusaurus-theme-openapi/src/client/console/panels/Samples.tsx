import {memo, type ComponentProps, type ReactNode} from 'react';
import OpenApiCode from '@theme/OpenApi/Code';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import {sampleLanguages, type SampleRequest} from '@developer-docs/openapi';
import {t as componentText} from '../../component-texts';
import {t} from '../../console-texts';
import {highlightSample} from '../model/highlight';
import controls from '../shared/controls.module.css';

/**
 * Maximum length of a request body in samples, in characters. Generating and highlighting longer samples would block
 * the page.
 */
const maxBodyLength = 50_000;

interface SamplesProps {
  readonly request: SampleRequest;
  /** The length of the request body in characters. */
  readonly bodyLength: number;
}

/** The request in all languages. */
function Samples({request, bodyLength}: SamplesProps): ReactNode {
  if (bodyLength > maxBodyLength) {
    return <p className={controls.hint}>{t('console.noSamples', {count: maxBodyLength})}</p>;
  }
  return (
    <div className={controls.code}>
      <Tabs groupId="lang" {...({label: componentText('sample.language')} as Partial<ComponentProps<typeof Tabs>>)}>
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

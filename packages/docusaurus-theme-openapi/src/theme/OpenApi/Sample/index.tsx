import {getComponentText, PrerenderedCode} from '@developer-docs/docusaurus-theme-openapi/client';
import {markMarkdown} from '@developer-docs/utils';
import type {ComponentProps, ReactNode} from 'react';
import type {Props} from '@theme/OpenApi/Sample';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** The languages of request samples. The tab group is synchronized with other language tabs on the site. */
const languages = [
  {id: 'curl', label: 'cURL', grammar: 'bash'},
  {id: 'javascript', label: 'JavaScript', grammar: 'javascript'},
  {id: 'python', label: 'Python', grammar: 'python'},
] as const;

/**
 * A request in tabs, with one tab per language, followed by the code samples of the document. The code is in the parts
 * `<part>.<language>`.
 */
export default function OpenApiSample({of, part, operation, kind, title, codeSamples = '[]'}: Props): ReactNode {
  const ownSamples = JSON.parse(codeSamples) as readonly (readonly [id: string, label: string, grammar: string])[];
  // Docusaurus's own tabs have no accessible name, and ignore it. A replacement can use it.
  const labeled = {label: getComponentText('sample.language')} as Partial<ComponentProps<typeof Tabs>>;
  return (
    <div className="ref-samples">
      <p className="ref-label" {...markMarkdown('label')}>
        {title}
      </p>
      <Tabs groupId="lang" {...labeled}>
        {[
          ...(kind === undefined ? [] : languages).map(({id, label, grammar}) => (
            <TabItem key={id} value={id} label={label}>
              <div data-label={label} data-sample="" data-operation={operation} data-language={id} data-kind={kind}>
                <PrerenderedCode of={of} part={`${part}.${id}`} language={grammar} />
              </div>
            </TabItem>
          )),
          ...ownSamples.map(([id, label, grammar]) => (
            <TabItem key={id} value={id} label={label}>
              <div data-label={label}>
                <PrerenderedCode of={of} part={`${part}.${id}`} language={grammar} />
              </div>
            </TabItem>
          )),
        ]}
      </Tabs>
    </div>
  );
}

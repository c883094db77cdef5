import {
  languageGroup,
  markMarkdown,
  PageRequestCode,
  PrerenderedCode,
  useOtherLanguage,
} from '@developer-docs/docusaurus-theme-openapi/client';
import {tabs} from '@generated/@developer-docs/docusaurus-theme-openapi/default/languages';
import type {Props} from '@theme/OpenApi/Sample';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';

/**
 * A request in tabs, with one tab per language, followed by the code samples of the document. The code is in the blocks
 * `<block>.<language>`. A menu has the languages that are generated in the browser.
 */
export default function OpenApiSample({of, block, operation, kind, title, codeSamples = []}: Props): ReactNode {
  const {requestsUrl} = of;
  const {language: other, menu} = useOtherLanguage((id) => !codeSamples.some((own) => own.id === id));
  const getSampleAttributes = (language: string, label: string) => ({
    'data-openapi-label': label,
    'data-openapi-sample': '',
    'data-openapi-operation': operation,
    'data-openapi-language': language,
    'data-openapi-kind': kind,
  });
  return (
    <div className="openapi-samples">
      <p className="openapi-label" {...markMarkdown('label')}>
        {title}
      </p>
      {kind !== undefined && requestsUrl !== undefined && menu}
      <Tabs groupId={languageGroup}>
        {[
          ...(kind === undefined ? [] : tabs).map(({id, label, grammar}) => (
            <TabItem key={id} value={id} label={label}>
              <div {...getSampleAttributes(id, label)}>
                <PrerenderedCode of={of} block={`${block}.${id}`} language={grammar} />
              </div>
            </TabItem>
          )),
          ...codeSamples.map(({id, label, grammar}) => (
            <TabItem key={id} value={id} label={label}>
              <div data-openapi-label={label}>
                <PrerenderedCode of={of} block={`${block}.${id}`} language={grammar} />
              </div>
            </TabItem>
          )),
          ...(kind === undefined || requestsUrl === undefined || other === undefined
            ? []
            : [
                <TabItem key={other.id} value={other.id} label={other.label}>
                  <div {...getSampleAttributes(other.id, other.label)}>
                    <PageRequestCode language={other} url={requestsUrl} block={block} />
                  </div>
                </TabItem>,
              ]),
        ]}
      </Tabs>
    </div>
  );
}

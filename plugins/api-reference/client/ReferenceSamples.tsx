import type {ReactNode} from 'react';
import {StaticCode} from '@site/plugins/static-html/client';
import type {StaticProps} from '@site/plugins/static-html/client/useStaticHtml';
import Tabs from '@site/src/components/Tabs';
import TabItem from '@theme/TabItem';

/** The languages of samples, as `samples/index.ts` writes them; the choice is shared with all tabs of the site. */
const languages = [
  {id: 'curl', label: 'cURL', name: 'bash'},
  {id: 'javascript', label: 'JavaScript', name: 'javascript'},
  {id: 'python', label: 'Python', name: 'python'},
] as const;

interface ReferenceSamplesProps extends StaticProps {
  /** `operationId`, for programs that read the page. */
  readonly operation: string;
  /** JSON: list of `{kind, title}`. */
  readonly samples: string;
}

/** The samples of an operation: minimal and realistic, each in tabs; part `<part>.<kind>.<language>` is the code of one. */
export default function ReferenceSamples({of, part, operation, samples}: ReferenceSamplesProps): ReactNode {
  const list = JSON.parse(samples) as readonly {kind: string; title: string}[];
  return list.map(({kind, title}) => (
    <div key={kind} className="ref-samples">
      <p className="ref-label">{title}</p>
      <Tabs groupId="lang" label="Language">
        {languages.map(({id, label, name}) => (
          <TabItem key={id} value={id} label={label}>
            <div data-sample="" data-operation={operation} data-language={id} data-kind={kind}>
              <StaticCode of={of} part={`${part}.${kind}.${id}`} language={name} />
            </div>
          </TabItem>
        ))}
      </Tabs>
    </div>
  ));
}

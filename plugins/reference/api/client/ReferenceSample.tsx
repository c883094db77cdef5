import type {ReactNode} from 'react';
import {StaticCode} from '@site/plugins/reference/prerendered-html/client';
import type {StaticProps} from '@site/plugins/reference/prerendered-html/client/useStaticHtml';
import Tabs from '@site/src/components/Tabs';
import TabItem from '@theme/TabItem';

/** The languages of samples, as `samples/index.ts` writes them; the choice is shared with all tabs of the site. */
const languages = [
  {id: 'curl', label: 'cURL', name: 'bash'},
  {id: 'javascript', label: 'JavaScript', name: 'javascript'},
  {id: 'python', label: 'Python', name: 'python'},
] as const;

interface ReferenceSampleProps extends StaticProps {
  /** `operationId`, for programs that read the page. */
  readonly operation: string;
  /** `minimal` or `realistic`, for the same. */
  readonly kind: string;
  readonly title: string;
}

/** A sample of an operation in tabs; part `<part>.<language>` is the code of one. */
export default function ReferenceSample({of, part, operation, kind, title}: ReferenceSampleProps): ReactNode {
  return (
    <div className="ref-samples">
      <p className="ref-label">{title}</p>
      <Tabs groupId="lang" label="Language">
        {languages.map(({id, label, name}) => (
          <TabItem key={id} value={id} label={label}>
            <div data-sample="" data-operation={operation} data-language={id} data-kind={kind}>
              <StaticCode of={of} part={`${part}.${id}`} language={name} />
            </div>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

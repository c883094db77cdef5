import type {ReactNode} from 'react';
import Tabs from '@site/src/components/Tabs';
import TabItem from '@theme/TabItem';
import {StaticCode, type PrerenderedHtmlProps} from '../prerendered-html/prerendered-elements';

/** The languages of `samples/create-samples.ts`. The tab group is synchronized with all language tabs on the site. */
const languages = [
  {id: 'curl', label: 'cURL', grammar: 'bash'},
  {id: 'javascript', label: 'JavaScript', grammar: 'javascript'},
  {id: 'python', label: 'Python', grammar: 'python'},
] as const;

interface ReferenceSampleProps extends PrerenderedHtmlProps {
  /** Operation ID, exposed as a data attribute to programs that read the page. */
  readonly operation: string;
  /** `minimal` or `realistic`, exposed as a data attribute to programs that read the page. */
  readonly kind: string;
  readonly title: string;
}

/** A request in tabs, with one tab per language. The code is in the parts `<part>.<language>`. */
export function ReferenceSample({of, part, operation, kind, title}: ReferenceSampleProps): ReactNode {
  return (
    <div className="ref-samples">
      <p className="ref-label" data-markdown="label">
        {title}
      </p>
      <Tabs groupId="lang" label="Language">
        {languages.map(({id, label, grammar}) => (
          <TabItem key={id} value={id} label={label}>
            <div data-sample="" data-operation={operation} data-language={id} data-kind={kind}>
              <StaticCode of={of} part={`${part}.${id}`} language={grammar} />
            </div>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

interface ReferenceExamplesProps extends PrerenderedHtmlProps {
  /** JSON array of titles. */
  readonly titles: string;
  /** JSON array of languages. */
  readonly languages: string;
}

/** Examples of a body, with the first one expanded. The code is in the parts `<part>.<index>`. */
export function ReferenceExamples({of, part, titles, languages}: ReferenceExamplesProps): ReactNode {
  const languageNames = JSON.parse(languages) as readonly string[];
  return (JSON.parse(titles) as readonly string[]).map((title, index) => (
    <details key={index} className="ref-example" open={index === 0}>
      <summary>{title}</summary>
      <StaticCode of={of} part={`${part}.${index}`} language={languageNames[index]} />
    </details>
  ));
}

import type {ReactNode} from 'react';
import {StaticCode} from '@site/plugins/reference/prerendered-html/client';
import type {StaticProps} from '@site/plugins/reference/prerendered-html/client/useStaticHtml';

interface ReferenceExamplesProps extends StaticProps {
  /** JSON: list of titles. */
  readonly titles: string;
  /** JSON: list of languages. */
  readonly languages: string;
}

/** Bodies of answers, the first one open; part `<part>.<index>` is the code of one. */
export default function ReferenceExamples({of, part, titles, languages}: ReferenceExamplesProps): ReactNode {
  const names = JSON.parse(languages) as readonly string[];
  return (JSON.parse(titles) as readonly string[]).map((title, index) => (
    <details key={index} className="ref-example" open={index === 0}>
      <summary>{title}</summary>
      <StaticCode of={of} part={`${part}.${index}`} language={names[index]} />
    </details>
  ));
}

import type {ReactNode} from 'react';
import StaticCode from '../prerendered-html/StaticCode';
import type {PrerenderedHtmlProps} from '../prerendered-html/use-prerendered-html';

interface ReferenceExamplesProps extends PrerenderedHtmlProps {
  /** JSON array of titles. */
  readonly titles: string;
  /** JSON array of languages. */
  readonly languages: string;
}

/** Examples of a body, with the first one expanded. The code is in the parts `<part>.<index>`. */
export default function ReferenceExamples({of, part, titles, languages}: ReferenceExamplesProps): ReactNode {
  const languageNames = JSON.parse(languages) as readonly string[];
  return (JSON.parse(titles) as readonly string[]).map((title, index) => (
    <details key={index} className="ref-example" open={index === 0}>
      <summary>{title}</summary>
      <StaticCode of={of} part={`${part}.${index}`} language={languageNames[index]} />
    </details>
  ));
}

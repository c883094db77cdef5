import type {ReactNode} from 'react';
import {PrerenderedCode} from '@developer-docs/docusaurus-theme-openapi/client';
import type {Props} from '@theme/OpenApi/Examples';

/** Examples of a body, with the first one expanded. The code is in the parts `<part>.<index>`. */
export default function OpenApiExamples({of, part, titles, languages}: Props): ReactNode {
  const languageNames = JSON.parse(languages) as readonly string[];
  return (JSON.parse(titles) as readonly string[]).map((title, index) => (
    <details key={index} className="ref-example" open={index === 0}>
      <summary>{title}</summary>
      <PrerenderedCode of={of} part={`${part}.${String(index)}`} language={languageNames[index]} />
    </details>
  ));
}

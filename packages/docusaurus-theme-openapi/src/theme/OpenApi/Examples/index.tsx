import type {ReactNode} from 'react';
import {PrerenderedCode} from '@developer-docs/docusaurus-theme-openapi/client';
import OpenApiHtml from '@theme/OpenApi/Html';
import type {Props} from '@theme/OpenApi/Examples';

/** Examples of a body, with the first one expanded. The code is in the parts `<part>.<index>`. */
export default function OpenApiExamples({
  of,
  part,
  titles,
  languages,
  descriptions = '[]',
  collapsed,
}: Props): ReactNode {
  const languageNames = JSON.parse(languages) as readonly string[];
  const described = JSON.parse(descriptions) as readonly number[];
  return (JSON.parse(titles) as readonly string[]).map((title, index) => (
    <details key={index} className="ref-example" open={index === 0 && collapsed === undefined}>
      <summary>{title}</summary>
      {described.includes(index) && <OpenApiHtml of={of} part={`${part}.${String(index)}.description`} />}
      <PrerenderedCode of={of} part={`${part}.${String(index)}`} language={languageNames[index]} />
    </details>
  ));
}

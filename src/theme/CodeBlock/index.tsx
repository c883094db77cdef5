import {CodeBlock} from '@site/src/components/CodeBlock';
import type {Props as ThemeProps} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

/** Fenced code blocks have `html` (highlighted at build time). Other uses of the theme component have `children`. */
interface Props extends Partial<ThemeProps> {
  readonly html?: string;
}

// Change: renders code that plugins/content/code-blocks highlighted at build time. The original highlights it in the
// browser.
export default function ThemeCodeBlock({html, children, className, metastring: _, ...props}: Props): ReactNode {
  const language = props.language ?? /language-(\S+)/.exec(className ?? '')?.[1];
  return html === undefined ? (
    <CodeBlock {...props} language={language}>
      {children}
    </CodeBlock>
  ) : (
    <CodeBlock {...props} language={language} html={html} />
  );
}

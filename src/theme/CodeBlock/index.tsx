import type {ReactNode} from 'react';
import type {Props as ThemeProps} from '@theme/CodeBlock';
import CodeBlock from '@site/src/components/CodeBlock';

/** What a fence passes (`html`, made while the site is built), and what the theme's code block takes (`children`). */
interface Props extends Partial<ThemeProps> {
  readonly html?: string;
}

// Change: code arrives highlighted from plugins/content/code-blocks and is static markup here. The theme highlights it in the browser.
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

import {describeCopyResult, markMarkdown, useCopy} from '@developer-docs/docusaurus-theme-openapi/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useRef, type ComponentProps, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

/** The code is either highlighted HTML or plain text. */
interface CodeBlockProps {
  /** HTML that `highlightCode()` returned at build time. */
  readonly html?: string;
  /** The attributes of an element whose content is HTML. */
  readonly markup?: Pick<ComponentProps<'code'>, 'dangerouslySetInnerHTML' | 'suppressHydrationWarning'>;
  readonly children?: ReactNode;
  /** Name of the language, such as `bash`; part of the accessible name. */
  readonly language?: string;
  /** Shown above the code; usually a file name. */
  readonly title?: string;
  readonly className?: string;
}

/**
 * A code block with a copy button. The button copies the text content, so the page doesn't contain the source twice.
 */
export function CodeBlock({html, children, language = 'text', title, className, ...props}: CodeBlockProps): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  const markup = html === undefined ? props.markup : {dangerouslySetInnerHTML: {__html: html}};
  const Frame = title === undefined ? 'div' : 'figure';
  return (
    <Frame className={clsx(ThemeClassNames.common.codeBlock, styles.block, className)}>
      {title !== undefined && (
        <figcaption className={styles.title} {...markMarkdown('label')}>
          {title}
        </figcaption>
      )}
      <pre className={styles.scroller} tabIndex={0} role="group" aria-label={title ?? `${language} code`}>
        <code ref={codeRef} className={clsx(styles.code, `language-${language}`)} {...markup}>
          {children}
        </code>
      </pre>
      <CopyButton codeRef={codeRef} name={title} />
    </Frame>
  );
}

interface CopyButtonProps {
  /** The element whose text content is copied. */
  readonly codeRef: RefObject<HTMLElement | null>;
  /** The title of the code block, which distinguishes the copy buttons on a page. */
  readonly name: string | undefined;
}

/** A button that copies code and announces the result. It's hidden until the page is hydrated (see the style sheet). */
function CopyButton({codeRef, name}: CopyButtonProps): ReactNode {
  const [result, copy] = useCopy();
  return (
    <div className={styles.copy}>
      <span role="status" className={styles.status}>
        {describeCopyResult(result)}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={`Copy ${name ?? 'code'}`}
        title="Copy"
        onClick={() => copy(codeRef.current?.textContent ?? '')}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          {result === 'copied' ? <path d="m3 8.5 3.5 3.5L13 4.5" /> : <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />}
        </svg>
      </button>
    </div>
  );
}

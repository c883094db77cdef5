import {markMarkdown} from '@developer-docs/docusaurus-utils';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useOverflow} from '@site/src/hooks/use-overflow';
import clsx from 'clsx';
import {useId, useRef, type ComponentProps, type ReactNode} from 'react';
import {CopyButton} from './CopyButton';
import styles from './styles.module.css';

interface CommonProps {
  /** Name of the language, such as `bash`; part of the accessible name. */
  readonly language?: string;
  /** Shown above the code; usually a file name. */
  readonly title?: string;
  readonly className?: string;
}

/** The attributes of an element whose content is prerendered HTML. */
type Markup = Pick<ComponentProps<'code'>, 'dangerouslySetInnerHTML' | 'suppressHydrationWarning'>;

/** The code is either HTML that `highlightCode()` returned at build time, or plain text. */
export type CodeBlockProps = CommonProps &
  (
    | {readonly html: string; readonly markup?: never; readonly children?: never}
    | {readonly markup: Markup; readonly html?: never; readonly children?: never}
    | {readonly html?: never; readonly markup?: never; readonly children: ReactNode}
  );

/**
 * A code block with a copy button. The button copies the text content, so the page doesn't contain the source twice.
 */
export function CodeBlock(props: CodeBlockProps): ReactNode {
  const {language = 'text', title, className} = props;
  const titleId = useId();
  const codeRef = useRef<HTMLElement>(null);
  const [scrollerRef, hasOverflow] = useOverflow<HTMLPreElement>();
  const markup = props.html === undefined ? props.markup : {dangerouslySetInnerHTML: {__html: props.html}};
  const Frame = title === undefined ? 'div' : 'figure';
  return (
    <Frame className={clsx(ThemeClassNames.common.codeBlock, styles.block, className)}>
      {title !== undefined && (
        <figcaption id={titleId} className={styles.title} {...markMarkdown('label')}>
          {title}
        </figcaption>
      )}
      <pre
        ref={scrollerRef}
        className={styles.scroller}
        // Keyboard users can scroll only focusable elements. Blocks without overflow aren't tab stops.
        {...(hasOverflow && {
          tabIndex: 0,
          role: 'group',
          ...(title === undefined ? {'aria-label': `${language} code`} : {'aria-labelledby': titleId}),
        })}
      >
        <code ref={codeRef} className={clsx(styles.code, `language-${language}`)} {...markup}>
          {props.children}
        </code>
      </pre>
      <CopyButton codeRef={codeRef} name={title} />
    </Frame>
  );
}

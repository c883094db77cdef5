import {useId, useRef, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import CopyButton from './CopyButton';
import {useOverflow} from '@site/src/hooks/useOverflow';
import styles from './styles.module.css';

/** What every block of code can have. */
export interface CommonProps {
  /** Name of the language, such as `bash`: it names the block for readers who do not see it. */
  readonly language?: string | undefined;
  /** Shown above the code: mostly the name of a file. */
  readonly title?: string | undefined;
  /** Numbers the lines. The markup has to be made with `numbered`. */
  readonly showLineNumbers?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Attributes that fill an element with ready HTML. */
type Markup = Pick<ComponentProps<'code'>, 'dangerouslySetInnerHTML' | 'suppressHydrationWarning'>;

/** Props of a code block: markup that `highlight()` made while the site was built, or plain text. */
export type CodeBlockProps = CommonProps &
  (
    | {readonly html: string; readonly markup?: never; readonly children?: never}
    | {readonly markup: Markup; readonly html?: never; readonly children?: never}
    | {readonly html?: never; readonly markup?: never; readonly children: ReactNode}
  );

/**
 * A block of code with a copy button. What is copied is the text of the block, so that the source is not sent twice.
 */
export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const {language = 'text', title, showLineNumbers = false, className} = props;
  const titleId = useId();
  const code = useRef<HTMLElement>(null);
  const [scroller, overflows] = useOverflow<HTMLPreElement>();
  const markup = props.html === undefined ? props.markup : {dangerouslySetInnerHTML: {__html: props.html}};
  const Frame = title === undefined ? 'div' : 'figure';
  const codeClass = clsx(styles.code, `language-${language}`, showLineNumbers && styles.numbered);
  return (
    <Frame className={clsx(ThemeClassNames.common.codeBlock, styles.block, className)}>
      {title !== undefined && (
        <figcaption id={titleId} className={styles.title}>
          {title}
        </figcaption>
      )}
      <pre
        ref={scroller}
        className={styles.scroller}
        // A keyboard scrolls what has the focus; a block that fits is no stop on the way through the page.
        {...(overflows && {
          tabIndex: 0,
          role: 'group',
          ...(title === undefined ? {'aria-label': `${language} code`} : {'aria-labelledby': titleId}),
        })}
      >
        <code ref={code} className={codeClass} {...markup}>
          {props.children}
        </code>
      </pre>
      <CopyButton code={code} name={title} />
    </Frame>
  );
}

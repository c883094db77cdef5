import {useCopy} from '@developer-docs/docusaurus-utils';
import type {ReactNode, RefObject} from 'react';
import styles from './styles.module.css';

const messages = {
  copied: 'Copied',
  failed: 'Couldn’t copy: your browser doesn’t allow it.',
} as const;

interface CopyButtonProps {
  /** The element whose text content is copied. */
  readonly codeRef: RefObject<HTMLElement | null>;
  /** The title of the code block, which distinguishes the copy buttons on a page. */
  readonly name: string | undefined;
}

/** A button that copies code and announces the result. It's hidden until the page is hydrated (see the style sheet). */
export function CopyButton({codeRef, name}: CopyButtonProps): ReactNode {
  const [result, copy] = useCopy();
  return (
    <div className={styles.copy}>
      <span role="status" className={styles.status}>
        {result && messages[result]}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={name === undefined ? 'Copy code' : `Copy ${name}`}
        title="Copy"
        onClick={() => {
          copy(codeRef.current?.textContent ?? '');
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          {result === 'copied' ? <path d="m3 8.5 3.5 3.5L13 4.5" /> : <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />}
        </svg>
      </button>
    </div>
  );
}

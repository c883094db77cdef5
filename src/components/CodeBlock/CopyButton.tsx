import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {copyText} from './copy';
import styles from './styles.module.css';

/** How long the result stands beside the button, in milliseconds. */
const shownFor = 2000;

const messages = {copied: 'Copied', selected: 'Not copied. The code is selected: copy it with the keyboard.'} as const;

interface CopyButtonProps {
  /** The element whose text is copied. */
  readonly code: RefObject<HTMLElement | null>;
  /** What the code is called, when it has a name: many buttons of one page are told apart by it. */
  readonly name: string | undefined;
}

/** A button that copies code, and a status that says so. It shows only once it works: see the style sheet. */
export default function CopyButton({code, name}: CopyButtonProps): ReactNode {
  // A new object per press: a second press starts the time again.
  const [result, setResult] = useState<{readonly message: keyof typeof messages}>();
  useEffect(() => {
    if (result === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setResult(undefined);
    }, shownFor);
    return () => {
      clearTimeout(timer);
    };
  }, [result]);
  const copy = async () => {
    if (code.current !== null) {
      setResult({message: (await copyText(code.current)) ? 'copied' : 'selected'});
    }
  };
  return (
    <div className={styles.copy}>
      <span role="status" className={styles.status}>
        {result && messages[result.message]}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={name === undefined ? 'Copy code' : `Copy ${name}`}
        title="Copy"
        onClick={() => {
          void copy();
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          {result?.message === 'copied' ? (
            <path d="m3 8.5 3.5 3.5L13 4.5" />
          ) : (
            <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
          )}
        </svg>
      </button>
    </div>
  );
}

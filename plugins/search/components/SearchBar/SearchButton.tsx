import {useSyncExternalStore, type ComponentProps, type ReactNode} from 'react';
import {texts} from '../../client/texts';
import {searchButtonId} from '../../search-button-id';
import styles from './styles.module.css';

const isApple = () => /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent);
const never = () => () => undefined;

/**
 * The button that opens the search, with the markup and class names of DocSearch's own, which would bring the whole modal
 * into the code of every page. Takes what a `<button>` takes.
 */
export function SearchButton(props: ComponentProps<'button'>): ReactNode {
  // The keys of the reader's system are known in the browser only; until then their place is kept.
  const modifier = useSyncExternalStore(
    never,
    () => (isApple() ? '⌘' : 'Ctrl'),
    () => undefined,
  );
  return (
    <button
      type="button"
      id={searchButtonId}
      className={`DocSearch DocSearch-Button ${styles.button}`}
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}
    >
      <span className={`DocSearch-Button-Container ${styles.label}`}>
        <svg width="20" height="20" viewBox="0 0 20 20" className="DocSearch-Search-Icon" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="6" />
          <path d="m13 13 5 5" />
        </svg>
        <span className={`DocSearch-Button-Placeholder ${styles.text}`}>{texts.button}</span>
      </span>
      <span className={`DocSearch-Button-Keys ${styles.keys}`} aria-hidden="true">
        {modifier !== undefined && (
          <>
            <kbd className="DocSearch-Button-Key">{modifier}</kbd>
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}

import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/SearchButton';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const getModifier = () => (/Mac|iP(?:hone|ad|od)/.test(navigator.userAgent) ? '⌘' : 'Ctrl');

/**
 * The button that opens the search modal. It has the markup and class names of DocSearch's button, which can't be
 * imported without adding the modal's code to every page.
 */
export default function SearchButton({buttonRef, ...props}: Props): ReactNode {
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  // The platform is only known in the browser. Until then, CSS reserves the space.
  const isBrowser = useIsBrowser();
  return (
    <button
      ref={buttonRef}
      type="button"
      // For links such as `<link rel="expect">`, which can only refer to an ID.
      id="navbar-search"
      className={`DocSearch DocSearch-Button ${styles.button}`}
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}
    >
      <span className={`DocSearch-Button-Container ${styles.label}`}>
        <svg width="20" height="20" viewBox="0 0 20 20" className="DocSearch-Search-Icon" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="6" />
          <path d="m13 13 5 5" />
        </svg>
        <span className={`DocSearch-Button-Placeholder ${styles.text}`}>{label}</span>
      </span>
      <span className={`DocSearch-Button-Keys ${styles.keys}`} aria-hidden="true">
        {isBrowser && (
          <>
            <kbd className="DocSearch-Button-Key">{getModifier()}</kbd>
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}

import {
  outdatedMessage,
  reloadPage,
  SiteUpdatedError,
  useSearchOverlay,
  type SearchOverlay,
} from '@developer-docs/docusaurus-theme-search/client';
import {translate} from '@docusaurus/Translate';
import Loading from '@theme/Loading';
import SearchButton from '@theme/SearchButton';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import styles from './styles.module.css';

/** The delay before the loading indicator appears, which is the same as in Docusaurus. */
const loadingDelayMs = 200;

/** The search button in the navbar, and the modal that it opens. The modal's code is loaded on demand. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const overlay = useSearchOverlay(button);
  const {isOpen, Modal, query, open, close, preload} = overlay;
  return (
    <>
      <SearchButton
        buttonRef={button}
        onTouchStart={preload}
        onFocus={preload}
        onMouseOver={preload}
        onClick={() => {
          open();
        }}
      />
      {isOpen &&
        createPortal(
          Modal ? <Modal initialQuery={query} onClose={close} /> : <ModalPlaceholder {...overlay} />,
          document.body,
        )}
    </>
  );
}

/** A placeholder for the modal while its code is loading, which displays a message if loading fails. */
function ModalPlaceholder({error, retry, close}: SearchOverlay): ReactNode {
  const [isPastDelay, setIsPastDelay] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsPastDelay(true);
    }, loadingDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <div
      className={styles.backdrop}
      role="dialog"
      aria-modal="true"
      aria-label={translate({
        id: 'theme.SearchBar.label',
        message: 'Search',
        description: 'The ARIA label and placeholder for search button',
      })}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles.placeholder}>
        {error instanceof SiteUpdatedError ? (
          <Outdated />
        ) : (
          <Loading isLoading={!error} pastDelay={isPastDelay} timedOut={false} error={error} retry={retry} />
        )}
      </div>
    </div>
  );
}

/** Asks the reader to reload a page whose code a deploy has deleted. */
function Outdated(): ReactNode {
  return (
    <div role="alert">
      <p>{outdatedMessage.title}</p>
      <p>{outdatedMessage.help}</p>
      <button type="button" className="button button--secondary" onClick={reloadPage}>
        {outdatedMessage.action}
      </button>
    </div>
  );
}

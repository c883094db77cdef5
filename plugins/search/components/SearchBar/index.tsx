import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Loading from '@theme/Loading';
import {useSearchData} from '../../client/use-search-data';
import {SearchButton} from './SearchButton';
import {useSearchOverlay, type SearchOverlay} from './use-search-overlay';
import styles from './styles.module.css';

/** The delay before the loading indicator appears, which is the same as in Docusaurus. */
const loadingDelayMs = 200;

/** The search button in the navbar, and the modal that it opens. The modal's code is loaded on demand. */
export function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {hosted} = useSearchData();
  const overlay = useSearchOverlay(button, hosted ? undefined : baseUrl);
  const {isOpen, Modal, query, open, close, preload} = overlay;
  return (
    <>
      <SearchButton
        ref={button}
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
      aria-label="Search"
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles.placeholder}>
        <Loading isLoading={!error} pastDelay={isPastDelay} timedOut={false} error={error} retry={retry} />
      </div>
    </div>
  );
}

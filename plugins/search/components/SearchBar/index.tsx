import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Loading from '@theme/Loading';
import {useOverlay, type Overlay} from '../../client/use-overlay';
import {useSearchData} from '../../client/use-search-data';
import {SearchButton} from './SearchButton';
import styles from './styles.module.css';

/** The delay after which a spinner shows, in milliseconds (specification §9). */
const loaderDelay = 200;

/** The search button of the top bar, and the modal that it opens. The modal's code loads when it is first likely to be needed. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {siteConfig} = useDocusaurusContext();
  const {hosted} = useSearchData();
  const overlay = useOverlay(button, hosted ? undefined : siteConfig.baseUrl);
  const {isOpen, Modal, query, open, close, prepare} = overlay;
  return (
    <>
      <SearchButton
        ref={button}
        onTouchStart={prepare}
        onFocus={prepare}
        onMouseOver={prepare}
        onClick={() => {
          open();
        }}
      />
      {isOpen &&
        createPortal(
          Modal ? <Modal initialQuery={query} onClose={close} /> : <ModalLoading {...overlay} />,
          document.body,
        )}
    </>
  );
}

/** Stands in for the modal while its code loads, and says so when it does not. */
function ModalLoading({error, retry, close}: Overlay): ReactNode {
  const [isPastDelay, setPastDelay] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPastDelay(true);
    }, loaderDelay);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <div
      className={styles.veil}
      role="dialog"
      aria-modal="true"
      aria-label="Search"
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles.sheet}>
        <Loading isLoading={!error} pastDelay={isPastDelay} timedOut={false} error={error} retry={retry} />
      </div>
    </div>
  );
}

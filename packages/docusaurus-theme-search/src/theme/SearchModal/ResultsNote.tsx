import {ModalSlot, type SearchFailure} from '@developer-docs/docusaurus-theme-search/client';
import {formatCorrection} from '@theme/SearchTranslations';
import type {ReactNode} from 'react';

interface ResultsNoteProps {
  /** The element that contains DocSearch's modal. */
  readonly modal: HTMLElement;
  readonly correctedQuery: string | undefined;
  readonly failure: SearchFailure | undefined;
}

/** A note above the results of a corrected query, or the error screen of a failed search. */
export function ResultsNote({modal, correctedQuery, failure}: ResultsNoteProps): ReactNode {
  return (
    <ModalSlot modal={modal} target=".DocSearch-Dropdown" position="afterbegin">
      {correctedQuery !== undefined && <p className="DocSearch-Correction">{formatCorrection(correctedQuery)}</p>}
      {failure && <ErrorScreen {...failure} />}
    </ModalSlot>
  );
}

/** Looks like DocSearch's own error screen. */
function ErrorScreen({title, help, action, onAction}: SearchFailure): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">
        <svg
          width="40"
          height="40"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M19 4.8a16 16 0 00-2-1.2m-3.3-1.2A16 16 0 001.1 4.7M16.7 8a12 12 0 00-2.8-1.4M10 6a12 12 0 00-6.7 2M12.3 14.7a4 4 0 00-4.5 0M14.5 11.4A8 8 0 0010 10M3 16L18 2M10 18h0" />
        </svg>
      </div>
      <p className="DocSearch-Title">{title}</p>
      <p className="DocSearch-Help">{help}</p>
      <button type="button" className="button button--secondary" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}

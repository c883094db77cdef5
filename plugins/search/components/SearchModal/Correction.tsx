import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {formatCorrection} from '../../client/result-labels';

interface CorrectionProps {
  /** The element that contains the modal. */
  readonly container: RefObject<HTMLElement | null>;
  readonly correctedQuery: string | undefined;
}

/**
 * A note above the results of a corrected query. DocSearch has no slot for it, so a portal renders it into the list of
 * results.
 */
export function Correction({container, correctedQuery}: CorrectionProps): ReactNode {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    container.current?.querySelector('.DocSearch-Dropdown')?.prepend(host);
  }, [container, host, correctedQuery]);
  return createPortal(
    correctedQuery === undefined ? null : <p className="DocSearch-Correction">{formatCorrection(correctedQuery)}</p>,
    host,
  );
}

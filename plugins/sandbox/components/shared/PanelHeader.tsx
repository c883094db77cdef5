import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './panel.module.css';

interface PanelHeaderProps {
  /** The title, which has the `panel.title` class. */
  readonly children: ReactNode;
  /** The accessible name of the button that closes the panel. */
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** The header of the console and of the playground. */
export default function PanelHeader({children, closeLabel, onClose}: PanelHeaderProps): ReactNode {
  return (
    <header className={styles.header}>
      {children}
      <button type="button" className={clsx('clean-btn', styles.close)} aria-label={closeLabel} onClick={onClose}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />
        </svg>
      </button>
    </header>
  );
}

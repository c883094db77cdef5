import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './panel.module.css';

/**
 * The class name for panels, such as the console. It styles the panel's header, text, and collapsible parts, and makes
 * the panel a size container.
 */
export const panelClassName = styles.panel;

interface PanelHeaderProps {
  /** The title, as one element. */
  readonly children: ReactNode;
  /** The accessible name of the button that closes the panel. */
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A panel's header: its title, and a button that closes it. */
export function PanelHeader({children, closeLabel, onClose}: PanelHeaderProps): ReactNode {
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

import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface CloseButtonProps {
  /** The accessible name. */
  readonly label: string;
  readonly onClick: () => void;
}

export default function CloseButton({label, onClick}: CloseButtonProps): ReactNode {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />
      </svg>
    </button>
  );
}

import type {ReactNode} from 'react';
import {formatStatus} from './format';
import styles from './StatusBadge.module.css';

interface StatusBadgeProps {
  readonly status: number;
  /** Whether to show the reason phrase. */
  readonly isShort?: boolean;
}

/** The status of a response, in the color of its class. */
export default function StatusBadge({status, isShort = false}: StatusBadgeProps): ReactNode {
  return (
    <span className={styles.status} data-class={String(status).charAt(0)}>
      {isShort ? status : formatStatus(status)}
    </span>
  );
}

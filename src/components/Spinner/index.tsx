import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A loading indicator that screen readers announce. */
export default function Spinner(): ReactNode {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>Loading…</span>
    </div>
  );
}

import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Says that something loads, to eyes and to screen readers. */
export default function Spinner(): ReactNode {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>Loading…</span>
    </div>
  );
}

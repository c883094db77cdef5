import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface FigureProps {
  /** Summarizes the figure in one or two sentences. */
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** An illustration with its caption. */
export default function Figure({caption, children}: FigureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

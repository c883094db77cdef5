import type {ReactNode} from 'react';
import Figure from '@site/src/product/Figure';
import {formatAspectRatio} from './aspect-ratio';
import styles from './styles.module.css';

interface DesignType {
  /** Also the ID of its entry on the page. */
  readonly value: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** Shapes with the aspect ratios of the design types, linked to their entries. The sizes come from the contract. */
export default function DesignTypeSizes({values}: {readonly values: readonly DesignType[]}): ReactNode {
  return (
    <Figure caption="The aspect ratios of all design types. The shapes aren't drawn to the same scale.">
      <ul className={styles.shapes}>
        {values.map(({value, width, height}) => (
          <li key={value}>
            <a href={`#${value}`} className={styles.link}>
              <svg viewBox={`0 0 ${width} ${height}`} className={styles.thumbnail} aria-hidden="true">
                <rect className={styles.shape} width={width} height={height} />
              </svg>
              {value}
            </a>
            <span className={styles.size}>{formatAspectRatio(width, height)}</span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

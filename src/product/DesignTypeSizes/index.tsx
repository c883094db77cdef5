import type {ReactNode} from 'react';
import Figure from '@site/src/product/Figure';
import {formatAspectRatio, scaleToFit} from './aspect-ratio';
import styles from './styles.module.css';

interface DesignType {
  /** Also the ID of its entry on the page. */
  readonly value: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** Size of the view box, and length of the longer side of a shape. */
const viewBoxSize = 96;

/** Shapes with the aspect ratio of each design type, which link to its entry. The sizes come from the contract. */
export default function DesignTypeSizes({values}: {readonly values: readonly DesignType[]}): ReactNode {
  return (
    <Figure caption="The aspect ratios of all design types. The shapes aren't drawn to the same scale.">
      <ul className={styles.shapes}>
        {values.map(({value, width, height}) => {
          const shape = scaleToFit(width, height, viewBoxSize);
          return (
            <li key={value}>
              <a href={`#${value}`} className={styles.link}>
                <svg viewBox={`0 0 ${viewBoxSize} ${viewBoxSize}`} className={styles.thumbnail} aria-hidden="true">
                  <rect
                    className={styles.shape}
                    x={(viewBoxSize - shape.width) / 2}
                    y={(viewBoxSize - shape.height) / 2}
                    width={shape.width}
                    height={shape.height}
                  />
                </svg>
                {value}
              </a>
              <span className={styles.size}>{formatAspectRatio(width, height)}</span>
            </li>
          );
        })}
      </ul>
    </Figure>
  );
}

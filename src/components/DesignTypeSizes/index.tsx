import type {ReactNode} from 'react';
import Figure from '@site/src/components/Figure';
import {fitBox, ratio} from './proportion';
import styles from './styles.module.css';

interface DesignType {
  /** As it is sent; also the id of its entry on the page. */
  readonly value: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** The longest side of a drawn shape, in units of the drawing. */
const box = 96;

/** Every design type as a shape in its proportions, each a link to its entry. The sizes come from the contract. */
export default function DesignTypeSizes({values}: {readonly values: readonly DesignType[]}): ReactNode {
  return (
    <Figure caption="The proportions of every design type, width to height. The shapes are not to one scale.">
      <ul className={styles.shapes}>
        {values.map(({value, width, height}) => {
          const shape = fitBox(width, height, box);
          return (
            <li key={value}>
              <a href={`#${value}`} className={styles.link}>
                <svg viewBox={`0 0 ${box} ${box}`} className={styles.picture} aria-hidden="true">
                  <rect
                    className={styles.shape}
                    x={(box - shape.width) / 2}
                    y={(box - shape.height) / 2}
                    width={shape.width}
                    height={shape.height}
                  />
                </svg>
                {value}
              </a>
              <span className={styles.size}>{ratio(width, height)}</span>
            </li>
          );
        })}
      </ul>
    </Figure>
  );
}

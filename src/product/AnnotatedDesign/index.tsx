import {useId, type ReactNode} from 'react';
import Figure from '@site/src/product/Figure';
import Flyer from './Flyer';
import {findMarker} from './marker-positions';
import styles from './styles.module.css';

interface ContentBlockType {
  /** Also the ID of its entry on the page. */
  readonly value: string;
}

/**
 * A flyer and a banner with numbered content blocks, and a legend that links to their entries. The types come from the
 * contract.
 *
 * @throws Error if the illustration has no marker for a type.
 */
export default function AnnotatedDesign({values}: {readonly values: readonly ContentBlockType[]}): ReactNode {
  const id = useId();
  return (
    <Figure caption="Content blocks in a flyer and, below it, a hero banner. A flyer allows all blocks except buttons, which require a design that people can click.">
      <svg
        className={styles.illustration}
        viewBox="0 0 300 372"
        role="img"
        aria-labelledby={`${id}title ${id}description`}
      >
        <title id={`${id}title`}>Content blocks in two designs</title>
        <desc id={`${id}description`}>
          A flyer with an image at the top, text in the middle, and contact details at the bottom, and a hero banner
          with a button. Numbers mark the content blocks:{' '}
          {values.map(({value}, index) => `${index + 1} ${value}`).join(', ')}.
        </desc>
        <Flyer />
        {values.map(({value}, index) => {
          const [x, y] = findMarker(value);
          return (
            <g key={value}>
              <circle className={styles.marker} cx={x} cy={y} r="9" />
              <text className={styles.number} x={x} y={y}>
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className={styles.legend}>
        {values.map(({value}) => (
          <li key={value}>
            <a href={`#${value}`}>
              <code>{value}</code>
            </a>
          </li>
        ))}
      </ol>
    </Figure>
  );
}

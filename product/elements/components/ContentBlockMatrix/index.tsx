import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ContentBlockType {
  /** Also the ID of its entry on the page. */
  readonly value: string;
  /** Maximum number of blocks of this type per design. */
  readonly maxCount: number;
  /** The design types that allow the block. */
  readonly designTypes: readonly string[];
}

/**
 * A table of the maximum number of content blocks by design type. Its column headers link to the blocks' entries.
 * The data comes from the contract, in which `title` is allowed in every design type.
 */
export default function ContentBlockMatrix({values}: {readonly values: readonly ContentBlockType[]}): ReactNode {
  const designTypes = [...new Set(values.flatMap((block) => block.designTypes))];
  return (
    <div className="table-wrapper" tabIndex={0} role="group" aria-label="Content blocks by design type">
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">Design type</th>
            {values.map(({value}) => (
              <th key={value} scope="col">
                <a href={`#${value}`}>
                  <code>{value}</code>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {designTypes.map((designType) => (
            <tr key={designType}>
              <th scope="row">
                <code>{designType}</code>
              </th>
              {values.map(({value, maxCount, designTypes: allowed}) => (
                <td key={value}>{allowed.includes(designType) ? maxCount : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface EntryProps {
  /** `tr` for a row of a table, `section` for an entry with a heading, `div` for a term of a list with its meaning. */
  readonly as: 'div' | 'section' | 'tr';
  /** Anchor of the entry, unique on the page. */
  readonly id: string;
  /** Kind of the search record: `value`, `code` for an error code, or a part of the widget. */
  readonly kind: 'code' | 'event' | 'field' | 'function' | 'option' | 'schema' | 'value';
  /** The name as it is written in code. */
  readonly name: string;
  /** A filter can hide a row; it stays in the page. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** One entry of the contract: an anchor that the build knows, and one search record. */
export default function Entry({as: Element, id, kind, name, hidden, children}: EntryProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <Element id={id} className={styles[Element]} data-record={kind} data-record-name={name} hidden={hidden}>
      {children}
    </Element>
  );
}

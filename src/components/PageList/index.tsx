import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface PageListProps {
  readonly pages: readonly {readonly label: string; readonly href: string}[];
}

/** A list of links to pages. */
export function PageList({pages}: PageListProps): ReactNode {
  return (
    <ul className={styles.pages}>
      {pages.map(({label, href}) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Starting points for readers who haven't found what they were looking for. */
export const startPages = [
  {href: '/docs', label: 'All documentation pages'},
  {href: '/docs/intro', label: 'Introduction: create your first design'},
] as const;

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

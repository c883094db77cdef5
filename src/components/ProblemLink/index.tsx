import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {issueAddress} from './issue-address';
import styles from './styles.module.css';

interface Props {
  /** Address of the page that the report is about, below the site's origin. */
  readonly page: string;
}

/** Leads to where a problem on a page is reported; nothing when the site is configured without such an address. */
export default function ProblemLink({page}: Props): ReactNode {
  const {issueUrl} = useDocusaurusContext().siteConfig.customFields as {issueUrl: string | null};
  return issueUrl === null ? null : (
    <p className={styles.problem}>
      <Link to={issueAddress(issueUrl, `Problem on ${page}`)}>Report a problem on this page</Link>
    </p>
  );
}

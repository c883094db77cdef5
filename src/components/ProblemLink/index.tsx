import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ProblemLinkProps {
  /** Path of the page that the report is about. */
  readonly page: string;
}

/** A link to report a problem on a page. Renders nothing if no issue URL is configured. */
export default function ProblemLink({page}: ProblemLinkProps): ReactNode {
  const {issueUrl} = useDocusaurusContext().siteConfig.customFields as {issueUrl: string | null};
  return issueUrl === null ? null : (
    <p className={styles.problem}>
      <Link to={createIssueUrl(issueUrl, `Problem on ${page}`)}>Report a problem on this page</Link>
    </p>
  );
}

/** Returns the URL for a new issue with a prefilled title, in the format of GitHub and GitLab. Other parameters are kept. */
function createIssueUrl(issueUrl: string, title: string): string {
  const url = new URL(issueUrl);
  url.searchParams.set('title', title);
  return url.href;
}

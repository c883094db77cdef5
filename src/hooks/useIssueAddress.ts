import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * How a reader reports a problem.
 *
 * @returns A function from the title of a report to the address where it is written, with the title filled in; `undefined`
 * when the site is configured without such an address (`ISSUE_URL`).
 */
export function useIssueAddress(): ((title: string) => string) | undefined {
  const {issueUrl} = useDocusaurusContext().siteConfig.customFields as {issueUrl: string | null};
  if (issueUrl === null) {
    return undefined;
  }
  return (title) => {
    const address = new URL(issueUrl);
    address.searchParams.set('title', title);
    return address.href;
  };
}

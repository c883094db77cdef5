/**
 * Returns the URL for a new issue with a prefilled title, in the format of GitHub and GitLab.
 *
 * @param issueUrl - The configured `ISSUE_URL`. Its query parameters are kept.
 */
export function createIssueUrl(issueUrl: string, title: string): string {
  const url = new URL(issueUrl);
  url.searchParams.set('title', title);
  return url.href;
}

/**
 * Returns the URL for a new issue with a prefilled title, in the format of GitHub and GitLab.
 *
 * @param reportUrl - The "reportUrl" option. Its query parameters are kept.
 */
export function createReportUrl(reportUrl: string, title: string): string {
  const url = new URL(reportUrl);
  url.searchParams.set('title', title);
  return url.href;
}

/**
 * The address where a reader writes a report, with its title filled in, as issue trackers take it.
 *
 * @param issueUrl - The configured address (`ISSUE_URL`).
 * @param title - The title of the report.
 */
export function issueAddress(issueUrl: string, title: string): string {
  const address = new URL(issueUrl);
  address.searchParams.set('title', title);
  return address.href;
}

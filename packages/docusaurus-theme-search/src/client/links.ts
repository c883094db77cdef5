/**
 * Returns whether a click opens a link in this window: the primary button without a modifier key. Other combinations
 * have different effects, such as opening a new tab or starting a download.
 */
export function isUnmodifiedClick(
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

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

/** Opens a result. Root-relative URLs are opened without a page load. */
export function navigateTo(url: string, history: {readonly push: (url: string) => void}): void {
  if (url.startsWith('/')) history.push(url);
  else window.location.assign(url);
}

/** Opens a result: root-relative URLs without a page load, absolute ones like a link. */
export function navigateTo(url: string, history: {readonly push: (url: string) => void}): void {
  if (url.startsWith('/')) history.push(url);
  else window.location.assign(url);
}

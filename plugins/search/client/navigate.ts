/** Where navigation inside the site goes. */
interface History {
  readonly push: (path: string) => void;
}

/**
 * Goes to a result: without loading a page when it is on this site (a path), else as a link does.
 *
 * @param address - A path with base URL, or an address on another site.
 */
export function goTo(address: string, history: History): void {
  if (address.startsWith('/')) history.push(address);
  else window.location.assign(address);
}

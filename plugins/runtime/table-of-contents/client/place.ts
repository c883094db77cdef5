/** The elements that the links of a table of contents lead to, in their order. */
export function placesOf(links: readonly HTMLAnchorElement[]): HTMLElement[] {
  return links.flatMap(({hash}) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? []);
}

/**
 * Scrolls a table of contents that is longer than the window until a link of it can be seen. The page stays where it is, which
 * `scrollIntoView` does not promise.
 */
export function keepInSight(link: HTMLElement): void {
  const table = link.closest('.toc');
  if (table === null || table.scrollHeight <= table.clientHeight) {
    return;
  }
  const [inner, outer] = [link.getBoundingClientRect(), table.getBoundingClientRect()];
  // A few more links are in sight before and after it.
  const margin = 2 * inner.height;
  const above = inner.top - margin - outer.top;
  const below = inner.bottom + margin - outer.bottom;
  if (above < 0 || below > 0) {
    table.scrollTop += above < 0 ? above : below;
  }
}

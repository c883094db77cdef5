import {findHashTarget} from '@developer-docs/docusaurus-utils';
import {useEffect, type RefObject} from 'react';

const activeClass = 'table-of-contents__link--active';

/**
 * Highlights the link to the section that the reader is viewing. Scrolls a table of contents that's taller than the
 * window to this link, and back to the start at the top of the page.
 *
 * @param container - The table of contents.
 * @param toc - Its items. The links are looked up again when they change.
 */
export function useTocHighlight(container: RefObject<HTMLElement | null>, toc: unknown): void {
  useEffect(() => {
    const nav = container.current;
    if (!nav) return undefined;
    const links = [...nav.querySelectorAll('a')];
    let activeLink: HTMLAnchorElement | undefined;
    const highlight = () => {
      const link = findActiveLink(links);
      if (link === activeLink) return;
      activeLink?.classList.remove(activeClass);
      link?.classList.add(activeClass);
      activeLink = link;
      // `scrollIntoView` would also scroll the page.
      nav.scrollTo({top: link ? link.offsetTop - nav.clientHeight / 2 : 0});
    };
    // In the next frame, because reading positions in the commit would force a layout of its own.
    const frame = requestAnimationFrame(highlight);
    document.addEventListener('scroll', highlight);
    window.addEventListener('resize', highlight);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', highlight);
      window.removeEventListener('resize', highlight);
    };
  }, [container, toc]);
}

/**
 * Returns the first link whose section starts in the top half of the window. If there is none, returns the last one
 * whose section starts above it. Sections below aren't measured, because the browser may not have laid them out yet.
 */
function findActiveLink(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const navbarHeight = document.querySelector('.navbar')?.clientHeight ?? 0;
  let previousLink: HTMLAnchorElement | undefined;
  for (const link of links) {
    const target = findHashTarget(link.hash);
    if (!target?.checkVisibility()) continue;
    const {top} = target.getBoundingClientRect();
    if (top >= navbarHeight) return top < window.innerHeight / 2 ? link : previousLink;
    previousLink = link;
  }
  return previousLink;
}

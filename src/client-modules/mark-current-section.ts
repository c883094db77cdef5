/*
 * Marks the sidebar's link to the section that the reader is in, such as "Webhooks", with `aria-current="location"`.
 * Docusaurus marks pages only, so links with a hash never become active.
 */

/** Lists the sidebar's links to sections, with the headings that those to sections of the current page lead to. */
function listSectionLinks(): {link: HTMLAnchorElement; heading: HTMLElement | null}[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.theme-doc-sidebar-menu a[href*="#"]');
  return [...links].map((link) => ({
    link,
    heading: link.pathname === location.pathname ? document.getElementById(link.hash.slice(1)) : null,
  }));
}

/** Returns whether an element is at or above the position that the browser scrolls it to for a link. */
function isPassed(element: Element): boolean {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  // The browser scrolls to whole pixels.
  return element.getBoundingClientRect().top <= padding + margin + 1;
}

/** Returns whether a heading starts the section at the top of the window. */
function isCurrent(heading: HTMLElement): boolean {
  if (!isPassed(heading)) return false;
  const level = Number(heading.tagName.slice(1));
  const sameOrHigher = Array.from({length: level}, (_, index) => `h${index + 1}`).join();
  const headings = [...(heading.closest('article')?.querySelectorAll(sameOrHigher) ?? [])];
  const next = headings[headings.indexOf(heading) + 1];
  return next === undefined || !isPassed(next);
}

function markCurrentSection(): void {
  for (const {link, heading} of listSectionLinks()) {
    if (heading !== null && isCurrent(heading)) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

let isScheduled = false;

function scheduleMark(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    markCurrentSection();
  });
}

export function onRouteDidUpdate(): void {
  scheduleMark();
  // Adding the same listener again has no effect.
  window.addEventListener('scroll', scheduleMark, {passive: true});
}

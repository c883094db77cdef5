import {findHashTarget, isUnmodifiedClick} from '@developer-docs/docusaurus-utils';
import type {ClientModule} from '@docusaurus/types';
import {restoreDetails, saveDetails, setRenderedEntry} from './details-history';

/*
 * A client module for the collapsible elements of pages: it opens what links lead to, what was open before the reader
 * navigated back, and everything in print.
 */

/** The collapsible elements of a reference, except for those in consoles, which don't stay open. */
const detailsSelector = ':is(.openapi-part, .openapi-split, .openapi-section) details:not(.openapi-try-it *)';
/** Those with the content of operations and schemas, or of changes. */
const foldSelector = '.openapi-fold';

const listDetails = (selector: string): HTMLDetailsElement[] =>
  Array.from(document.querySelectorAll<HTMLDetailsElement>(selector));

/** Opens or closes all operations and schemas on the page. */
export function openAll(isOpen: boolean): void {
  for (const fold of listDetails(foldSelector)) fold.open = isOpen;
}

/** Returns whether the page has operations and schemas, and all of them are open. */
export function areAllOpen(): boolean {
  const folds = listDetails(foldSelector);
  return folds.length > 0 && folds.every(({open}) => open);
}

/**
 * Calls a listener after elements were opened or closed: once if many were, because each has its own event.
 *
 * @returns A function that removes the listener.
 */
export function listenToToggle(listener: () => void): () => void {
  let frame: number | undefined;
  const onToggle = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      listener();
    });
  };
  document.addEventListener('toggle', onToggle, true);
  return () => document.removeEventListener('toggle', onToggle, true);
}

/** Calls a listener when the page has stopped scrolling. Older versions of Safari have no `scrollend` event. */
function listenToScrollEnd(listener: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(listener, 100);
  });
}

/** Opens all closed elements around an element. Returns whether there were any. */
export function openAround(element: Element): boolean {
  let wasClosed = false;
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (!(parent instanceof HTMLDetailsElement) || parent.open) continue;
    parent.open = true;
    wasClosed = true;
  }
  return wasClosed;
}

/** Opens what's collapsed around the target of a hash, or below it if it's a heading, and scrolls to the target. */
function openTarget(hash: string): void {
  const target = hash === '' ? null : findHashTarget(hash);
  if (target === null) return;
  if (openAround(target)) target.scrollIntoView();
  if (target.closest(foldSelector) === null) {
    target.closest('.openapi-section')?.querySelector(`:scope > ${foldSelector}`)?.setAttribute('open', '');
  }
}

/** Opens everything while the page is printed. */
function openInPrint(): void {
  let closedForScreen: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    closedForScreen = listDetails(`${detailsSelector}:not([open])`);
    for (const element of closedForScreen) element.open = true;
  });
  addEventListener('afterprint', () => {
    for (const element of closedForScreen) element.open = false;
  });
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    setRenderedEntry();
    if (!restoreDetails(listDetails(detailsSelector))) openTarget(location.hash);
  },
};

if (typeof window !== 'undefined') {
  // Pressing a link to the current fragment doesn't change the route.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.hash === '' || link.href !== location.href) return;
    if (isUnmodifiedClick(event)) openTarget(link.hash);
  });
  const save = () => saveDetails(listDetails(detailsSelector));
  listenToToggle(save);
  listenToScrollEnd(save);

  // In other browsers, the style sheet shows closed content in print.
  if (!CSS.supports('selector(::details-content)')) openInPrint();
}

export default clientModule;

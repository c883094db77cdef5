import {findHashTarget, isUnmodifiedClick} from '@developer-docs/docusaurus-utils';
import type {ClientModule} from '@docusaurus/types';
import {restoreFolds, saveFolds, setRenderedEntry} from './fold-history';

/*
 * A client module for the folds of pages, which is their collapsible content: it opens what links lead to, what was
 * open before the reader navigated back, and everything in print.
 */

/** The folds of a reference, except for the consoles', which aren't open when the reader comes back. */
const foldSelector = ':is(.openapi-part, .openapi-split, .openapi-section) details:not(.openapi-try-it *)';
/** The folds with the content of operations and schemas, or of changes. */
const sectionFoldSelector = '.openapi-fold';

const listFolds = (selector: string): HTMLDetailsElement[] =>
  Array.from(document.querySelectorAll<HTMLDetailsElement>(selector));

/** Opens or closes all operations and schemas on the page. */
export function openAll(isOpen: boolean): void {
  for (const fold of listFolds(sectionFoldSelector)) fold.open = isOpen;
}

/** Returns whether the page has operations and schemas, and all of them are open. */
export function areAllOpen(): boolean {
  const folds = listFolds(sectionFoldSelector);
  return folds.length > 0 && folds.every(({open}) => open);
}

/**
 * Calls a listener after folds were opened or closed: once if many were, because each has its own event.
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
  return () => {
    document.removeEventListener('toggle', onToggle, true);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}

/** Calls a listener when the page has stopped scrolling. Older versions of Safari have no `scrollend` event. */
function listenToScrollEnd(listener: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(listener, 100);
  });
}

/** Opens all closed folds around an element. Returns whether there were any. */
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
  if (target.closest(sectionFoldSelector) === null) {
    target.closest('.openapi-section')?.querySelector(`:scope > ${sectionFoldSelector}`)?.setAttribute('open', '');
  }
}

/** Opens everything while the page is printed. */
function openInPrint(): void {
  let closedForScreen: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    closedForScreen = listFolds(`${foldSelector}:not([open])`);
    for (const fold of closedForScreen) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of closedForScreen) fold.open = false;
  });
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    setRenderedEntry();
    if (!restoreFolds(listFolds(foldSelector))) openTarget(location.hash);
  },
};

if (typeof window !== 'undefined') {
  // Pressing a link to the current fragment doesn't change the route.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.hash === '' || link.href !== location.href) return;
    if (isUnmodifiedClick(event)) openTarget(link.hash);
  });
  const save = () => saveFolds(listFolds(foldSelector));
  listenToToggle(save);
  listenToScrollEnd(save);

  // In other browsers, the style sheet shows closed content in print.
  if (!CSS.supports('selector(::details-content)')) openInPrint();
}

export default clientModule;

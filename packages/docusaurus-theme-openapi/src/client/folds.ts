import {findHashTarget} from '@developer-docs/docusaurus-utils';

/*
 * A client module for the collapsible content of pages: it opens what links lead to, what was open before the reader
 * navigated back, and everything in print.
 */

/** What the history entry of a page remembers. */
interface FoldState {
  /** Indexes of open elements, in the order of the page. */
  readonly open: readonly number[];
  readonly scrollY: number;
}

const stateKey = 'openApiFolds';
const foldSelector = '.openapi-fold';

const listFolds = (): HTMLDetailsElement[] => Array.from(document.querySelectorAll<HTMLDetailsElement>(foldSelector));

/** Opens or closes all operations and schemas on the page. */
export function openAll(isOpen: boolean): void {
  for (const fold of listFolds()) fold.open = isOpen;
}

/** Opens all collapsed elements around an element. Returns whether there were any. */
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

const readHistoryState = () => history.state as Readonly<Record<string, unknown>> | null;

/** The key of the history entry whose page is rendered. It's undefined until the page is hydrated. */
let renderedEntry: {readonly key: unknown} | undefined;

/**
 * Remembers in the history entry what's open, and the position, so that going back restores both. While a page loads,
 * and until another entry's page is rendered, the browser also scrolls.
 */
function saveState(): void {
  const state = readHistoryState();
  if (renderedEntry === undefined || renderedEntry.key !== state?.key) return;
  const open = listFolds().flatMap((fold, index) => (fold.open ? [index] : []));
  if (open.length === 0 && state?.[stateKey] === undefined) return;
  try {
    history.replaceState({...state, [stateKey]: {open, scrollY: window.scrollY} satisfies FoldState}, '');
  } catch {
    // Safari allows 100 changes in 30 seconds.
  }
}

/** Opens what was open when the reader left the page, and then scrolls to the position. */
function restoreState(): boolean {
  const state = readHistoryState()?.[stateKey] as FoldState | undefined;
  if (state === undefined) return false;
  const folds = listFolds();
  for (const index of state.open) folds[index]?.setAttribute('open', '');
  // The browser has restored the position on the shorter page.
  requestAnimationFrame(() => {
    window.scrollTo({top: state.scrollY, behavior: 'instant'});
  });
  return true;
}

export function onRouteDidUpdate({location}: {readonly location: {readonly hash: string}}): void {
  renderedEntry = {key: readHistoryState()?.key};
  if (document.querySelector(foldSelector) === null || !restoreState()) openTarget(location.hash);
}

if (typeof window !== 'undefined') {
  // Pressing a link to the current fragment doesn't change the route.
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.hash !== '' && link.href === location.href) openTarget(link.hash);
  });
  document.addEventListener('toggle', saveState, true);
  document.addEventListener('scrollend', saveState);

  let closedForScreen: readonly HTMLDetailsElement[] = [];
  // For browsers whose style sheets can't show the content of closed elements (`::details-content`).
  addEventListener('beforeprint', () => {
    closedForScreen = listFolds().filter(({open}) => !open);
    openAll(true);
  });
  addEventListener('afterprint', () => {
    for (const fold of closedForScreen) fold.open = false;
  });
}

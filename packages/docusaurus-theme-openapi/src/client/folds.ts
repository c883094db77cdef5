import {findHashTarget, isUnmodifiedClick} from '@developer-docs/docusaurus-utils';
import type {ClientModule} from '@docusaurus/types';

/*
 * A client module for the folds of pages, which is their collapsible content: it opens what links lead to, what was
 * open before the reader navigated back, and everything in print.
 */

/** What the history entry of a page remembers. */
interface FoldState {
  /** The names of the folds that the reader opened, or closed if they're open at first. */
  readonly toggled: readonly string[];
  readonly scrollY: number;
}

const stateKey = 'openApiFolds';
/** The folds of a reference, except for the consoles', which aren't open when the reader comes back. */
const foldSelector = ':is(.openapi-part, .openapi-split, .openapi-section) details:not(.openapi-try-it *)';
/** The folds with the content of operations and schemas, or of changes. */
const sectionFoldSelector = '.openapi-fold';

const listFolds = (selector: string): HTMLDetailsElement[] =>
  Array.from(document.querySelectorAll<HTMLDetailsElement>(selector));

/**
 * Lists all folds with their names: the ID of the section or entry around each, and its number there. After a
 * deployment, the page can have other sections.
 */
function listNamedFolds(): (readonly [name: string, fold: HTMLDetailsElement])[] {
  const counts = new Map<string, number>();
  return listFolds(foldSelector).map((fold) => {
    const owner = fold.closest('[id], .openapi-section');
    const id = owner?.id || owner?.querySelector(':scope > [id]')?.id || '';
    const number = (counts.get(id) ?? 0) + 1;
    counts.set(id, number);
    return [`${id} ${number}`, fold];
  });
}

/** Returns whether a fold is open before the reader has opened or closed it. */
const isOpenAtFirst = (fold: HTMLDetailsElement): boolean => 'openapiExpanded' in fold.dataset;

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
  const toggled = listNamedFolds().flatMap(([name, fold]) => (fold.open === isOpenAtFirst(fold) ? [] : [name]));
  if (toggled.length === 0 && state?.[stateKey] === undefined) return;
  try {
    history.replaceState({...state, [stateKey]: {toggled, scrollY: window.scrollY} satisfies FoldState}, '');
  } catch {
    // Safari allows 100 changes in 30 seconds.
  }
}

/** Opens what was open when the reader left the page, and then scrolls to the position. */
function restoreState(): boolean {
  const state = readHistoryState()?.[stateKey] as FoldState | undefined;
  if (state === undefined) return false;
  const toggled = new Set(state.toggled);
  for (const [name, fold] of listNamedFolds()) {
    if (toggled.has(name)) fold.open = !isOpenAtFirst(fold);
  }
  // The browser has restored the position on the shorter page.
  requestAnimationFrame(() => {
    window.scrollTo({top: state.scrollY, behavior: 'instant'});
  });
  return true;
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
    renderedEntry = {key: readHistoryState()?.key};
    if (document.querySelector(foldSelector) === null || !restoreState()) openTarget(location.hash);
  },
};

if (typeof window !== 'undefined') {
  // Pressing a link to the current fragment doesn't change the route.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.hash === '' || link.href !== location.href) return;
    if (isUnmodifiedClick(event)) openTarget(link.hash);
  });
  listenToToggle(saveState);
  document.addEventListener('scrollend', saveState);

  // In other browsers, the style sheet shows closed content in print.
  if (!CSS.supports('selector(::details-content)')) openInPrint();
}

export default clientModule;

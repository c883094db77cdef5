/** What the history entry of a page remembers. */
interface FoldState {
  /** The names of the folds that the reader opened, or closed if they're open at first. */
  readonly toggled: readonly string[];
  readonly scrollY: number;
}

const stateKey = 'openApiFolds';

const readHistoryState = () => history.state as Readonly<Record<string, unknown>> | null;

/** The key of the history entry whose page is rendered. The first page has no key; until it's hydrated, it's `null`. */
let renderedKey: unknown = null;

/** Must be called when the page of a history entry is rendered. */
export function setRenderedEntry(): void {
  renderedKey = readHistoryState()?.key;
}

/**
 * Names folds by the ID of the section or entry around each, and its number there. After a deployment, the page can
 * have other sections.
 */
function nameFolds(folds: readonly HTMLDetailsElement[]): (readonly [name: string, fold: HTMLDetailsElement])[] {
  const counts = new Map<string, number>();
  return folds.map((fold) => {
    const owner = fold.closest('[id], .openapi-section');
    const id = owner?.id || owner?.querySelector(':scope > [id]')?.id || '';
    const number = (counts.get(id) ?? 0) + 1;
    counts.set(id, number);
    return [`${id} ${number}`, fold];
  });
}

/** Returns whether a fold is open before the reader has opened or closed it. */
const isOpenAtFirst = (fold: HTMLDetailsElement): boolean => 'openapiExpanded' in fold.dataset;

/**
 * Remembers in the history entry what's open, and the position, so that going back restores both. While a page loads,
 * and until another entry's page is rendered, the browser also scrolls.
 */
export function saveFolds(folds: readonly HTMLDetailsElement[]): void {
  const state = readHistoryState();
  if (state?.key !== renderedKey) return;
  const toggled = nameFolds(folds)
    .filter(([, fold]) => fold.open !== isOpenAtFirst(fold))
    .map(([name]) => name);
  if (toggled.length === 0 && state?.[stateKey] === undefined) return;
  try {
    history.replaceState({...state, [stateKey]: {toggled, scrollY: window.scrollY} satisfies FoldState}, '');
  } catch {
    // Safari allows 100 changes in 30 seconds.
  }
}

/**
 * Opens what was open when the reader left the page, and then scrolls to the position.
 *
 * @returns Whether the history entry remembers them.
 */
export function restoreFolds(folds: readonly HTMLDetailsElement[]): boolean {
  const state = readHistoryState()?.[stateKey] as FoldState | undefined;
  if (state === undefined) return false;
  const toggled = new Set(state.toggled);
  for (const [name, fold] of nameFolds(folds)) {
    if (toggled.has(name)) fold.open = !isOpenAtFirst(fold);
  }
  // The browser has restored the position on the shorter page.
  requestAnimationFrame(() => {
    window.scrollTo({top: state.scrollY, behavior: 'instant'});
  });
  return true;
}

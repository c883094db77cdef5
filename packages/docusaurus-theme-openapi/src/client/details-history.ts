/** What the history entry of a page remembers. */
interface DetailsState {
  /** The names of the elements that the reader opened, or closed if they're open at first. */
  readonly toggled: readonly string[];
  readonly scrollY: number;
}

const stateKey = 'openApiDetails';

const readHistoryState = () => history.state as Readonly<Record<string, unknown>> | null;

/** The key of the history entry whose page is rendered. The first page has no key; until it's hydrated, it's `null`. */
let renderedKey: unknown = null;

/** Must be called when the page of a history entry is rendered. */
export function setRenderedEntry(): void {
  renderedKey = readHistoryState()?.key;
}

/**
 * Names elements by the ID of the section or entry around each, and its number there. After a deployment, the page can
 * have other sections.
 */
function nameDetails(
  elements: readonly HTMLDetailsElement[],
): (readonly [name: string, element: HTMLDetailsElement])[] {
  const counts = new Map<string, number>();
  return elements.map((element) => {
    const owner = element.closest('[id], .openapi-section');
    const id = owner?.id || owner?.querySelector(':scope > [id]')?.id || '';
    const number = (counts.get(id) ?? 0) + 1;
    counts.set(id, number);
    return [`${id} ${number}`, element];
  });
}

/** Returns whether an element is open before the reader has opened or closed it. */
const isOpenAtFirst = (element: HTMLDetailsElement): boolean => 'openapiExpanded' in element.dataset;

/**
 * Remembers in the history entry what's open, and the position, so that going back restores both. While a page loads,
 * and until another entry's page is rendered, the browser also scrolls.
 */
export function saveDetails(elements: readonly HTMLDetailsElement[]): void {
  const state = readHistoryState();
  if (state?.key !== renderedKey) return;
  const toggled = nameDetails(elements)
    .filter(([, element]) => element.open !== isOpenAtFirst(element))
    .map(([name]) => name);
  if (toggled.length === 0 && state?.[stateKey] === undefined) return;
  try {
    history.replaceState({...state, [stateKey]: {toggled, scrollY: window.scrollY} satisfies DetailsState}, '');
  } catch {
    // Safari allows 100 changes in 30 seconds.
  }
}

/**
 * Opens what was open when the reader left the page, and then scrolls to the position.
 *
 * @returns Whether the history entry remembers them.
 */
export function restoreDetails(elements: readonly HTMLDetailsElement[]): boolean {
  const state = readHistoryState()?.[stateKey] as DetailsState | undefined;
  if (state === undefined) return false;
  const toggled = new Set(state.toggled);
  for (const [name, element] of nameDetails(elements)) {
    if (toggled.has(name)) element.open = !isOpenAtFirst(element);
  }
  // The browser has restored the position on the shorter page.
  requestAnimationFrame(() => {
    window.scrollTo({top: state.scrollY, behavior: 'instant'});
  });
  return true;
}

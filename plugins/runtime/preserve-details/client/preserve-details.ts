/**
 * A hot update replaces the component of the edited page, and React mounts it again with all `<details>` elements in their initial
 * state. This records the elements that were opened or closed, and toggles their replacements.
 */

/** Whether each element that was toggled is open, by key. Keys contain the path of the page. */
const openStates = new Map<string, boolean>();

/** Identifies an element by its page, its summary, and its position among elements with the same summary. */
function getKey(details: HTMLDetailsElement): string {
  const summary = getSummaryText(details);
  const sameSummary = [...document.querySelectorAll('details')].filter((other) => getSummaryText(other) === summary);
  return JSON.stringify([location.pathname, summary, sameSummary.indexOf(details)]);
}

function getSummaryText(details: HTMLDetailsElement): string {
  return details.querySelector(':scope > summary')?.textContent ?? '';
}

function restore(details: HTMLDetailsElement): void {
  const isOpen = openStates.get(getKey(details));
  if (isOpen !== undefined && isOpen !== details.open) {
    // A click instead of `open`, because the theme's component has a state of its own.
    details.querySelector<HTMLElement>(':scope > summary')?.click();
  }
}

if (typeof document !== 'undefined') {
  // Not `toggle`, which is also dispatched for elements that are inserted open.
  document.addEventListener(
    'click',
    ({target}) => {
      const details = target instanceof Element ? target.closest('summary')?.parentElement : undefined;
      if (!(details instanceof HTMLDetailsElement)) return;
      // The element is toggled after this event.
      openStates.set(getKey(details), !details.open);
    },
    true,
  );

  new MutationObserver((records) => {
    if (openStates.size === 0) return;
    for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node instanceof HTMLDetailsElement) restore(node);
      node.querySelectorAll('details').forEach(restore);
    }
  }).observe(document.body, {childList: true, subtree: true});
}

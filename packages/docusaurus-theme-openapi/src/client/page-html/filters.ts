import {translate} from '@docusaurus/Translate';
import {formatNumber} from '../common/format-number';

/** The operations and changes that filters hide. Changes have their level. */
const itemSelector = '.openapi-list > li, [data-openapi-level]';

/** What's hidden if all of its items are: the operations of a tag, or the changes of an operation or schema. */
const groupSelector = '[data-openapi-group]';

/** Lists the items that a filter applies to: those after it, until the next filter. */
function listItems(filter: HTMLElement): HTMLElement[] {
  const elements = Array.from(document.querySelectorAll<HTMLElement>(`.openapi-filter, ${itemSelector}`));
  const followers = elements.slice(elements.indexOf(filter) + 1);
  const nextFilter = followers.findIndex((element) => element.matches('.openapi-filter'));
  return nextFilter === -1 ? followers : followers.slice(0, nextFilter);
}

/** Returns the text that an item is found by. A change doesn't contain the name of what has changed. */
const getText = (item: HTMLElement) =>
  `${item.closest(groupSelector)?.querySelector('h3, h4')?.textContent ?? ''} ${item.textContent}`.toLowerCase();

/** The sections that a filter has opened, and closes when it's cleared. */
const openedFolds = new WeakSet<HTMLDetailsElement>();

/** Hides a group without a match. Opens one with a match, until the filter is cleared. */
function updateGroup(group: HTMLElement, items: readonly HTMLElement[], isFiltered: boolean): void {
  const hasMatch = items.some((item) => !item.hidden && group.contains(item));
  group.hidden = !hasMatch;
  const fold = group.querySelector<HTMLDetailsElement>('.openapi-fold');
  if (fold === null) return;
  if (isFiltered && hasMatch && !fold.open) {
    openedFolds.add(fold);
    fold.open = true;
  } else if (!isFiltered && openedFolds.delete(fold)) {
    fold.open = false;
  }
}

/**
 * Applies a filter: hides the operations or changes that don't contain every word of its input, or that don't have the
 * selected level, and the groups without any. Updates the number of results.
 *
 * @param selectMessage - Selects the plural form of a message.
 */
export function applyFilter(filter: HTMLElement, selectMessage: (count: number, messages: string) => string): void {
  const words = (filter.querySelector('input')?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const level = filter.querySelector('select')?.value ?? '';
  const isFiltered = words.length > 0 || level !== '';
  const items = listItems(filter);
  const matches = items.filter((item) => {
    const text = getText(item);
    return words.every((word) => text.includes(word)) && (level === '' || item.dataset.openapiLevel === level);
  });
  const matching = new Set(matches);
  for (const item of items) item.hidden = !matching.has(item);
  for (const group of new Set(items.map((item) => item.closest<HTMLElement>(groupSelector)))) {
    if (group !== null) updateGroup(group, items, isFiltered);
  }
  const messages = describeResult(filter, {
    matches: formatNumber(matches.length),
    count: formatNumber(items.length),
  });
  filter.querySelector('[role="status"]')?.replaceChildren(isFiltered ? selectMessage(items.length, messages) : '');
}

/** Returns the message with the number of results, in each plural form. Only changes have levels to select. */
const describeResult = (filter: HTMLElement, values: {matches: string; count: string}) =>
  filter.querySelector('select') === null
    ? translate(
        {
          id: 'theme.openapi.filter.count.plurals',
          message: '{matches} of {count} operation|{matches} of {count} operations',
        },
        values,
      )
    : translate(
        {
          id: 'theme.openapi.filter.changes.plurals',
          message: '{matches} of {count} change|{matches} of {count} changes',
        },
        values,
      );

import {translate} from '@docusaurus/Translate';
import {controlAttributes} from '../../shared/page-controls';
import {formatNumber} from '../format-number';

interface FilterTarget {
  readonly items: readonly HTMLElement[];
  /** The elements that are hidden if all of their items are. */
  readonly getGroup: (item: HTMLElement) => HTMLElement | null;
  /** Additional text that an item can be found by, besides its own. */
  readonly getTitle: (item: HTMLElement) => string;
  /** Returns the message with the number of results, in each plural form. */
  readonly describe: (values: {matches: string; count: string}) => string;
}

/**
 * The next sibling of the filter is the list of operations, or contains a list for each group, after the text of its
 * tag.
 */
const findOperations = (filter: HTMLElement): FilterTarget => ({
  items: Array.from(filter.nextElementSibling?.querySelectorAll<HTMLElement>('.openapi-list > li') ?? []),
  getGroup: (item) => item.closest(`[${controlAttributes.group}]`),
  getTitle: () => '',
  describe: (values) =>
    translate(
      {
        id: 'theme.openapi.filter.count.plurals',
        message: '{matches} of {count} operation|{matches} of {count} operations',
      },
      values,
    ),
});

/** Changes are in the collapsed sections of operations and schemas. */
const findChanges = (changesOf: string): FilterTarget => ({
  items: Array.from(
    document.querySelectorAll<HTMLElement>(`li[${controlAttributes.changes}="${CSS.escape(changesOf)}"]`),
  ),
  getGroup: (item) => item.closest('section'),
  getTitle: (item) => item.closest('section')?.querySelector('h3, h4')?.textContent ?? '',
  describe: (values) =>
    translate(
      {
        id: 'theme.openapi.filter.changes.plurals',
        message: '{matches} of {count} change|{matches} of {count} changes',
      },
      values,
    ),
});

/** The sections that a filter has opened, and closes when it's cleared. */
const openedFolds = new WeakSet<HTMLDetailsElement>();

function toggleFold(fold: HTMLDetailsElement, isFiltered: boolean, hasMatch: boolean): void {
  if (isFiltered && hasMatch && !fold.open) {
    openedFolds.add(fold);
    fold.open = true;
  } else if (!isFiltered && openedFolds.delete(fold)) {
    fold.open = false;
  }
}

const readCriteria = (filter: HTMLElement) => ({
  words: (filter.querySelector('input')?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean),
  level: filter.querySelector('select')?.value ?? '',
});

/**
 * Applies a filter: hides the operations or changes that don't contain every word of its input, or that don't have the
 * selected level, and updates the number of results.
 *
 * @param selectMessage - Selects the plural form of a message.
 */
export function applyFilter(filter: HTMLElement, selectMessage: (count: number, messages: string) => string): void {
  const {words, level} = readCriteria(filter);
  const isFiltered = words.length > 0 || level !== '';
  const changesOf = filter.getAttribute(controlAttributes.filter) ?? '';
  const {items, getGroup, getTitle, describe} = changesOf === '' ? findOperations(filter) : findChanges(changesOf);
  const isMatch = (item: HTMLElement) => {
    const text = `${getTitle(item)} ${item.textContent}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (level === '' || item.getAttribute(controlAttributes.level) === level)
    );
  };
  const matches = items.filter(isMatch);
  const matching = new Set(matches);
  for (const item of items) item.hidden = !matching.has(item);
  const matchingGroups = new Set(matches.map(getGroup));
  for (const group of new Set(items.map(getGroup))) {
    const hasMatch = matchingGroups.has(group);
    group?.toggleAttribute('hidden', !hasMatch);
    const fold = group?.querySelector<HTMLDetailsElement>('.openapi-fold');
    if (fold) toggleFold(fold, isFiltered, hasMatch);
  }
  const values = {matches: formatNumber(matches.length), count: formatNumber(items.length)};
  filter
    .querySelector('[role="status"]')
    ?.replaceChildren(isFiltered ? selectMessage(items.length, describe(values)) : '');
}

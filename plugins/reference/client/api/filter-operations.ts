/**
 * Hides the operations whose method, path, and name don't contain every word of a query, and updates the number of
 * results.
 *
 * @param filter - The element with the input and the status. Its next sibling is the list, or contains a list for each
 *   group.
 */
export function filterOperations(filter: Element, query: string): void {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const list = filter.nextElementSibling;
  const items = [...(list?.querySelectorAll('li') ?? [])];
  const matches = items.filter((item) => {
    const text = item.textContent.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  items.forEach((item) => {
    item.toggleAttribute('hidden', !matches.includes(item));
  });
  list?.querySelectorAll('[data-group]').forEach((group) => {
    group.toggleAttribute('hidden', group.querySelector('li:not([hidden])') === null);
  });
  const status = filter.querySelector('[role="status"]');
  if (status !== null) {
    status.textContent = words.length === 0 ? '' : `${matches.length} of ${items.length} operations`;
  }
}

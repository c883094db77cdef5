/**
 * Hides the operations whose method, path, and name don't contain every word of a query, and updates the number of
 * results.
 *
 * @param filter - The element with the input and the status. The list is its next sibling.
 */
export function filterOperations(filter: Element, query: string): void {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const items = [...(filter.nextElementSibling?.children ?? [])];
  const matches = items.filter((item) => {
    const text = item.textContent.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  items.forEach((item) => {
    item.toggleAttribute('hidden', !matches.includes(item));
  });
  const status = filter.querySelector('[role="status"]');
  if (status !== null) {
    status.textContent = words.length === 0 ? '' : `${matches.length} of ${items.length} operations`;
  }
}

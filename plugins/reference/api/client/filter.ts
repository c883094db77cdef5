/**
 * Shows the operations that have every word of a query in their method, path or name, and says how many.
 *
 * @param filter - The element with the input and the status; the list follows it.
 */
export function filterList(filter: Element, query: string): void {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const items = [...(filter.nextElementSibling?.children ?? [])];
  let count = 0;
  for (const item of items) {
    const text = item.textContent.toLowerCase();
    const fits = words.every((word) => text.includes(word));
    item.toggleAttribute('hidden', !fits);
    count += Number(fits);
  }
  const status = filter.querySelector('[role="status"]');
  if (status !== null) {
    status.textContent = words.length === 0 ? '' : `${count} of ${items.length} operations`;
  }
}

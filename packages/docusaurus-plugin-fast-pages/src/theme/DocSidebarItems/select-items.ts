/** A part of a list: from `start` to before `end`. */
export interface ItemRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Selects the part of a long list that a page shows: the items around the active one, a third of them before it. If none is
 * active, it's the beginning of the list.
 */
export function selectItems(activeIndex: number, length: number, maxItems: number): ItemRange {
  const start = Math.max(0, Math.min(activeIndex - Math.floor(maxItems / 3), length - maxItems));
  return {start, end: Math.min(length, start + maxItems)};
}
